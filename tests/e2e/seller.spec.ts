// From a person's wish to sell to a parcel that leaves, on a phone; the desk approves on the way.
import type { Browser, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { HOME } from '../support/buyer-home.ts';
import { callSite } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const BUYER = { name: 'Mamie Odile', email: 'odile@exemple.fr' };

let site: BuiltServer;
let ines: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  ines = (await call<{ token: string }>('user/register_with_email', INES)).token;
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, ines);
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

async function enterAs(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  const page = await context.newPage();
  // Once: what the page then puts on the stack is its own.
  await page.addInitScript((value) => {
    if (!localStorage.getItem('auth_tokens')) localStorage.setItem('auth_tokens', JSON.stringify([value]));
  }, token);
  await page.goto(site.url + path);
  return page;
}

/** From the first byte on, and while a screen is being read: a page that once had no heading is marked. */
const watchHeading = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const look = () => {
        if (!document.querySelector('h1')) document.documentElement.dataset.headless = location.pathname;
      };
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    }),
  );

async function looksRight(page: Page) {
  await expect(page.locator('html[data-headless]'), `no heading on ${page.url()}`).toHaveCount(0);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels ${page.url()} is too wide`).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
}

const go = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Espace vendeur' }).getByRole('link', { name: tab }).click();

async function createBusiness(page: Page) {
  await page.getByRole('button', { name: 'Ouvrir ma boutique' }).click();
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible();
  await page.getByLabel('Nom de la boutique').fill('Atelier Nuage');
  await page.getByLabel('Raison sociale').fill('Nuage SARL');
  await page.getByLabel('SIRET').fill('732 829 320 00075');
  await page.getByLabel('Votre site ou votre page').focus();
  await expect(page.getByText('Ce SIRET n’est pas valide')).toBeVisible();
  await page.getByLabel('Votre site ou votre page').fill('https://nuage.exemple');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ouvrir ma boutique' }).click();
  await expect(page.getByText('Ce SIRET n’est pas valide')).toBeVisible();
  await looksRight(page);
  await page.reload();
  await expect(page.getByLabel('Raison sociale')).toHaveValue('Nuage SARL');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
  await page.getByRole('button', { name: 'Utiliser FR44732829320' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ouvrir ma boutique' }).click();
  await expect(page.getByText('Votre boutique attend sa validation')).toBeVisible();
  await expect(page.getByText('Vous tenez votre boutique.')).toBeVisible();
  await looksRight(page);
}

async function addProduct(page: Page) {
  await page.getByRole('link', { name: 'ajouter votre premier produit' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Nom')).toBeFocused();
  await page.getByLabel('Nom').fill('Mobile en bois');
  await page.getByLabel('Prix TTC').fill('trente');
  await page.getByLabel('Stock').fill('4');
  await page.getByLabel('Rayon').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Un prix s’écrit 24,90.')).toBeVisible();
  await expect(page.getByLabel('Prix TTC')).toBeFocused();
  await expect(page.getByLabel('Nom')).toHaveValue('Mobile en bois');
  await page.getByLabel('Prix TTC').fill('30');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('En attente de validation')).toBeVisible();
  await looksRight(page);
}

async function approve(browser: Browser) {
  const { token } = await call<{ token: string }>('user/login_with_password', ROSE);
  const desk = await enterAs(browser, token, '/a/admin/merchants');
  await desk.getByRole('button', { name: /Atelier Nuage/ }).click();
  await desk.getByRole('button', { name: 'Valider la boutique' }).click();
  await desk.getByRole('button', { name: /Confirmer/ }).click();
  await expect(desk.getByText('La boutique est ouverte')).toBeVisible();
  await looksRight(desk);
  await desk.context().close();
}

/** Bought by somebody without an account, for Inès's list; answers the order's own address. */
async function buy(product_id: number): Promise<string> {
  const { uuid: list_uuid } = await call<{ uuid: string }>('list/getWithoutDetails', {}, ines);
  await call('list/add_item_to_main', { product_id }, ines);
  const { hash } = await call<{ hash: string }>('publiclist/list_prepare_contributor_order', {
    list_uuid,
    product_id,
    contributor_email: BUYER.email,
    contributor_name: BUYER.name,
  });
  await call('order/save_details', {
    hash,
    ...BUYER,
    address: HOME,
    delivery: 'standard',
    accept_terms: true,
  });
  const { payment } = await call<{ payment: { client_secret: string } }>('order/pay', { hash });
  await call('demo/confirm', { client_secret: payment.client_secret, card_number: '4242424242424242' });
  return hash;
}

/** It arrived, and its buyer changed their mind. */
async function askReturn(hash: string) {
  const { token } = await call<{ token: string }>('user/login_with_password', ROSE);
  const { items } = await call<{ items: { reference: string }[] }>('admin/search_orders', {}, token);
  await call('admin/advance_order', { reference: items[0]?.reference, step: 'deliver' }, token);
  const { lines } = await call<{ lines: { id: number }[] }>('order/get', { hash });
  const wish = { hash, lines: [{ line_id: lines[0]?.id, quantity: 1 }], reason: 'Trop grand' };
  await call('order/ask_return', wish);
}

/** The address is given where the screen of returns says it is missing; the money waits, then goes back. */
async function takeReturn(page: Page) {
  await go(page, 'Retours');
  await page.getByRole('link', { name: 'Donner votre adresse' }).click();
  await page.getByLabel('Adresse, une ligne par ligne').fill('3 rue du Port');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText('Donnez au moins la rue')).toBeVisible();
  await expect(page.getByLabel('Adresse, une ligne par ligne')).toBeFocused();
  await page.getByLabel('Adresse, une ligne par ligne').fill('3 rue du Port\n44000 Nantes');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await go(page, 'Paiements');
  await expect(page.getByText('attendent la fin d’un retour')).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Voir les retours' }).click();
  await expect(page.getByText('Trop grand')).toBeVisible();
  await page.getByText('Le colis est arrivé').click();
  await looksRight(page);
  await page.getByRole('button', { name: 'Valider et rembourser' }).click();
  await expect(page.getByRole('article').getByText('Remboursé', { exact: true })).toBeVisible();
  // The button went away with its form: whoever pressed it by keyboard is at the return still.
  await expect(page.getByRole('article')).toBeFocused();
  await looksRight(page);
}

async function refuseLine(page: Page) {
  await go(page, 'Commandes');
  await page.getByRole('button', { name: /Mobile en bois.*Payée/ }).click();
  await page.getByRole('button', { name: 'Je ne l’ai plus : Mobile en bois' }).click();
  await page.getByLabel('Pourquoi').fill('Le dernier s’est cassé.');
  await looksRight(page);
  await page.getByRole('button', { name: 'Refuser et rembourser' }).click();
  await expect(page.getByText('Il n’y a plus rien à envoyer')).toBeVisible();
  await go(page, 'Factures');
  await expect(page.getByRole('rowheader', { name: /^Facture/ })).toHaveCount(2);
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /A2026.* en PDF/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await looksRight(page);
}

/** Taken out of sale, and somebody asked to help. */
async function putAwayAndInvite(page: Page) {
  await go(page, 'Produits');
  await page.getByRole('button', { name: 'Modifier Mobile en bois' }).click();
  await page.getByRole('button', { name: 'Ranger ce produit' }).click();
  await page.getByRole('button', { name: /Confirmer/ }).click();
  await expect(page.getByText('Rangé')).toBeVisible();
  await go(page, 'Membres');
  await page.getByLabel('Son e-mail').fill('naima@exemple.fr');
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText('Invitation envoyée à naima@exemple.fr')).toBeVisible();
  await looksRight(page);
}

async function sendParcel(page: Page) {
  await go(page, 'Commandes');
  await page.getByRole('button', { name: /Mobile en bois.*Payée/ }).click();
  await expect(page.getByText('12 rue des Lilas')).toBeVisible();
  await page.getByRole('button', { name: 'Le colis est parti' }).click();
  await expect(page.getByLabel('Numéro de suivi')).toBeFocused();
  await page.getByLabel('Transporteur').fill('Colissimo');
  await page.getByLabel('Numéro de suivi').fill('6A12345678901');
  await looksRight(page);
  await page.getByRole('button', { name: 'Le colis est parti' }).click();
  await expect(page.getByText('Il n’y a plus rien à envoyer')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
}

test('a person opens a shop, is approved, sells and sends a parcel from a phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await enterAs(browser, ines, '/i/business');
  await watchHeading(page);
  await page.getByRole('link', { name: 'Ouvrir ma boutique' }).click();
  await createBusiness(page);
  await addProduct(page);
  await approve(browser);
  await page.reload();
  await expect(page.getByText('En vente')).toBeVisible();
  const { items } = await call<{ items: { id: number }[] }>('search/products', { query: 'mobile' });
  const product = items[0]?.id ?? 0;
  const first = await buy(product);
  await sendParcel(page);
  await askReturn(first);
  await takeReturn(page);
  await buy(product);
  await refuseLine(page);
  await putAwayAndInvite(page);
  for (const tab of ['Flux', 'Paiements', 'Réglages', 'Aujourd’hui']) {
    await go(page, tab);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await looksRight(page);
  }
  // A page of the person's own says how to come back to it, and leads there.
  await page.goto(`${site.url}/i/marketplace/favorites`);
  await page.getByText('Cette page est celle de votre compte personnel').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page).toHaveURL(/\/i\/marketplace\/favorites/);
  await expect(page.getByText('Vous tenez votre boutique.')).toBeHidden();
  await page.context().close();
});

test('a business that came from another shop tells who it is, once', async ({ browser }) => {
  const { merchant } = await call<{ merchant: { uuid: string } }>(
    'business/create',
    {
      name: 'Atelier Pluie',
      legal_name: 'Pluie SARL',
      siret: '55208131766522',
      shop_url: 'https://pluie.exemple',
    },
    ines,
  );
  const { token } = await call<{ token: string }>(
    'business/open_session',
    { merchant_uuid: merchant.uuid },
    ines,
  );
  const me = await call('business/me', {}, token);
  const page = await enterAs(browser, token, '/i/business');
  // Only a link with a shop elsewhere makes a business of which no more than the name is known.
  let told = false;
  const json = (result: unknown) => ({ json: { result } });
  await page.route('**/api/business/me', (route) =>
    route.fulfill(json({ ...me, siret: told ? me.siret : '' })),
  );
  await page.route('**/api/business/complete', async (route) => {
    const { siret } = route.request().postDataJSON() as { siret: string };
    told = siret === '73282932000074';
    const wrong = 'Ce SIRET n’est pas valide.';
    await route.fulfill(
      told ? json(me) : { json: { err: wrong, code: 'siret_invalid', fields: { siret: wrong } } },
    );
  });
  await page.goto(`${site.url}/i/business/parametres`);
  const form = page.getByRole('form', { name: 'Il manque votre SIRET' });
  await form.getByRole('textbox', { name: 'SIRET' }).fill('123');
  await form.getByRole('button', { name: 'Enregistrer l’entreprise' }).click();
  await expect(form.getByRole('textbox', { name: 'SIRET' })).toBeFocused();
  await looksRight(page);
  await form.getByRole('textbox', { name: 'SIRET' }).fill('73282932000074');
  await form.getByRole('button', { name: 'Enregistrer l’entreprise' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Votre entreprise' })).toBeFocused();
  await looksRight(page);
  await page.context().close();
});
