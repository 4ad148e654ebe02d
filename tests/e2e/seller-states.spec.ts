// Every screen of a seller in each state of a business, on a telephone and on a desk: nothing wider than the screen, no
// rule of axe broken, and the words that say where its owner stands.
import type { Browser, Page } from '@playwright/test';
import { SELLER_PLACES } from '#admin/seller/places.ts';
import { OTHER_SIRET } from '../support/business.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { proveIn } from '../support/prove-page.ts';
import { INES, openShopSite, pageOf, type ShopSite } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const NAIMA = { email: 'naima@exemple.fr', password: 'encore une phrase pour les essais' };
const WIDTHS = [390, 1280];
test.describe.configure({ mode: 'default' });
// A session that ended is told so.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let shop: ShopSite;
let naima: string;
let waiting: string;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShopSite();
  naima = (await shop.call<{ token: string }>('user/register_with_email', NAIMA)).token;
  await shop.call('user/finish_setup', { firstname: 'Naïma', list_slug: 'la-liste-de-naima' }, naima);
  const wanted = {
    name: 'Bois doux',
    legal_name: 'Bois doux SAS',
    siret: OTHER_SIRET,
    shop_url: 'https://bois.exemple',
  };
  const { merchant } = await shop.call<{ merchant: { uuid: string } }>('business/create', wanted, naima);
  waiting = merchant.uuid;
});
test.afterAll(() => shop?.site.remove());

const entered = (browser: Browser, stack: string[], width: number) =>
  pageOf(browser, shop.site, { stack, viewport: { width, height: 844 } });

async function shows(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels ${path} is too wide`).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

type Look = (page: Page, path: string) => Promise<void>;

/** The screens on which somebody acts: the frame that says how a business stands is the same on the others. */
const ACTED = [SELLER_PLACES.orders, SELLER_PLACES.payments, SELLER_PLACES.today];

async function everyScreen(browser: Browser, stack: string[], look: Look) {
  await screens(browser, stack, { paths: Object.values(SELLER_PLACES), look });
}

async function screens(
  browser: Browser,
  stack: string[],
  { paths, look }: { paths: readonly string[]; look: Look },
) {
  for (const width of WIDTHS) {
    const page = await entered(browser, stack, width);
    for (const path of paths) {
      await shows(page, path);
      await look(page, path);
    }
    await page.context().close();
  }
}

test('a business that waits, with nothing in it, says on every screen that it waits, and what is missing', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { token } = await shop.call<{ token: string }>(
    'business/open_session',
    { merchant_uuid: waiting },
    naima,
  );
  await everyScreen(browser, [naima, token], async (page, path) => {
    await expect(page.getByText('Votre boutique attend sa validation').first()).toBeVisible();
    if (path !== SELLER_PLACES.today) return;
    for (const missing of ['présenter votre boutique', 'ajouter votre premier produit', 'donner l’adresse'])
      await expect(page.getByRole('link', { name: new RegExp(missing) })).toBeVisible();
  });
});

test('a business that sells shows what is to be sent, and one below zero what it lacks and that nothing is asked', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await shop.buy([2, 1]);
  const stack = [shop.ines, await shop.seller()];
  await everyScreen(browser, stack, async (page, path) => {
    await expect(page.getByText('attend sa validation')).toHaveCount(0);
    if (path === SELLER_PLACES.orders) await expect(page.getByText('Mobile en bois').first()).toBeVisible();
  });
  const overview = await shop.call('business/overview', {}, stack[1]);
  const today = await shop.call<{ money: object }>('business/today', {}, stack[1]);
  for (const width of WIDTHS) {
    const page = await entered(browser, stack, width);
    const below = { available: -123_456, withdrawable: 0 };
    await page.route('**/api/business/overview', (route) =>
      route.fulfill({ json: { result: { ...overview, ...below } } }),
    );
    await page.route('**/api/business/today', (route) =>
      route.fulfill({ json: { result: { ...today, money: { ...today.money, available: -123_456 } } } }),
    );
    await shows(page, SELLER_PLACES.payments);
    await expect(page.getByText('Il manque 1 234,56 € après des remboursements')).toBeVisible();
    await expect(page.getByText('Rien ne vous est demandé')).toBeVisible();
    await shows(page, SELLER_PLACES.today);
    await expect(page.getByText('-1 234,56 €')).toBeVisible();
    await page.context().close();
  }
});

test('a business that is suspended is said so to its owner, whose session of it is over, with somebody to write to', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const stack = [shop.ines, await shop.seller()];
  await shop.call('admin/disable_merchant', { uuid: shop.merchant, reason: 'Pièce manquante' }, shop.rose);
  for (const width of WIDTHS) {
    const page = await entered(browser, stack, width);
    for (const path of [SELLER_PLACES.orders, SELLER_PLACES.today]) {
      await shows(page, path);
      await expect(page.getByText('Cette boutique est désactivée.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Nous écrire' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Entrer dans/ })).toHaveCount(0);
    }
    await page.context().close();
  }
  await shop.call('admin/approve_merchant', { uuid: shop.merchant }, shop.rose);
});

test('what is put away, out of stock or withheld is named so on the screen of products', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const seller = await shop.seller();
  const [mobile, toy] = shop.products;
  await shop.call('business/set_stock', { product_id: mobile, stock: 0 }, seller);
  await shop.call('business/archive_product', { product_id: toy, archived: true }, seller);
  for (const width of WIDTHS) {
    const page = await entered(browser, [shop.ines, seller], width);
    await shows(page, SELLER_PLACES.products);
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(line('Mobile en bois').locator('.state')).toHaveText('Épuisé');
    await expect(line('Doudou lapin').locator('.state')).toHaveText('Rangé');
    await shows(page, SELLER_PLACES.today);
    await expect(page.getByRole('listitem').filter({ hasText: 'épuisé' })).toContainText('1');
    await page.context().close();
  }
  await shop.call('business/set_stock', { product_id: mobile, stock: 9 }, seller);
  await shop.call('business/archive_product', { product_id: toy, archived: false }, seller);
});

async function deskOf(browser: Browser): Promise<Page> {
  const desk = await pageOf(browser, shop.site, {
    stack: [shop.rose],
    viewport: { width: 1280, height: 844 },
  });
  await desk.goto(`/a/admin/merchants?vendeur=${shop.merchant}`);
  return desk;
}

test('an end that the desk announced is told with its reason where a seller acts, and taken back', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const desk = await deskOf(browser);
  await desk.getByRole('button', { name: 'Annoncer la fermeture' }).click();
  const why = desk.getByRole('dialog', { name: /dans 30 jours/ });
  await why.getByLabel('Motif').fill('Trop de colis perdus');
  await expectNoAxeViolations(desk);
  await why.getByRole('button', { name: 'Annoncer la fermeture' }).click();
  await expect(desk.getByText('La fermeture est annoncée, le vendeur est prévenu.')).toBeVisible();
  const stack = [shop.ines, await shop.seller()];
  await screens(browser, stack, {
    paths: ACTED,
    look: async (page) => {
      await expect(page.getByText(/Votre boutique fermera le/)).toBeVisible();
      await expect(page.getByText('Trop de colis perdus')).toBeVisible();
    },
  });
  await desk.getByRole('button', { name: 'Renoncer à la fermeture' }).click();
  await desk.getByRole('button', { name: /Confirmer/ }).click();
  await expect(desk.getByText('La boutique reste ouverte, le vendeur est prévenu.')).toBeVisible();
  await desk.context().close();
});

test('an owner closes the shop, and keeps what is to be sent, its papers and its money; the desk sees what is owed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await shop.buy([1]);
  const stack = [shop.ines, await shop.seller()];
  const page = await entered(browser, stack, 390);
  await shows(page, SELLER_PLACES.settings);
  await page.getByRole('button', { name: 'Fermer la boutique' }).click();
  await page.getByRole('button', { name: 'Oui, la fermer' }).click();
  await proveIn(page, INES.password);
  await expect(page.getByText(/Votre boutique est fermée depuis/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fermer la boutique' })).toHaveCount(0);
  await page.context().close();
  await screens(browser, stack, {
    paths: ACTED,
    look: async (screen, path) => {
      await expect(screen.getByText(/Votre boutique est fermée depuis/)).toBeVisible();
      if (path === SELLER_PLACES.payments)
        await expect(screen.getByRole('heading', { name: 'Identité et banque' })).toBeVisible();
      if (path === SELLER_PLACES.orders)
        await expect(screen.getByText('Mobile en bois').first()).toBeVisible();
    },
  });
  const desk = await deskOf(browser);
  await expect(desk.getByText('Ce qui lui revient')).toBeVisible();
  await expect(desk.locator('article .state').first()).toHaveText('Fermée');
  await expectNoAxeViolations(desk);
  await desk.context().close();
});
