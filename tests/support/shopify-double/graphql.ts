import { type DoubleOrder, type DoubleShop, gid, idOf } from './books.ts';

export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code: string } }[];
}

const invalid = (message: string): Answer => ({ errors: [{ message }] });
const userErrors = (name: string, key: string, error: { code: string; message: string }): Answer => ({
  data: { [name]: { [key]: null, userErrors: [error] } },
});

const BULKS_AT_ONCE = 5;

/** Answers what we ask, and refuses what Shopify would. */
export function answerGraphql(shop: DoubleShop, base: string, { query, variables }: Asked): Answer {
  if (/\bshop \{/.test(query))
    return {
      data: {
        shop: { name: 'Bois doux', email: 'bonjour@boisdoux.exemple', currencyCode: shop.currency },
        locationsCount: { count: shop.locations },
      },
    };
  if (/^\{ collections/.test(query)) return { data: { collections: { nodes: collectionsOf(shop) } } };
  if (query.includes('bulkOperationRunQuery')) return runBulk(shop, String(variables.query));
  if (query.includes('appUninstall')) return { data: { appUninstall: { userErrors: [] } } };
  if (query.includes('bulkOperationCancel')) return { data: { bulkOperationCancel: { userErrors: [] } } };
  if (query.includes('BulkOperation')) return { data: { node: bulkOf(shop, base, String(variables.id)) } };
  if (query.includes('InventoryItem')) return { data: { nodes: itemsOf(shop, variables.ids as string[]) } };
  if (query.includes('inCollection')) return { data: { product: inCollections(shop, query, variables) } };
  if (query.includes('webhookSubscriptionCreate')) return subscribe(shop, variables);
  if (query.includes('orderCreate')) return createOrder(shop, variables.order as Record<string, unknown>);
  if (query.includes('orders(first'))
    return { data: { orders: { nodes: search(shop, String(variables.query)) } } };
  if (query.includes('... on Order')) return { data: { nodes: parcelsOf(shop, variables.ids as string[]) } };
  return invalid(`Field is not there: ${query.slice(0, 80)}`);
}

const collectionsOf = (shop: DoubleShop) =>
  shop.collections.map(({ id, title }) => ({
    id: gid('Collection', id),
    title,
    productsCount: { count: shop.products.filter(({ collections }) => collections.includes(id)).length },
  }));

function runBulk(shop: DoubleShop, query: string): Answer {
  const running = shop.bulks.filter(({ polls }) => polls < shop.looks).length;
  if (running >= BULKS_AT_ONCE)
    return userErrors('bulkOperationRunQuery', 'bulkOperation', {
      code: 'LIMIT_REACHED',
      message: 'Bulk operations limit reached. Please try again later.',
    });
  if (!/edges \{ node \{/.test(query))
    return userErrors('bulkOperationRunQuery', 'bulkOperation', {
      code: 'INVALID',
      message: 'Bulk queries must contain at least one connection.',
    });
  const id = gid('BulkOperation', shop.bulks.length + 1);
  shop.bulks.push({ id, query, polls: 0, createdAt: new Date().toISOString() });
  return { data: { bulkOperationRunQuery: { bulkOperation: { id }, userErrors: [] } } };
}

function bulkOf(shop: DoubleShop, base: string, id: string) {
  const bulk = shop.bulks.find((one) => one.id === id);
  if (!bulk) return null;
  bulk.polls += 1;
  const over = bulk.polls >= shop.looks;
  const count = over ? chosen(shop, bulk.query).length : 0;
  return {
    id,
    status: over ? 'COMPLETED' : 'RUNNING',
    url: over && count > 0 ? `${base}/files/${shop.domain}/${idOf(id)}.jsonl` : null,
    objectCount: String(count),
    createdAt: bulk.createdAt,
    errorCode: null,
  };
}

/** The variants that a bulk query asks for. */
export function chosen(shop: DoubleShop, query: string) {
  const wanted = [...query.matchAll(/collection:(\d+)/g)].map(([, id]) => Number(id));
  const active = query.includes('product_status:active');
  return shop.products
    .filter(({ status }) => !active || status === 'ACTIVE')
    .filter(({ collections }) => wanted.length === 0 || collections.some((id) => wanted.includes(id)))
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })));
}

const itemsOf = (shop: DoubleShop, ids: string[]) =>
  ids.map((id) => {
    const found = shop.products
      .flatMap(({ variants }) => variants)
      .find(({ inventoryItemId }) => inventoryItemId === idOf(id));
    return found ? { id, tracked: found.tracked, variant: { inventoryQuantity: found.stock } } : null;
  });

function inCollections(shop: DoubleShop, query: string, { id }: Record<string, unknown>) {
  const product = shop.products.find((one) => one.id === idOf(String(id)));
  if (!product) return null;
  const asked = [...query.matchAll(/(c\d+): inCollection\(id: "[^"]*?(\d+)"\)/g)];
  return Object.fromEntries(asked.map(([, name, of]) => [name, product.collections.includes(Number(of))]));
}

function subscribe(shop: DoubleShop, { topic, uri }: Record<string, unknown>): Answer {
  const known = shop.subscriptions.some((one) => one.topic === topic && one.uri === uri);
  if (known)
    return {
      data: {
        webhookSubscriptionCreate: {
          userErrors: [{ message: 'Address for this topic has already been taken' }],
        },
      },
    };
  shop.subscriptions.push({ topic: String(topic), uri: String(uri) });
  return { data: { webhookSubscriptionCreate: { userErrors: [] } } };
}

interface Line {
  variantId: string;
  quantity: number;
  priceSet: { shopMoney: { amount: string } };
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Makes it once for each time it is asked: only whoever asks can know that it was the same. */
function createOrder(shop: DoubleShop, input: Record<string, unknown>): Answer {
  const refuse = (message: string) => userErrors('orderCreate', 'order', { code: 'INVALID', message });
  const tags = (input.tags ?? []) as string[];
  if (tags.some((tag) => tag.length > 40)) return refuse('Tags is too long (maximum is 40 characters)');
  const lines = input.lineItems as Line[];
  const variants = shop.products.flatMap((product) => product.variants);
  const known = (line: Line) => variants.find(({ id }) => id === idOf(line.variantId));
  if (lines.length === 0 || !lines.every(known)) return refuse('Line items variant is invalid');
  const delivery = (input.shippingLines as { priceSet: Line['priceSet'] }[])[0];
  const total =
    lines.reduce((sum, { quantity, priceSet }) => sum + quantity * cents(priceSet.shopMoney.amount), 0) +
    cents(delivery?.priceSet.shopMoney.amount ?? '0');
  const paid = (input.transactions as { amountSet: Line['priceSet'] }[])[0];
  if (cents(paid?.amountSet.shopMoney.amount ?? '0') !== total)
    return refuse('Transactions amount is invalid');
  const id = shop.orders.length + 5001;
  for (const line of lines) {
    const variant = known(line);
    if (variant) variant.stock -= line.quantity;
  }
  shop.orders.push({ id, input, foundAt: Date.now(), fulfilments: [] });
  return { data: { orderCreate: { order: { id: gid('Order', id) }, userErrors: [] } } };
}

function search(shop: DoubleShop, query: string) {
  const tag = /tag:'([^']+)'/.exec(query)?.[1];
  return shop.orders
    .filter(
      ({ input, foundAt }) => ((input.tags ?? []) as string[]).includes(tag ?? '') && foundAt <= Date.now(),
    )
    .map(({ id, input }) => ({ id: gid('Order', id), tags: input.tags }));
}

const parcelsOf = (shop: DoubleShop, ids: string[]) =>
  ids.map((id) => {
    const order = shop.orders.find((one) => one.id === idOf(id));
    return order ? { id, fulfillments: order.fulfilments.map(parcel) } : null;
  });

const parcel = ({ id, company, number, variants }: DoubleOrder['fulfilments'][number]) => ({
  id: gid('Fulfillment', id),
  status: 'SUCCESS',
  trackingInfo: [{ company, number }],
  fulfillmentLineItems: {
    nodes: variants.map((variant) => ({ lineItem: { variant: { id: gid('ProductVariant', variant) } } })),
  },
});
