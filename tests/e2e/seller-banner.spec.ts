// The banner of whoever holds a second session says which: their own shop's, or somebody else's.
import type { Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';

const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const SHOP = {
  name: 'Atelier Nuage',
  legal_name: 'Nuage SARL',
  siret: '732 829 320 00074',
  vat_number: 'FR 44 732829320',
  shop_url: 'https://nuage.exemple',
};

let site: BuiltServer;
let rose: string;
let ines: string;
let merchant_uuid: string;
test.use({
  viewport: { width: 360, height: 780 },
  allowedConsoleErrors: [/status of 401/],
});
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  rose = (await call<{ token: string }>('user/login_with_password', ROSE)).token;
  ines = (await call<{ token: string }>('user/register_with_email', INES)).token;
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, ines);
  const made = await call<{ merchant: { uuid: string } }>('business/create', SHOP, ines);
  merchant_uuid = made.merchant.uuid;
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);
const shopSession = async () =>
  (await call<{ token: string }>('business/open_session', { merchant_uuid }, ines)).token;

async function enter(page: Page, stack: string[], business: string | null): Promise<void> {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript(
    ([tokens, name]) => {
      if (localStorage.getItem('auth_tokens')) return;
      localStorage.setItem('auth_tokens', tokens as string);
      if (name) localStorage.setItem('business', name);
    },
    [JSON.stringify(stack), business] as const,
  );
  await page.goto(`${site.url}/i/business`);
}
const own = (page: Page) => page.getByText('Vous tenez votre boutique.');
const another = (page: Page) => page.getByText('Vous naviguez avec le compte d’une autre personne.');

test('in one’s own shop it says so, though this browser forgot which it is', async ({ page }) => {
  await enter(page, [ines, await shopSession()], null);
  await expect(own(page)).toBeVisible();
  await expect(another(page)).toBeHidden();
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page.getByRole('button', { name: /Atelier Nuage/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/i/business');
});

test('as somebody else it says so, though a shop’s name was left behind', async ({ page }) => {
  await enter(page, [rose, ines], 'Atelier Nuage');
  await expect(another(page)).toBeVisible();
  await expect(own(page)).toBeHidden();
});

test('as somebody else whose shop’s session ended it says so', async ({ page }) => {
  const ended = await shopSession();
  await call('user/logout', {}, ended);
  await enter(page, [rose, ines, ended], 'Atelier Nuage');
  await expect(another(page)).toBeVisible();
  await expect(own(page)).toBeHidden();
});
