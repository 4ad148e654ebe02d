import type { Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { freePort } from '../support/free-port.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const SETTINGS = '/i/marketplace/parametres/profil';
const LOGIN = '/mon-compte-merveille';
const ADMIN = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };
const MISSING = 'Il manque votre clé d’accès';
const USE = 'Utiliser ma clé d’accès';

let server: BuiltServer;
/** By its name: browsers make no key for a number. */
let site: string;

test.slow();
// Each call of the admin is refused until the key was shown; the preview's frame refuses the runner's scripts.
test.use({
  allowedConsoleErrors: [/status of 40[13]|^Blocked script execution in 'about:(?:blank|srcdoc)'/],
});
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = String(await freePort());
  site = `http://localhost:${port}`;
  server = await startBuiltServer({
    PORT: port,
    PUBLIC_URL: site,
    SEED: 'empty',
    STAFF_SECOND_FACTOR: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
test.afterAll(() => server.remove());

async function byPassword(page: Page, next: string): Promise<void> {
  await page.goto(`${site}${LOGIN}?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Adresse e-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** A device with a finger on it; `offered`: it answers a page that offers keys before anything is pressed. */
async function virtualDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  return {
    /** The finger is lifted: each demand is refused until it is back. */
    verified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** A new page, typed in; another device ends the session meanwhile. */
async function writeUntilSignedOut(page: Page, title: string): Promise<void> {
  await page.goto(`${site}/a/admin/editor?new&namespace=page`);
  await page.getByLabel('Titre').fill(title);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  const [token] = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '[]'));
  await callSite({ url: server.url, token }, 'user/logout', {});
  await page.getByLabel('Titre').fill(`${title}, puis seul`);
}

/** The password, then the key, over the text: no word of it is lost. */
async function signInAgain(page: Page, device: { verified(is: boolean): Promise<unknown> }): Promise<void> {
  await writeUntilSignedOut(page, 'Écrit avec une clé');
  await page.getByRole('alert').getByRole('button', { name: 'Se reconnecter' }).click();
  await page.getByLabel('Mot de passe').fill(ADMIN.password);
  const refused = page.waitForResponse((answer) => answer.status() === 403);
  await page.keyboard.press('Enter');
  const step = page.getByRole('dialog', { name: MISSING });
  await expect(step.getByRole('button', { name: USE })).toBeVisible();
  await expectNoAxeViolations(page);
  // The text tries to be kept meanwhile, and is refused: it stays where it is.
  await refused;
  await device.verified(false);
  await step.getByRole('button', { name: USE }).click();
  await expect(step.getByText('La demande a été interrompue')).toBeVisible();
  await device.verified(true);
  await step.getByRole('button', { name: USE }).click();
  await expect(step).toBeHidden();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Écrit avec une clé, puis seul');
}

test('an admin whose only factor is a passkey shows it after their password, and then the admin opens', async ({
  page,
}) => {
  const device = await virtualDevice(page);
  await byPassword(page, '/a/admin');
  await expect(page.getByRole('heading', { name: 'Ajoutez un second facteur' })).toBeVisible();
  await expect(page.getByRole('button', { name: USE })).toHaveCount(0);

  await page.goto(site + SETTINGS);
  const keys = page.getByRole('region', { name: 'Clés d’accès', exact: true });
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Votre mot de passe').fill(ADMIN.password);
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(keys.getByText('La clé d’accès est ajoutée.')).toBeVisible();
  // Shown in this session as it was made: nothing is missing.
  await page.goto(`${site}/a/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(MISSING)).toHaveCount(0);

  // Another day: the password, then the key.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await byPassword(page, '/a/admin');
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  await expectNoAxeViolations(page);
  await device.verified(false);
  await page.getByRole('button', { name: USE }).click();
  await expect(page.getByText('La demande a été interrompue')).toBeVisible();
  await device.verified(true);
  await page.getByRole('button', { name: USE }).click();
  await page.waitForURL((url) => url.pathname === '/a/admin');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await signInAgain(page, device);
});

test('a session of the password alone is asked for the key where the admin begins', async ({ page }) => {
  await virtualDevice(page);
  const { token } = await callSite<{ token: string }>({ url: server.url }, 'user/login_with_password', ADMIN);
  await page.goto(site + LOGIN);
  await page.evaluate((kept) => localStorage.setItem('auth_tokens', JSON.stringify([kept])), token);
  await page.goto(`${site}/a/admin`);
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: USE })).toBeVisible();
  // This device has no key of the account: it says so, and nothing opens.
  await page.getByRole('button', { name: USE }).click();
  await expect(page.getByText('La demande a été interrompue')).toBeVisible();
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
});
