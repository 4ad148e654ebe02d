import { eq } from 'drizzle-orm';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { eventsJob } from '#src/features/shopify/events.jobs.server.ts';
import { importsDue } from '#src/features/shopify/import.jobs.server.ts';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import type { ShopifyState } from '#src/features/shopify/shopify.ts';
import { comeBack, signUp, type Visit } from '#src/features/shopify/visit.server.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import type { Config } from '#src/server/config.ts';
import { merchant, product } from '#src/server/db/schema/index.ts';
import type { Member } from '#tests/cast.ts';
import type { TestApp } from './app.ts';
import { BUSINESS } from './business.ts';
import type { DoubleShop } from './shopify-double/books.ts';
import type { ShopifyDouble } from './shopify-double/server.ts';

export const settingsOf = (double: ShopifyDouble): Pick<Config, 'shopify'> => ({
  shopify: { apiKey: double.key, apiSecret: double.secret, apiBase: double.url },
});

/** A browser on the pages of the way to Shopify and back, with the cookies it was given. */
export function createVisitor(app: TestApp, token: string | null = null) {
  const jar = new Map<string, string>();
  const visit = async (work: typeof signUp, query: URLSearchParams): Promise<Visit> => {
    const { services } = app;
    const actor = token
      ? await services.authenticate(token, { userAgent: 'tests' })
      : { role: 'guest' as const };
    const ctx = makeCtx(services, actor ?? { role: 'guest' }, {
      ip: '127.0.0.1',
      requestId: 'test',
      sessionUuid: null,
      userAgent: 'tests',
      cookies: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    return work(ctx, query);
  };
  return {
    keep(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    },
    signUp: (query: URLSearchParams) => visit(signUp, query),
    comeBack: (query: URLSearchParams) => visit(comeBack, query),
  };
}

export const stateIn = (url: string) => new URL(url).searchParams.get('state') ?? '';

/** A business of its owner's, approved, in a session of its own. */
export async function openBusiness(
  app: TestApp,
  { owner, rose }: { owner: Member; rose: Member },
  fields: object = {},
) {
  const { merchant: made } = await app.as(owner.token, () =>
    businessCalls.create({ ...BUSINESS, ...fields }),
  );
  await app.as(rose.token, () => merchantDeskCalls.approve({ uuid: made.uuid }));
  const { token } = await app.as(owner.token, () => businessCalls.openSession({ merchant_uuid: made.uuid }));
  const [row] = await app.services.database.db.select().from(merchant).where(eq(merchant.uuid, made.uuid));
  if (!row) throw new Error('no business');
  return { token, uuid: made.uuid, id: row.id };
}

/** Links a shop of the double to the business of this token, as its browser would. */
export async function linkShop(
  app: TestApp,
  { double, token, domain }: { double: ShopifyDouble; token: string; domain: string },
): Promise<DoubleShop> {
  const shop = double.shops.get(domain) ?? double.open(domain);
  const { url } = await app.as(token, () => shopifyCalls.link({ shop: domain }));
  const query = double.signedQuery({ shop: domain, code: double.consent(domain), state: stateIn(url) });
  const visit = await createVisitor(app, token).comeBack(query);
  if (visit.kind !== 'go') throw new Error(`not linked: ${JSON.stringify(visit)}`);
  return shop;
}

/** Sets up and brings everything in; answers the state after it. */
export async function bringIn(
  app: TestApp,
  token: string,
  setup: Partial<Parameters<typeof shopifyCalls.setup>[0]> = {},
): Promise<ShopifyState> {
  await app.as(token, () => shopifyCalls.setup({ collections: 'all', stock: 'follow', ...setup }));
  await importsDue.run(app.services, {});
  return app.as(token, () => shopifyCalls.state({}));
}

export const productsOf = (app: TestApp, merchantId: number) =>
  app.services.database.db
    .select()
    .from(product)
    .where(eq(product.merchantId, merchantId))
    .orderBy(product.merchantItemId);

/** Delivers a signed webhook, and has it applied. */
export async function deliver(
  app: TestApp,
  double: ShopifyDouble,
  sent: Parameters<ShopifyDouble['webhook']>[0],
): Promise<number> {
  const { status } = await receiveShopify(app.services, double.webhook(sent));
  await eventsJob.run(app.services, {});
  return status;
}
