import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { CAST, PASSWORD } from '../cast.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { freePort } from '../support/free-port.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const SETTINGS = '/i/marketplace/parametres/profil';
const LOGIN = '/mon-compte-merveille';

let server: BuiltServer;
/** By its name: browsers make no key for a number. */
let site: string;

test.slow();
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = String(await freePort());
  site = `http://localhost:${port}`;
  server = await startBuiltServer({ PORT: port, PUBLIC_URL: site, SEED: 'empty' });
});
test.afterAll(() => server.remove());

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${site}${LOGIN}?next=${encodeURIComponent(SETTINGS)}`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Makes an account and opens it in this browser, on its settings. */
async function newParent(page: Page, name: string) {
  const account = { email: `${name}@exemple.fr`, password: PASSWORD };
  const { token } = await callSite<{ token: string }>(server, 'user/register_with_email', account);
  const setup = { firstname: CAST.camille.firstname, list_slug: name };
  await callSite({ url: server.url, token }, 'user/finish_setup', setup);
  await logIn(page, account.email);
  await expect(page.getByRole('heading', { name: 'Clés d’accès' })).toBeVisible();
  await prove(page);
  return account;
}

/** Proves in this browser's session who is asking, for the calls that want it fresh. */
async function prove(page: Page): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('auth_tokens'));
  const token = (JSON.parse(kept ?? '[]') as string[]).at(-1) ?? '';
  await callSite({ url: server.url, token }, 'user/prove', { password: PASSWORD }).catch(() => null);
}

/** A device with a finger on it, whose print always fits. */
async function virtualDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

test('a passkey is added in the settings, opens the account without a password, and is removed', async ({
  page,
}) => {
  const device = await virtualDevice(page);
  await newParent(page, 'cles');
  const keys = card(page, 'Clés d’accès');
  await expect(keys.getByText('Aucune clé d’accès')).toBeVisible();
  await keys.getByLabel('Nom de la clé').fill('Mon téléphone');
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys.getByText('La clé d’accès est ajoutée.')).toBeVisible();
  await expect(keys.getByRole('listitem')).toContainText(['jamais servie']);
  expect(await device.keys()).toBe(1);
  await expectNoAxeViolations(page);

  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys.getByText('Cet appareil a déjà une clé d’accès')).toBeVisible();

  await logOut(page);
  // A virtual device takes the page's offer at once: without one, the button is all there is.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${site}${LOGIN}?next=${encodeURIComponent(SETTINGS)}`);
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await expect(card(page, 'Clés d’accès').getByRole('listitem')).toContainText(['servie à l’instant']);

  await prove(page);
  await card(page, 'Clés d’accès')
    .getByRole('button', { name: 'Retirer la clé d’accès « Mon téléphone »' })
    .click();
  await page.getByRole('button', { name: 'Retirer la clé', exact: true }).click();
  await expect(card(page, 'Clés d’accès').getByText('La clé d’accès est retirée.')).toBeVisible();

  await logOut(page);
  await page.goto(`${site}${LOGIN}`);
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await expect(page.getByText('Cette clé d’accès n’a pas été acceptée')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a passkey chosen where the browser fills fields in opens the account', async ({ page }) => {
  const device = await virtualDevice(page);
  await newParent(page, 'remplissage');
  const keys = card(page, 'Clés d’accès');
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys.getByText('La clé d’accès est ajoutée.')).toBeVisible();
  expect(await device.keys()).toBe(1);
  await logOut(page);
  // The device answers whatever asks for a key: here the page's offer, and nothing is pressed.
  await page.goto(`${site}${LOGIN}?next=${encodeURIComponent(SETTINGS)}`);
  await expect(card(page, 'Clés d’accès').getByRole('listitem')).toContainText(['servie à l’instant']);
});

test('a passkey is asked for in vain where the site is published under a number', async ({ page }) => {
  await page.goto('/i/marketplace/nouveau-mot-de-passe');
  await page.goto('/mon-compte-merveille');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })).toHaveCount(0);
  await page.getByLabel('Adresse e-mail').fill(CAST.rose.email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/a/admin');
  await page.goto(SETTINGS);
  const keys = card(page, 'Clés d’accès');
  await expect(keys.getByText('adresse en chiffres')).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Ajouter une clé d’accès' })).toHaveCount(0);
});

test('double authentication is set up with an application, and a recovery code opens the account', async ({
  page,
}) => {
  const account = await newParent(page, 'double');
  const factor = card(page, 'Double authentification');
  await factor.getByRole('button', { name: 'Activer la double authentification' }).click();
  const secret = ((await factor.locator('.settings-secret').textContent()) ?? '').replaceAll(' ', '');
  await expect(factor.getByRole('img', { name: 'Code QR' })).toBeVisible();
  await expectNoAxeViolations(page);
  await factor.getByLabel('Code à six chiffres').fill('000000');
  await factor.getByRole('button', { name: 'Activer' }).click();
  await expect(factor.getByLabel('Code à six chiffres')).toHaveAttribute('aria-invalid', 'true');
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  await factor.getByLabel('Code à six chiffres').fill(totp.generate());
  await factor.getByRole('button', { name: 'Activer' }).click();
  await expect(factor.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused();
  const codes = await factor.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await factor.getByRole('button', { name: 'Télécharger' }).click();
  expect((await saved).suggestedFilename()).toBe('codes-de-secours.txt');
  await factor.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(factor.getByText('Il vous reste 10 codes de secours.')).toBeVisible();

  await logOut(page);
  await logIn(page, account.email);
  await expect(page.getByLabel('Code à six chiffres')).toBeFocused();
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await expect(page.getByLabel('Code de secours')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel('Code de secours').fill((codes[3] ?? '').toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(factor.getByText('Il vous reste 9 codes de secours.')).toBeVisible();

  await removeWith(page, codes[4] ?? '');
});

/** Takes the second factor away with a recovery code. */
async function removeWith(page: Page, code: string): Promise<void> {
  const factor = card(page, 'Double authentification');
  await prove(page);
  await factor.getByRole('button', { name: 'Retirer' }).click();
  await factor.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await factor.getByLabel('Code de secours').fill(code);
  await factor.getByRole('button', { name: 'Retirer la double authentification' }).click();
  await expect(factor.getByText('La double authentification est retirée.')).toBeVisible();
  await expect(factor.getByRole('button', { name: 'Activer la double authentification' })).toBeVisible();
}
