import type { Ask } from './ask.ts';
import { type ShopAccess, ShopifyAway, ShopifyFault } from './shopify.ts';

export interface ShopFacts {
  name: string;
  email: string;
  currency: string;
  /** The places that hold its stock. */
  locations: number;
}

export interface ShopCollection {
  id: string;
  title: string;
  products: number;
}

export interface BulkState {
  status: string;
  /** The address of its lines, once it is over; null for none. */
  url: string | null;
  /** Objects so far. */
  objects: number;
  startedAt: Date;
  errorCode: string | null;
}

const BULK = 'id status url objectCount createdAt errorCode';

/** The whole of a variant in one line: no line waits for another, and a reader may begin at any. */
const VARIANT = `id title barcode price inventoryQuantity inventoryPolicy
  inventoryItem { id tracked } image { url }
  product { id title descriptionHtml vendor productType tags handle status updatedAt
    featuredMedia { preview { image { url } } } onlineStoreUrl }`;

interface RawBulk {
  id: string;
  status: string;
  url: string | null;
  objectCount: string | number;
  createdAt: string;
  errorCode: string | null;
}

interface UserError {
  message: string;
}

/** Shopify's enum BulkOperationUserErrorCode, but for INVALID: there is room again once others are over. */
const NO_ROOM: readonly string[] = ['LIMIT_REACHED', 'OPERATION_IN_PROGRESS'];

/** Shopify's own sentence, when it refuses what was asked. */
export function orFault(errors: readonly UserError[] | undefined): void {
  const first = errors?.[0];
  if (first) throw new ShopifyFault(first.message);
}

const numberOf = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);

/** The products on sale, of these collections, in the words of Shopify’s search. */
function filterOf(collections: 'all' | readonly string[]): string {
  if (collections === 'all') return 'product_status:active';
  const among = collections.map((gid) => `collection:${numberOf(gid)}`).join(' OR ');
  return `product_status:active AND (${among})`;
}

export function catalogueOf(ask: Ask) {
  return {
    async facts(access: ShopAccess): Promise<ShopFacts> {
      const { shop, locationsCount } = await ask<{
        shop: { name: string; email: string; currencyCode: string };
        locationsCount?: { count: number } | null;
      }>(access, {
        query: '{ shop { name email currencyCode } locationsCount { count } }',
        patience: 'short',
      });
      return {
        name: shop.name,
        email: shop.email,
        currency: shop.currencyCode,
        locations: locationsCount?.count ?? 1,
      };
    },

    async collections(access: ShopAccess): Promise<ShopCollection[]> {
      const { collections } = await ask<{
        collections: { nodes: { id: string; title: string; productsCount: { count: number } | null }[] };
      }>(access, {
        query: '{ collections(first: 250, sortKey: TITLE) { nodes { id title productsCount { count } } } }',
        patience: 'short',
      });
      return collections.nodes.map(({ id, title, productsCount }) => ({
        id,
        title,
        products: productsCount?.count ?? 0,
      }));
    },

    /** Asks for every variant of these collections; answers the operation to follow. */
    async startBulk(access: ShopAccess, collections: 'all' | readonly string[]): Promise<string> {
      const { bulkOperationRunQuery: told } = await ask<{
        bulkOperationRunQuery: {
          bulkOperation: { id: string } | null;
          userErrors: (UserError & { code: string | null })[];
        };
      }>(access, {
        query: `mutation ($query: String!) { bulkOperationRunQuery(query: $query) {
          bulkOperation { id } userErrors { code message } } }`,
        variables: {
          query: `{ productVariants(query: ${JSON.stringify(filterOf(collections))}) { edges { node { ${VARIANT} } } } }`,
        },
      });
      // Others of ours are under way in this shop.
      if (told.userErrors.some(({ code }) => code !== null && NO_ROOM.includes(code)))
        throw new ShopifyAway('Other operations are in progress', 60);
      orFault(told.userErrors);
      if (!told.bulkOperation) throw new ShopifyFault('No operation was begun');
      return told.bulkOperation.id;
    },

    /** Null once Shopify forgot it. */
    async bulkState(access: ShopAccess, id: string): Promise<BulkState | null> {
      const { node } = await ask<{ node: RawBulk | null }>(access, {
        query: `query ($id: ID!) { node(id: $id) { ... on BulkOperation { ${BULK} } } }`,
        variables: { id },
      });
      if (!node) return null;
      return {
        status: node.status,
        url: node.url,
        objects: Number(node.objectCount),
        startedAt: new Date(node.createdAt),
        errorCode: node.errorCode,
      };
    },

    async cancelBulk(access: ShopAccess, id: string): Promise<void> {
      await ask(access, {
        query: 'mutation ($id: ID!) { bulkOperationCancel(id: $id) { userErrors { message } } }',
        variables: { id },
        patience: 'short',
      });
    },

    /** Pieces on sale over all places, by inventory item; null where the shop does not count them. */
    async stockOf(access: ShopAccess, items: readonly string[]): Promise<Map<string, number | null>> {
      const { nodes } = await ask<{
        nodes: ({
          id: string;
          tracked: boolean;
          variant: { inventoryQuantity: number | null } | null;
        } | null)[];
      }>(access, {
        query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on InventoryItem {
          id tracked variant { inventoryQuantity } } } }`,
        variables: { ids: items },
      });
      return new Map(
        nodes.flatMap((node) =>
          node?.variant ? [[node.id, node.tracked ? (node.variant.inventoryQuantity ?? 0) : null]] : [],
        ),
      );
    },

    /** True when the product is in one of these collections. */
    async isAmong(access: ShopAccess, product: string, collections: readonly string[]): Promise<boolean> {
      const asked = collections.map((gid, n) => `c${n}: inCollection(id: ${JSON.stringify(gid)})`).join(' ');
      const told = await ask<{ product: Record<string, boolean> | null }>(access, {
        query: `query ($id: ID!) { product(id: $id) { ${asked} } }`,
        variables: { id: product },
      });
      return Object.values(told.product ?? {}).some(Boolean);
    },

    /** Takes our application out of the shop: its token is worth nothing any more. */
    async uninstall(access: ShopAccess): Promise<void> {
      const { appUninstall: told } = await ask<{ appUninstall: { userErrors: UserError[] } }>(access, {
        query: 'mutation { appUninstall { userErrors { message } } }',
        patience: 'short',
      });
      orFault(told.userErrors);
    },

    /** Asks to be told of this topic at this address; asked for already is as good. */
    async subscribe(access: ShopAccess, topic: string, uri: string): Promise<void> {
      const { webhookSubscriptionCreate: told } = await ask<{
        webhookSubscriptionCreate: { userErrors: UserError[] };
      }>(access, {
        query: `mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) {
          webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
            userErrors { message } } }`,
        variables: { topic, uri },
      });
      const others = told.userErrors.filter(({ message }) => !/already been taken/i.test(message));
      orFault(others);
    },
  };
}
