import type { Ask } from './ask.ts';
import { orFault } from './catalogue.ts';
import { type ShopAccess, ShopifyFault } from './shopify.ts';

export interface NewShopOrder {
  /** Ours, its tag there: by it the order is found again. A tag has 40 characters at most. */
  reference: string;
  /** The tag of all that comes from this site. */
  site: string;
  number: string;
  lines: { variantId: string; quantity: number; unitCents: number }[];
  deliveryCents: number;
  deliveryTitle: string;
  note: string;
  address: {
    recipient: string;
    line1: string;
    line2: string;
    postal_code: string;
    city: string;
    phone: string;
  } | null;
  paidAt: Date;
  test: boolean;
}

export interface ShopFulfilment {
  id: string;
  carrier: string;
  tracking: string;
  variants: string[];
}

const euros = (cents: number) => ({
  shopMoney: { amount: (cents / 100).toFixed(2), currencyCode: 'EUR' },
});

function addressIn({
  recipient,
  line1,
  line2,
  postal_code,
  city,
  phone,
}: NonNullable<NewShopOrder['address']>) {
  const [first = '', ...rest] = recipient.trim().split(/\s+/);
  const last = rest.join(' ') || first;
  return {
    firstName: rest.length > 0 ? first : '',
    lastName: last,
    address1: line1,
    address2: line2,
    zip: postal_code,
    city,
    countryCode: 'FR',
    ...(phone ? { phone } : {}),
  };
}

function inputOf(order: NewShopOrder) {
  const total = order.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, order.deliveryCents);
  return {
    name: `#${order.number}`,
    tags: [order.reference, order.site],
    note: order.note,
    sourceIdentifier: order.reference,
    currency: 'EUR',
    test: order.test,
    processedAt: order.paidAt.toISOString(),
    financialStatus: 'PAID',
    lineItems: order.lines.map(({ variantId, quantity, unitCents }) => ({
      variantId,
      quantity,
      priceSet: euros(unitCents),
      requiresShipping: true,
    })),
    shippingLines: [{ title: order.deliveryTitle, priceSet: euros(order.deliveryCents) }],
    ...(order.address ? { shippingAddress: addressIn(order.address) } : {}),
    transactions: [{ kind: 'SALE', status: 'SUCCESS', gateway: 'manual', amountSet: euros(total) }],
  };
}

/**
 * Shopify reckons what a question may bring before it runs it, and runs none of more than 1000 points ("GraphQL Admin API
 * rate limits"): a line of a parcel is three objects, so that one order at a time is asked about. Ours have 30 lines.
 */
const PARCELS_MOST = 10;
const PARCEL_LINES_MOST = 30;

interface RawFulfilment {
  id: string;
  status: string;
  trackingInfo: { company: string | null; number: string | null }[];
  fulfillmentLineItems: { nodes: { lineItem: { variant: { id: string } | null } }[] };
}

export function ordersOf(ask: Ask) {
  return {
    /** The order that carries our reference, if the shop has one. */
    async find(access: ShopAccess, reference: string): Promise<string | null> {
      const { orders } = await ask<{ orders: { nodes: { id: string; tags: string[] }[] } }>(access, {
        query: 'query ($query: String!) { orders(first: 5, query: $query) { nodes { id tags } } }',
        variables: { query: `tag:'${reference}'` },
      });
      return orders.nodes.find(({ tags }) => tags.includes(reference))?.id ?? null;
    },

    /** Made, paid, without a mail to anybody: the buyer has ours. Takes the pieces out of the shop's stock. */
    async create(access: ShopAccess, order: NewShopOrder): Promise<string> {
      const { orderCreate: told } = await ask<{
        orderCreate: { order: { id: string } | null; userErrors: { message: string }[] };
      }>(access, {
        query: `mutation ($order: OrderCreateOrderInput!, $options: OrderCreateOptionsInput) {
          orderCreate(order: $order, options: $options) { order { id } userErrors { message } } }`,
        variables: {
          order: inputOf(order),
          options: {
            inventoryBehaviour: 'DECREMENT_IGNORING_POLICY',
            sendReceipt: false,
            sendFulfillmentReceipt: false,
          },
        },
      });
      orFault(told.userErrors);
      if (!told.order) throw new ShopifyFault('No order was made');
      return told.order.id;
    },

    /** The parcels that left of an order we made; none of one that the shop no longer has. */
    async fulfilments(access: ShopAccess, id: string): Promise<ShopFulfilment[]> {
      const { nodes } = await ask<{ nodes: ({ id: string; fulfillments: RawFulfilment[] } | null)[] }>(
        access,
        {
          query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { id fulfillments(first: ${PARCELS_MOST}) {
          id status trackingInfo(first: 1) { company number }
          fulfillmentLineItems(first: ${PARCEL_LINES_MOST}) { nodes { lineItem { variant { id } } } } } } } }`,
          variables: { ids: [id] },
        },
      );
      return (nodes[0]?.fulfillments ?? []).flatMap(parcel);
    },
  };
}

function parcel({ id, status, trackingInfo, fulfillmentLineItems }: RawFulfilment): ShopFulfilment[] {
  if (status !== 'SUCCESS') return [];
  const [info] = trackingInfo;
  const variants = fulfillmentLineItems.nodes.flatMap(({ lineItem }) => lineItem.variant?.id ?? []);
  return [{ id, carrier: info?.company ?? '', tracking: info?.number ?? '', variants }];
}
