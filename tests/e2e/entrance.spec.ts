import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP, URI } from 'otpauth';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();

const RESET_LINK = /\/i\/marketplace\/nouveau-mot-de-passe\?token=[\w-]+/;

async function newParent(request: APIRequestContext) {
  const slug = `entree-${randomBytes(4).toString('hex')}`;
  const email = `${slug}@exemple.fr`;
  const account = { email, password: PASSWORD };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  const { user } = await callFrom<{ user: { uuid: string } }>({ request, token }, 'user/finish_setup', {
    firstname: 'Camille',
    list_slug: slug,
  });
  return { slug, email, token, uuid: user.uuid };
}

test('a session passes to a browser by its address, once, and leaves it at once', async ({
  page,
  request,
  browser,
}) => {
  const { slug, token } = await newParent(request);
  const made = await callFrom<{ token: string }>({ request, token }, 'user/create_dso_token', {});
  const hash = `/mon-compte-merveille#dso=${made.token}`;
  await page.goto(hash);
  await page.waitForURL(`**/${slug}`);
  await expect(page.getByRole('heading', { name: 'Votre liste', exact: true })).toBeVisible();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'fr-FR' });
  const late = await other.newPage();
  await late.goto(hash);
  await expect(late.getByText('Ce lien a déjà servi')).toBeVisible();
  expect(late.url()).not.toContain('dso=');
  await other.close();
});

test('an invitation code that is not valid is said, and forgotten by the next attempt', async ({ page }) => {
  const email = `entree-${randomBytes(4).toString('hex')}@exemple.fr`;
  await page.goto('/?ticket_code=INCONNU-42');
  await page.goto('/i/marketplace/inscription');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Commencer ma liste' }).click();
  await expect(page.getByText('Ce code d’invitation n’est pas valable')).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Commencer ma liste' }).click();
  await expect(page.getByLabel('Votre prénom')).toBeVisible();
});

/** The code that the authenticator shows `steps` half minutes from now. */
function codeOf(url: string, steps: number): string {
  const read = URI.parse(url) as TOTP;
  const totp = new TOTP({ secret: Secret.fromBase32(read.secret.base32), digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

test('a mailed link alone does not open the account of an admin with a second factor', async ({
  page,
  request,
}) => {
  const { email, uuid } = await newParent(request);
  const rose = { email: CAST.rose.email, password: PASSWORD };
  const admin = await callFrom<{ token: string }>({ request }, 'user/login_with_password', rose);
  await callFrom({ request, token: admin.token }, 'user/prove', { password: PASSWORD });
  await callFrom({ request, token: admin.token }, 'user/set_admin', { user_uuid: uuid, admin: true });
  // Whose role changes is to sign in again.
  const account = { email, password: PASSWORD };
  const again = await callFrom<{ token: string }>({ request }, 'user/login_with_password', account);
  const own = { request, token: again.token };
  const { otpauth_url } = await callFrom<{ otpauth_url: string }>(own, 'user/totp_setup', {});
  await callFrom(own, 'user/totp_confirm', { code: codeOf(otpauth_url, -1) });
  await callFrom({ request }, 'user/send_password_reset', { email });

  await page.goto(await mailedLink(email, RESET_LINK));
  await page.getByLabel('Nouveau mot de passe').fill('les cerises du jardin sont mûres');
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  const code = page.getByLabel('Code à six chiffres');
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codeOf(otpauth_url, 1));
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await page.waitForURL((url) => url.pathname === '/a/admin');
  await expect(page.getByRole('heading', { name: 'Bonjour Camille' })).toBeVisible();
  // The page must ask nothing more once its right is taken back.
  await page.goto('about:blank');
  await callFrom({ request, token: admin.token }, 'user/set_admin', { user_uuid: uuid, admin: false });
});
