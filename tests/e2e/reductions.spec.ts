// A code that ends while its buyer reads the total, and the discount that completes a list, from the owner's page to the
// receipt, as a giver without JavaScript meets them.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { plainProduct } from '../support/catalogue.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { offerOf } from '../support/offers.ts';

const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
test.describe.configure({ mode: 'default' });
// A payment that would cost more is refused as a form is.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let site: BuiltServer;
let rose: string;
let owner: string;
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);
const save = (more: Parameters<typeof offerOf>[0]) =>
  call<{ id: number }>('admin/save_offer', offerOf({ ...LONG, ...more }), rose);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  rose = (await call<{ token: string }>('user/login_with_password', ROSE)).token;
  const lamp = { ...plainProduct, name: 'Veilleuse champignon', price: 3500, stock: 9, sold_here: true };
  const { id } = await call<{ id: number }>('admin/create_product', lamp, rose);
  const parent = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
  owner = (await call<{ token: string }>('user/register_with_email', parent)).token;
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, owner);
  const { user } = await call<{ user: { mainListInfo: { uuid: string } } }>('user/get_my_info', {}, owner);
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await call('list/set_birthdate', { list_uuid: user.mainListInfo.uuid, birthdate: soon }, owner);
  await call('list/add_item_to_main', { product_id: id }, owner);
  await call('list/update_product_in_list', { product_id: id, quantity: 5 }, owner);
});
test.afterAll(() => site?.remove());

/** An order of the lamp, at its payment: 39,90 € with its delivery. */
async function toPayment(page: Page) {
  await page.goto(`${site.url}/la-liste-d-ines`);
  await page
    .getByRole('button', { name: /^Offrir/ })
    .first()
    .click();
  await page.getByText('Commander ici').click();
  await page.getByLabel('Votre nom').first().fill('Mamie Odile');
  await page.getByRole('dialog').getByLabel('Votre adresse e-mail').first().fill('mamie@exemple.fr');
  await page.getByRole('button', { name: 'Commander ce cadeau' }).click();
  await page.getByLabel('Nom de la personne qui reçoit').fill('Odile Durand');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(page.getByRole('heading', { name: 'Payer la commande' })).toBeVisible();
}

async function useCode(page: Page, code: string) {
  const field = page.getByLabel('Code d’un bon ou d’une offre');
  if (!(await field.isVisible())) await page.getByText('Un bon d’achat, un code').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Utiliser', exact: true }).click();
}

const plain = async (browser: Browser, width: number) =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })).newPage();

for (const width of [390, 1280])
  test(`at ${width} px without JavaScript a code that ended is named beside its field, and nothing typed is lost`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const code = `FINIT${width}`;
    const { id } = await save({ code, percent: 50 });
    const page = await plain(browser, width);
    await toPayment(page);
    await useCode(page, code);
    await page.getByLabel('Numéro de la carte').fill('4242 4242 4242 4242');
    await save({ id, code, percent: 50, enabled: false });
    await page.getByRole('button', { name: /^Payer 22,40/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: `${code} ne s’applique plus` })).toBeVisible();
    await expect(page.getByText('39,90 € à payer, au lieu de 22,40 €')).toBeVisible();
    const field = page.getByLabel('Code d’un bon ou d’une offre');
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(`${code} ne s’applique plus à cette commande`)).toBeVisible();
    await expect(page.getByLabel('Numéro de la carte')).toHaveValue('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Payer 39,90/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
    await page.context().close();
  });

test('the owner reads of the discount that completes the list, and a giver has it once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await save({ title: 'Compléter sa liste', code: null, percent: 10, audience: 'completion' });
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), owner);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/la-liste-d-ines`);
    await expect(page.locator('.editor').getByText('sur ce qui reste de votre liste')).toBeVisible();
    await expectNoAxeViolations(page, width === 390 ? undefined : 'again');
  }
  const giver = await plain(browser, 390);
  await giver.goto(`${site.url}/la-liste-d-ines`);
  await expect(giver.getByText('sur ce qui reste et se commande ici')).toBeVisible();
  await toPayment(giver);
  await expect(giver.getByText('Compléter sa liste')).toBeVisible();
  await giver.getByLabel('Numéro de la carte').fill('4242 4242 4242 4242');
  await giver.getByRole('button', { name: /^Payer 36,40/ }).click();
  await expect(giver.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();
  await giver.goto(`${site.url}/la-liste-d-ines`);
  await expect(giver.getByText('sur ce qui reste et se commande ici')).toHaveCount(0);
  // The owner is to be surprised: nothing tells them that it was used.
  await page.reload();
  await expect(page.locator('.editor').getByText('sur ce qui reste de votre liste')).toBeVisible();
  await giver.context().close();
});

/** A code for accounts is there, and Paul, who has a voucher of 200 €, is signed in. */
async function enterAsPaul(page: Page) {
  await save({ code: 'COMPTE', percent: 20, audience: 'users', title: 'Pour les comptes' });
  const paul = await call<{ token: string }>('user/register_with_email', {
    email: 'paul@exemple.fr',
    password: 'encore une phrase pour les essais',
  });
  await call('user/finish_setup', { firstname: 'Paul', list_slug: 'la-liste-de-paul' }, paul.token);
  await call('user/prove', { password: ROSE.password }, rose);
  const expires_on = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const batch = { count: 1, amount: 20_000, expires_on, label: 'Un geste', key: randomUUID() };
  const { codes } = await call<{ codes: string[] }>('admin/create_vouchers', batch, rose);
  await call('voucher/claim', { code: codes[0] }, paul.token);
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript(
    (value) => localStorage.setItem('auth_tokens', JSON.stringify([value])),
    paul.token,
  );
}

test('a giver who is signed in has the code for accounts, pays the rest with a voucher, and finds the order again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterAsPaul(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await toPayment(page);
  // A guest, for all the form knows: the code waits for the browser to say who is there.
  await expect(async () => {
    await useCode(page, 'COMPTE');
    await expect(page.getByText('prendrait la place de COMPTE')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const field = page.getByLabel('Code d’un bon ou d’une offre');
  await expect(field).not.toHaveAttribute('required');
  const cut = page.getByRole('definition').filter({ hasText: /^−/ }).first();
  expect((await cut.boundingBox())?.height).toBeLessThan(40);
  await page.getByRole('button', { name: /^Utiliser Un geste.*200,00/ }).click();
  await expect(page.getByText('aucune carte n’est demandée')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Payer .* avec vos bons/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Merci/ })).toBeVisible();

  await page.goto(`${site.url}/i/marketplace/suivre-ma-commande`);
  await expect(page.getByText('Veilleuse champignon')).toBeVisible();
  await page.goto(`${site.url}/i/marketplace/bons-achat`);
  await page.getByText('Histoire').click();
  await expect(page.getByText(/−.*, commande/)).toBeVisible();
  await expectNoAxeViolations(page);
});
