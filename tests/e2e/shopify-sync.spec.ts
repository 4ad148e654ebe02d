// A seller links their shop at Shopify, brings its products in, and reads what was refused and why, line by line.

import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { linkByConsent, shopifyEnv } from '../support/built-shopify.ts';
import { BUSINESS } from '../support/business.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { pageOf } from '../support/shop-site.ts';
import { makeProduct } from '../support/shopify-double/books.ts';
import { startShopify } from '../support/shopify-double/server.ts';

const expect = expectSoon.configure({ timeout: 30_000 });
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const SHOP = 'nuage.myshopify.com';

let double: Awaited<ReturnType<typeof startShopify>>;
let site: BuiltServer;
let ines: string;
let seller: string;
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

test.beforeAll(async () => {
  test.setTimeout(200_000);
  double = await startShopify();
  site = await startBuiltServer({
    SEED: 'empty',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...shopifyEnv(double),
  });
  const rose = (await call<{ token: string }>('user/login_with_password', ADMIN)).token;
  ines = (await call<{ token: string }>('user/register_with_email', INES)).token;
  const { merchant } = await call<{ merchant: { uuid: string } }>('business/create', BUSINESS, ines);
  await call('admin/approve_merchant', { uuid: merchant.uuid }, rose);
  const opened = await call<{ token: string }>(
    'business/open_session',
    { merchant_uuid: merchant.uuid },
    ines,
  );
  seller = opened.token;
  const shop = double.open(SHOP);
  shop.products = [
    makeProduct(1, { title: 'Hochet de hêtre' }),
    makeProduct(2, { title: 'Mobile sans prix', price: '0.00' }),
    makeProduct(3, { title: 'Coussin de lecture', tags: ['TVA 7'] }),
    ...Array.from({ length: 70 }, (_, n) =>
      makeProduct(100 + n, { title: `Sans prix ${n + 1}`, price: '0.00' }),
    ),
  ];
});
test.afterAll(async () => {
  await site?.remove();
  await double?.close();
});

test('what is refused is named with its reason, page by page, and leaves the list once it is mended there', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await pageOf(browser, site, { stack: [ines, seller], viewport: { width: 390, height: 844 } });
  await page.goto('/shopify-bridge/sync');
  await expect(page.getByRole('link', { name: 'Relier votre boutique' })).toBeVisible();
  await expectNoAxeViolations(page);
  await linkByConsent(site, double, { shop: SHOP, token: seller });
  await page.goto('/i/shopify/setup');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reprendre mes produits' }).click();
  await page.goto('/shopify-bridge/sync');
  await expect(page.getByText('1 produit ajouté')).toBeVisible({ timeout: 120_000 });
  const table = page.getByRole('region', { name: 'Tableau des lignes refusées' });
  const rows = table.getByRole('row');
  await expect(table).toBeVisible();
  await expect(rows.nth(20)).toBeVisible();
  const first = await rows.count();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(rows).not.toHaveCount(first);
  await page.getByRole('button', { name: 'Page précédente' }).click();
  await expect(rows).toHaveCount(first);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const shop = double.shops.get(SHOP);
  if (shop) shop.products = shop.products.slice(0, 3);
  await page.getByRole('button', { name: 'Synchroniser maintenant' }).click();
  await expect(rows).toHaveCount(3, { timeout: 120_000 });
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row('Mobile sans prix')).toContainText('prix');
  await expect(row('Coussin de lecture')).toContainText('TVA');
  await page.context().close();
});

for (const width of [390, 1280])
  test(`at ${width} px whoever comes from Shopify without a business reads the terms of sellers before theirs is made`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const domain = `laine-${width}.myshopify.com`;
    double.open(domain);
    const person = { email: `laine-${width}@exemple.fr`, password: INES.password };
    const { token } = await call<{ token: string }>('user/register_with_email', person);
    const page = await pageOf(browser, site, { stack: [token], viewport: { width, height: 844 } });
    await page.goto(`/i/auth/shopify-signup?shop=${domain}`);
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    const query = double.signedQuery({ shop: domain, code: double.consent(domain), state });
    await page.goto(`${site.url}/i/auth/shopify-callback?${query}`);
    const terms = page.getByRole('link', { name: 'conditions des vendeurs' });
    await expect(terms).toBeVisible();
    await expectNoAxeViolations(page);
    // In a tab of its own: the page holds the only key to the shop that waits.
    const opened = page.waitForEvent('popup');
    await terms.click();
    const read = await opened;
    await expect(read.getByRole('heading', { level: 1 })).toContainText('Conditions');
    expect((await read.context().request.get(read.url())).status()).toBe(200);
    await read.close();
    await page.getByRole('button', { name: 'Créer un espace vendeur pour elle' }).click();
    await page.waitForURL(/\/i\/shopify\/setup/);
    const session = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth_tokens') ?? '[]') as string[]).at(-1) ?? '',
    );
    const me = await call<{ terms_at: string }>('business/me', {}, session);
    expect(Math.abs(Date.now() - Date.parse(me.terms_at))).toBeLessThan(120_000);
    await expectNoAxeViolations(page);
    await page.context().close();
  });
