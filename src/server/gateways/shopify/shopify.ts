/** The keys of our application at Shopify. `apiBase`: a double's address, in place of `https://{shop}`. */
export interface ShopifySettings {
  apiKey: string;
  apiSecret: string;
  apiBase: string | null;
}

/** All that we ask of a shop, and nothing of its customers but the orders we make. */
export const SHOPIFY_SCOPES = [
  ...(['read_products', 'read_inventory', 'read_locations', 'write_orders', 'read_fulfillments'] as const),
];

/** A shop and the token that opens it. */
export interface ShopAccess {
  shop: string;
  token: string;
}

/** A token as Shopify gives it; where it ends, with what makes the next one. */
export interface ShopGrant {
  token: string;
  scopes: string;
  expiresAt: Date | null;
  refreshToken: string | null;
}

/** A webhook whose signature is right. */
export interface ShopWebhook {
  id: string;
  /** As `products/update`. */
  topic: string;
  shop: string;
}

/** Shopify does not answer, or is too busy for as long as we may wait: the same may be asked again later. */
export class ShopifyAway extends Error {
  override name = 'ShopifyAway';
  /** Seconds after which to ask again. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 30, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The shop does not know our token, or took a right back: nothing works until it is linked again. */
export class ShopifyRefused extends Error {
  override name = 'ShopifyRefused';
}

/** Shopify understood the request, and says no. */
export class ShopifyFault extends Error {
  override name = 'ShopifyFault';
}
