// What was bought comes back: asked by a giver without JavaScript, taken in by its seller on a telephone, seen by the
// desk, and told to all of them at each step; refused, kept after all, and after the fourteen days.
import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { BUYER, openShopSite, pageOf, type ShopSite } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'default' });
// A form is refused as a form is.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let shop: ShopSite;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShopSite();
});
test.afterAll(() => shop?.site.remove());

/** Two mobiles and a soft toy, sent and there. */
async function boughtAndThere(email: string): Promise<string> {
  const hash = await shop.buy([2, 1], email);
  const { items } = await shop.call<{ items: { reference: string; lines: { id: number }[] }[] }>(
    'business/list_orders',
    { status: 'paid' },
    await shop.seller(),
  );
  const [order] = items;
  const line_ids = order?.lines.map(({ id }) => id);
  const parcel = { reference: order?.reference, line_ids, carrier: 'Colissimo', tracking_number: '6A1' };
  await shop.call('business/send_lines', parcel, await shop.seller());
  await shop.call('admin/advance_order', { reference: order?.reference, step: 'deliver' }, shop.rose);
  return hash;
}

const giver = (browser: Browser, width = 390) =>
  pageOf(browser, shop.site, { javaScriptEnabled: false, viewport: { width, height: 844 } });
const seller = async (browser: Browser) =>
  pageOf(browser, shop.site, {
    stack: [shop.ines, await shop.seller()],
    viewport: { width: 390, height: 844 },
  });
const desk = (browser: Browser) =>
  pageOf(browser, shop.site, { stack: [shop.rose], viewport: { width: 1280, height: 900 } });

const order = (hash: string) => `/i/marketplace/checkout/${hash}`;
const state = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Vos retours' }).getByText(text, { exact: true })).toBeVisible();

async function askBack(page: Page, pieces: [name: string, count: string][], label = false) {
  await page.getByText('Renoncer au contrat ici').click();
  for (const [name, count] of pieces) await page.getByLabel(name).selectOption(count);
  if (label) await page.getByRole('radio', { name: /Avec une étiquette/ }).check();
  await page.getByLabel('Votre raison, si vous voulez la dire').fill('Trop grand');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
}

/** axe is a script: it looks where scripts may run. */
const scripted = new WeakSet<Page>();

async function looksRight(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels ${page.url()} is too wide`).toBeLessThanOrEqual(0);
  if (scripted.has(page)) await expectNoAxeViolations(page);
}

const told = (email: string, words: RegExp) => mailedLink(email, words, shop.site.dataDir);

const newest = (page: Page) => page.getByRole('article').first();

async function openReturns(page: Page, path: string) {
  scripted.add(page);
  await page.goto(path);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(newest(page)).toBeVisible();
}

/** Nothing chosen is said beside the field, and what was typed stays. */
async function askWithLabel(page: Page) {
  await askBack(page, []);
  await expect(page.getByText('Choisissez au moins un article')).toBeVisible();
  await expect(page.getByLabel('Votre raison, si vous voulez la dire')).toHaveValue('Trop grand');
  await looksRight(page);
  await page.getByLabel('Mobile en bois').selectOption('1');
  await page.getByRole('radio', { name: /Avec une étiquette/ }).check();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await state(page, 'Demandé');
  await expect(page.getByText('au plus tard le').first()).toBeVisible();
  await looksRight(page);
}

async function giveLabel(page: Page) {
  await openReturns(page, '/i/business/retours');
  await expect(newest(page).getByText('Trop grand')).toBeVisible();
  await page.getByLabel('Transporteur').fill('Colissimo');
  await page.getByLabel('Code ou numéro de l’étiquette').fill('RETOUR-77');
  await page.getByRole('button', { name: 'Envoyer l’étiquette' }).click();
  await expect(newest(page).getByText('Étiquette envoyée', { exact: true })).toBeVisible();
  await looksRight(page);
}

async function takeInPart(page: Page) {
  await page.reload();
  await page.getByText('Le colis est arrivé').first().click();
  await page.getByLabel('Retenu sur Mobile en bois, en euros').fill('5');
  await page.getByRole('button', { name: 'Valider et rembourser' }).click();
  await expect(page.getByText('Dites à l’acheteur pourquoi une partie est retenue.').first()).toBeVisible();
  await expect(page.getByLabel('Un mot à l’acheteur')).toBeFocused();
  await looksRight(page);
  await page.getByLabel('Un mot à l’acheteur').fill('La boite manque.');
  await page.getByRole('button', { name: 'Valider et rembourser' }).click();
  await expect(newest(page).getByText('Remboursé', { exact: true })).toBeVisible();
}

test('a return with a label is asked, sent, taken in with a part kept, and refunded; each hears of it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const email = 'etiquette@exemple.fr';
  const hash = await boughtAndThere(email);
  const page = await giver(browser);
  await page.goto(order(hash));
  await askWithLabel(page);
  await told(email, /conservez-le/);
  const shopPage = await seller(browser);
  await giveLabel(shopPage);
  await told(email, /RETOUR-77/);

  await page.reload();
  await state(page, 'Étiquette envoyée');
  await expect(page.getByText('Étiquette Colissimo : RETOUR-77')).toBeVisible();
  await page.getByLabel('Numéro de suivi').fill('8R55');
  await page.getByRole('button', { name: /^J’ai envoyé le colis/ }).click();
  await state(page, 'En route');
  await looksRight(page);

  const deskPage = await desk(browser);
  await openReturns(deskPage, '/a/admin/payments/retours');
  await expect(newest(deskPage).getByText('En route', { exact: true })).toBeVisible();
  await expect(deskPage.getByText(BUYER.name).first()).toBeVisible();
  await looksRight(deskPage);
  await takeInPart(shopPage);
  await told(email, /La boite manque/);

  await page.reload();
  await state(page, 'Remboursé');
  await expect(page.getByText('5,00 € retenus : La boite manque.')).toBeVisible();
  // What was kept adds up with what came back: 30,00 - 5,00 - 4,90, and its part of the delivery.
  await expect(page.getByText('4,90 € retenus pour l’étiquette.')).toBeVisible();
  await looksRight(page);
  await deskPage.reload();
  await expect(newest(deskPage).getByText('Remboursé', { exact: true })).toBeVisible();
  for (const one of [page, shopPage, deskPage]) await one.context().close();
});

test('a return is kept after all, another is refused, and what each reads says why and what is left', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const email = 'refus@exemple.fr';
  const hash = await boughtAndThere(email);
  const page = await giver(browser, 1280);
  await page.goto(order(hash));
  await askBack(page, [['Doudou lapin', '1']]);
  await state(page, 'Demandé');
  await page.getByRole('button', { name: /^Je garde l’article/ }).click();
  await state(page, 'Article gardé');
  await askBack(page, [['Doudou lapin', '1']]);
  await state(page, 'Demandé');

  const shopPage = await seller(browser);
  await openReturns(shopPage, '/i/business/retours');
  await shopPage.getByText('Refuser le retour').first().click();
  await shopPage.getByLabel('La raison').selectOption({ index: 1 });
  await shopPage.getByLabel('Ce que l’acheteur lira').fill('Le sachet a été ouvert.');
  await shopPage.getByRole('button', { name: 'Refuser le retour' }).click();
  await expect(newest(shopPage).getByText('Refusé', { exact: true })).toBeVisible();
  await looksRight(shopPage);

  await page.reload();
  await state(page, 'Refusé');
  await expect(
    page.getByText('Descellé, et non repris pour l’hygiène. Le sachet a été ouvert.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Écrivez-nous' })).toBeVisible();
  await looksRight(page);
  for (const one of [page, shopPage]) await one.context().close();
});

test('after the fourteen days the order’s page says when they ended, and where the guarantees are', async ({
  browser,
}) => {
  const hash = await boughtAndThere('trop-tard@exemple.fr');
  await shop.days(18);
  const page = await giver(browser);
  await page.goto(order(hash));
  await expect(page.getByText('Le délai pour changer d’avis s’est terminé le')).toBeVisible();
  await expect(page.getByText('Renoncer au contrat ici')).toHaveCount(0);
  await page.getByRole('link', { name: 'Garanties légales' }).last().click();
  await expect(page).toHaveURL(/\/page\/garanties-legales$/);
  await page.context().close();
});
