// Whoever is invited to the newsroom, where a second factor is compulsory: a password, a factor, and they are at work.
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { codeOf } from '../support/totp.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const ADMIN = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };
const NEW = 'nouvelle@exemple.test';

let server: BuiltServer;
test.slow();
// Each call of the admin is refused until the factor is there.
test.use({
  allowedConsoleErrors: [/status of 403/],
  // As many read their mail: on a small telephone, in the evening.
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
});
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startBuiltServer({
    SEED: 'empty',
    STAFF_SECOND_FACTOR: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
test.afterAll(() => server.remove());

async function inviteSomebody(): Promise<void> {
  const { token } = await callSite<{ token: string }>(server, 'user/login_with_password', ADMIN);
  const rose = { url: server.url, token };
  const { otpauth_url } = await callSite<{ otpauth_url: string }>(rose, 'user/totp_setup');
  await callSite(rose, 'user/totp_confirm', { code: codeOf(otpauth_url) });
  await callSite(rose, 'user/prove', { password: ADMIN.password });
  const { items } = await callSite<{ items: { id: number; name: string }[] }>(rose, 'admin/list_roles');
  const role = items.find(({ name }) => name === 'Rédaction')?.id;
  await callSite(rose, 'admin/invite_staff', { email: NEW, role_ids: [role] });
}

test('makes the factor that is asked for, without a list of births on the way, and is in the newsroom', async ({
  page,
}) => {
  await inviteSomebody();
  const link = await mailedLink(NEW, /\/i\/marketplace\/nouveau-mot-de-passe\?token=[\w-]+/, server.dataDir);
  await page.goto(server.url + link);
  await page.getByLabel('Nouveau mot de passe').fill('un autre mot de passe bien long');
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await expect(page.getByRole('heading', { name: 'Ajoutez un second facteur' })).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter mon second facteur' }).click();

  await expect(page.getByText('Un second facteur, puis la rédaction')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Adresse e-mail' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  const url = await page
    .getByRole('link', { name: 'Ouvrir l’application de cet appareil' })
    .getAttribute('href');
  const code = page.getByLabel('Code à six chiffres');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  // Nobody has a recovery code before the first one was right.
  await expect(page.getByText('Attendez le suivant.', { exact: false })).toBeVisible();
  await expect(page.getByText('code de secours')).toHaveCount(0);
  await expect(code).toBeFocused();
  await code.fill(codeOf(url ?? ''));
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ouvrir la rédaction' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Ouvrir la rédaction' }).click();
  await page.waitForURL((at) => at.pathname === '/a/admin');
  await expect(page.getByRole('heading', { name: 'Ajoutez un second facteur' })).toHaveCount(0);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
