import type { Browser, Locator, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { plainProduct } from '../support/catalogue.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

// A site of its own: its stock and its orders are nobody else's.
const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const LAMP = {
  ...plainProduct,
  name: 'Veilleuse champignon',
  price: 3500,
  stock: 5,
  sold_here: true,
  delivery: 'Expédiée sous 48 h',
};
const GUEST = 'mamie-commande@exemple.fr';
const FOLLOW = /\/i\/marketplace\/suivre-ma-commande\/[\w-]{43}/;
// One site for both: they take turns.
test.describe.configure({ mode: 'default' });
// A form is refused as a form is refused, and a link of nobody's leads nowhere.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let site: BuiltServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  const { token } = await call<{ token: string }>('user/login_with_password', ROSE);
  const lamp = await call<{ id: number }>('admin/create_product', LAMP, token);
  const parent = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
  const made = await call<{ token: string }>('user/register_with_email', parent);
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, made.token);
  await call('list/add_item_to_main', { product_id: lamp.id }, made.token);
  await call('list/update_product_in_list', { product_id: lamp.id, quantity: 5 }, made.token);
  const bear = await call<{ id: number }>('admin/create_product', { ...LAMP, name: 'Doudou ours' }, token);
  await call('list/add_item_to_main', { product_id: bear.id }, made.token);
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

/** A press of a key on what has the focus, as whoever has no mouse. */
async function press(target: Locator, key = 'Enter') {
  await target.focus();
  await target.press(key);
}

async function beginOrder(page: Page) {
  await page.goto(`${site.url}/la-liste-d-ines`);
  await press(page.getByRole('button', { name: /^Offrir/ }).first());
  await press(page.getByText('Commander ici'));
  await page.getByLabel('Votre nom').first().fill('Mamie Odile');
  await page.getByRole('dialog').getByLabel('Votre adresse e-mail').first().fill(GUEST);
  await press(page.getByRole('button', { name: 'Commander ce cadeau' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Votre commande' })).toBeVisible();
}

/** Another gift joins and leaves again: nothing typed is lost, and Enter in a field takes nothing out. */
async function joinAndTakeOut(page: Page) {
  await press(page.getByRole('button', { name: 'Ajouter Doudou ours' }));
  const takeOut = page.getByRole('button', { name: 'Retirer Doudou ours' });
  await expect(takeOut).toBeVisible();
  await page.getByLabel('Ville').fill('Rezé');
  await press(page.getByLabel('Ville'));
  await expect(page.getByText('Acceptez les conditions de vente')).toBeVisible();
  // One is refused and its neighbour is not: they stand on one line all the same.
  const [code, city] = await Promise.all(
    ['Code postal', 'Ville'].map(async (label) => (await page.getByLabel(label).boundingBox())?.y),
  );
  expect(code).toBe(city);
  await page.getByLabel('Un mot').fill('Bienvenue');
  await press(takeOut);
  await expect(takeOut).toHaveCount(0);
  await expect(page.getByLabel('Ville')).toHaveValue('Rezé');
  await expect(page.getByLabel('Un mot')).toHaveValue('Bienvenue');
}

async function fillDetails(page: Page) {
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await page.getByLabel('Code postal').fill('9740');
  await press(page.getByRole('button', { name: 'Continuer vers le paiement' }));
  await expect(page.getByText('Saisissez les cinq chiffres du code postal')).toBeVisible();
  await expect(page.getByText('Acceptez les conditions de vente')).toBeVisible();
  // The page opens at the first field to correct, on a phone too.
  await expect(page.getByLabel('Nom de la personne qui reçoit')).toBeFocused();
  await expect(page.getByLabel('Nom de la personne qui reçoit')).toBeInViewport();
  await expect(page.getByLabel('Numéro et rue')).toHaveValue('12 rue des Lilas');
  await page.getByLabel('Nom de la personne qui reçoit').fill('Odile Durand');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
  await press(page.getByRole('radio', { name: /Livraison express/ }), 'Space');
  await press(page.getByRole('checkbox'), 'Space');
  await press(page.getByRole('button', { name: 'Continuer vers le paiement' }));
  await expect(page.getByRole('heading', { name: 'Payer la commande' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '44,90' })).toBeVisible();
}

/** A wrong code is said beside its field. */
async function tryCode(page: Page) {
  await page.getByText('Un bon d’achat, un code').click();
  await page.getByLabel('Code d’un bon ou d’une offre').fill('AAAA-AAAA-AAAA-AAAA');
  await press(page.getByRole('button', { name: 'Utiliser' }));
  const code = page.getByLabel('Code d’un bon ou d’une offre');
  await expect(code).toBeFocused();
  await expect(page.getByText('Ce code n’est ni celui d’un bon d’achat')).toBeInViewport();
}

async function pay(page: Page, card: string) {
  await page.getByLabel('Numéro de la carte').fill(card);
  await press(page.getByRole('button', { name: /^Payer 44,90/ }));
}

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function enterAsRose(browser: Browser): Promise<Page> {
  const { token } = await call<{ token: string }>('user/login_with_password', ROSE);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(`${site.url}/a/admin/payments/commandes`);
  return page;
}

/** The order of the guest goes out, from the operator's screen. */
async function sendParcel(browser: Browser) {
  const page = await enterAsRose(browser);
  await page.getByRole('button', { name: /Veilleuse champignon.*Payée/ }).click();
  await expect(page.getByText('Odile Durand, 12 rue des Lilas, 44000 Nantes')).toBeVisible();
  await page.getByRole('button', { name: 'Marquer préparée' }).click();
  await page.getByRole('button', { name: /Confirmer/ }).click();
  await page.getByRole('button', { name: 'Marquer envoyée' }).click();
  // The browser looks at the fields first, and goes to the one that is missing: nothing was asked of the site.
  await expect(page.getByLabel('Numéro de suivi')).toBeFocused();
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await page.getByLabel('Transporteur').fill('Colissimo');
  await page.getByLabel('Numéro de suivi').fill('8R12345678901');
  await page.getByRole('button', { name: 'Marquer envoyée' }).click();
  await expect(page.getByText('La commande est partie')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.context().close();
}

test('a guest orders by keyboard, the parcel leaves, and the mailed link follows it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginOrder(page);
  await joinAndTakeOut(page);
  await expectNoAxeViolations(page);
  await fillDetails(page);
  await expectNoAxeViolations(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre banque a refusé cette carte')).toBeVisible();
  await pay(page, '4000 0027 6000 3184');
  await press(page.getByRole('button', { name: 'Autoriser' }));
  await title(page, 'Merci, votre commande est confirmée');
  await expectNoAxeViolations(page);

  await sendParcel(browser);
  await page.goto(`${site.url}/i/marketplace/suivre-ma-commande`);
  await page.getByLabel('Votre adresse e-mail').fill(GUEST);
  await press(page.getByRole('button', { name: 'Recevoir mes liens de suivi' }));
  await expect(page.getByText('leurs liens viennent de partir')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(site.url + (await mailedLink(GUEST, FOLLOW, site.dataDir)));
  await title(page, 'Votre colis est en route');
  await expect(page.getByText('8R12345678901')).toBeVisible();
  await expect(page.getByText('Annuler ma commande')).toHaveCount(0);
  await page.goto(`${site.url}/i/marketplace/suivre-ma-commande/${'x'.repeat(43)}`);
  await title(page, 'Ce lien ne mène à aucune commande');
});

test('on a phone without JavaScript an order is paid, then cancelled and given back', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await beginOrder(page);
  await fillDetails(page);
  await tryCode(page);
  await pay(page, '4242 4242 4242 4242');
  await title(page, 'Merci, votre commande est confirmée');
  await page.getByText('Annuler ma commande').click();
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await title(page, 'Cette commande est remboursée');
  await expect(page.getByRole('definition').filter({ hasText: '44,90' }).last()).toBeVisible();
  await context.close();
});

/** An order about to be paid, open in a second tab too. */
async function inTwoTabs(page: Page): Promise<Page> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginOrder(page);
  await fillDetails(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test('paying what was cancelled in another tab says so, and shows the order as it is', async ({ page }) => {
  test.setTimeout(120_000);
  const other = await inTwoTabs(page);
  await other.getByText('Renoncer à cette commande').first().click();
  await other.getByRole('button', { name: 'Renoncer à cette commande' }).click();
  await title(other, 'Cette commande est annulée');
  await pay(page, '4242 4242 4242 4242');
  await title(page, 'Cette commande est annulée');
  await expect(page.getByRole('alert')).toContainText('Ce paiement n’était plus attendu');
  await expect(page.getByLabel('Numéro de la carte')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('paying what was paid in another tab shows that it is paid', async ({ page }) => {
  test.setTimeout(120_000);
  const other = await inTwoTabs(page);
  await pay(other, '4242 4242 4242 4242');
  await title(other, 'Merci, votre commande est confirmée');
  await pay(page, '4242 4242 4242 4242');
  await title(page, 'Merci, votre commande est confirmée');
  await expect(page.getByLabel('Numéro de la carte')).toHaveCount(0);
});
