// A price, a last piece and a seller that change while a giver is about to pay, on a telephone without JavaScript and on a
// desk with it: what they read, what they typed, and the way on that they are offered.
import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { BUYER, openShopSite, pageOf, type ShopSite } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const CARD = '4242 4242 4242 4242';
test.describe.configure({ mode: 'default' });
// A form is refused as a form is.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let shop: ShopSite;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShopSite();
});
test.afterAll(() => shop?.site.remove());

/** On a telephone without JavaScript. */
const giver = (browser: Browser, width: number) =>
  pageOf(browser, shop.site, { javaScriptEnabled: width > 390, viewport: { width, height: 844 } });

/** The form that orders a gift of the list, filled in and not sent. */
async function beginOrder(page: Page, name: string) {
  await page.goto(`/${shop.list.slug}`);
  await page.getByRole('button', { name: `Offrir : ${name}` }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText('Commander ici').click();
  await sheet.getByLabel('Votre nom').first().fill(BUYER.name);
  await sheet.getByLabel('Votre adresse e-mail').first().fill(BUYER.email);
}

const send = (page: Page) => page.getByRole('button', { name: 'Commander ce cadeau' }).click();
const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function fillAddress(page: Page) {
  await page.getByLabel('Nom de la personne qui reçoit').fill('Odile Durand');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
}

async function toPayment(page: Page) {
  await fillAddress(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(page.getByRole('heading', { name: 'Payer la commande' })).toBeVisible();
}

async function looksRight(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels ${page.url()} is too wide`).toBeLessThanOrEqual(0);
  // axe is a script: it looks where scripts may run.
  if (await page.evaluate(() => innerWidth > 390)) await expectNoAxeViolations(page);
}

const setStock = async (product_id: number | undefined, stock: number) =>
  shop.call('business/set_stock', { product_id, stock }, await shop.seller());
const close = () =>
  shop.call('admin/disable_merchant', { uuid: shop.merchant, reason: 'Pièce manquante' }, shop.rose);
const reopen = () => shop.call('admin/approve_merchant', { uuid: shop.merchant }, shop.rose);

for (const width of [390, 1280])
  test(`at ${width} px whoever comes second for a last piece orders another gift, or promises this one, with nothing typed again`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    await setStock(shop.products[1], 1);
    const page = await giver(browser, width);
    await beginOrder(page, 'Doudou lapin');
    await shop.buy([0, 1], 'premier@exemple.fr');
    await send(page);
    const refused = page.getByRole('region', { name: 'Ce cadeau n’a pas pu être commandé' });
    await expect(refused.getByText('Cet article est épuisé pour le moment')).toBeVisible();
    await expect(refused.getByLabel('Votre nom')).toHaveValue(BUYER.name);
    await expect(refused.getByLabel('Votre adresse e-mail')).toHaveValue(BUYER.email);
    await looksRight(page);
    // Nothing is chosen for them.
    await send(page);
    await expect(refused.getByLabel('Commander plutôt')).toHaveAttribute('aria-invalid', 'true');
    await expect(refused.getByLabel('Votre nom')).toHaveValue(BUYER.name);
    await refused.getByLabel('Commander plutôt').selectOption('Mobile en bois');
    await send(page);
    await title(page, 'Votre commande');
    await expect(page.getByText('Mobile en bois').first()).toBeVisible();

    await setStock(shop.products[1], 1);
    await beginOrder(page, 'Doudou lapin');
    await shop.buy([0, 1], 'premier@exemple.fr');
    await send(page);
    await refused.getByRole('button', { name: 'Réserver « Doudou lapin »' }).click();
    await expect(page.getByText('C’est réservé, merci')).toBeVisible();
    await page.context().close();
  });

test('a piece fewer than asked is said beside the quantity, with what was typed', async ({ browser }) => {
  await setStock(shop.products[1], 2);
  const page = await giver(browser, 390);
  await beginOrder(page, 'Doudou lapin');
  await page.getByRole('dialog').getByLabel('Combien en offrez-vous').first().fill('3');
  await send(page);
  const refused = page.getByRole('region', { name: 'Ce cadeau n’a pas pu être commandé' });
  await expect(refused.getByLabel('Combien en offrez-vous')).toHaveAttribute('aria-invalid', 'true');
  await expect(refused.getByLabel('Votre nom')).toHaveValue(BUYER.name);
  await refused.getByLabel('Combien en offrez-vous').fill('2');
  await send(page);
  await title(page, 'Votre commande');
  await page.context().close();
});

for (const width of [390, 1280])
  test(`at ${width} px a seller who is closed at the card is taken out of the order, and the rest is paid`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await giver(browser, width);
    await beginOrder(page, 'Veilleuse champignon');
    await send(page);
    await page.getByRole('button', { name: 'Ajouter Mobile en bois' }).click();
    await toPayment(page);
    await page.getByLabel('Numéro de la carte').fill(CARD);
    await close();
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(
      page.getByText('La boutique Atelier Nuage ne vend plus ici : retirez son article'),
    ).toHaveCount(1);
    await looksRight(page);
    await page.getByRole('link', { name: 'Modifier la commande' }).click();
    await expect(page.getByLabel('Numéro et rue')).toHaveValue('12 rue des Lilas');
    await page.getByRole('button', { name: 'Retirer Mobile en bois' }).click();
    await expect(page.getByRole('button', { name: 'Retirer Mobile en bois' })).toHaveCount(0);
    // It is another order by now: all but the consent is there.
    await expect(page.getByLabel('Numéro et rue')).toHaveValue('12 rue des Lilas');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
    await page.getByLabel('Numéro de la carte').fill(CARD);
    await page.getByRole('button', { name: /^Payer 39,90/ }).click();
    await title(page, /^Merci/);
    await reopen();
    await page.context().close();
  });

test('a seller who is closed and alone in the order is said before anything is filled in, with a way to the list', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await giver(browser, 390);
  await beginOrder(page, 'Mobile en bois');
  await send(page);
  await fillAddress(page);
  await close();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(page.getByText('cette commande ne peut plus être payée')).toBeVisible();
  await expect(page.getByLabel('Numéro de la carte')).toHaveCount(0);
  await looksRight(page);
  await page.goto(`${page.url().split(/[?#]/)[0]}?modifier`);
  await expect(page.getByRole('alert').filter({ hasText: 'ne vend plus ici' })).toBeVisible();
  await expect(page.getByLabel('Numéro et rue')).toHaveValue('12 rue des Lilas');
  await page.goBack();
  await page.getByRole('button', { name: 'Renoncer à cette commande' }).first().click();
  await title(page, 'Cette commande est annulée');
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page).toHaveURL(new RegExp(`/${shop.list.slug}`));
  await reopen();
  await page.context().close();
});

test('a price that rises meanwhile is not what is paid: the button and the receipt say the one that was shown', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await giver(browser, 390);
  await beginOrder(page, 'Mobile en bois');
  await send(page);
  const mine = await shop.seller();
  const own = await shop.call('business/get_product', { product_id: shop.products[0] }, mine);
  const { name, description, classification, stock } = own;
  await shop.call(
    'business/save_product',
    { id: shop.products[0], name, description, classification, stock, price: 9900 },
    mine,
  );
  await toPayment(page);
  await page.getByLabel('Numéro de la carte').fill(CARD);
  await page.getByRole('button', { name: /^Payer 34,90/ }).click();
  await title(page, /^Merci/);
  await expect(page.getByRole('region', { name: 'Reçu' }).getByText('34,90').first()).toBeVisible();
  await page.goto(`/${shop.list.slug}`);
  await expect(page.getByText('99,00').first()).toBeVisible();
  await page.context().close();
});
