// What was kept on this device is on the list once its person is back, and they are told: a wish written while their
// session ended, and an article chosen before they signed in to an account that they had.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const PASSWORD = 'une phrase vraiment longue';
// A session that ended is answered 401.
test.use({ viewport: { width: 390, height: 844 }, allowedConsoleErrors: [/status of 401/] });

async function newParent(request: APIRequestContext) {
  const slug = `gardee-${randomBytes(4).toString('hex')}`;
  const email = `${slug}@exemple.fr`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email,
    password: PASSWORD,
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  return { slug, email, token };
}

async function login(page: Page, { email, slug }: { email: string; slug: string }) {
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: false }).first().fill(PASSWORD);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
}

test('a wish that was written while the session ended is announced after the login', async ({
  page,
  request,
  baseURL,
}) => {
  const parent = await newParent(request);
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('auth_tokens', JSON.stringify([value]));
    sessionStorage.setItem('once', '1');
  }, parent.token);
  await page.goto(`/${parent.slug}`);
  await page.getByRole('button', { name: 'Écrire une envie' }).click();
  await page.getByLabel('Ce qui vous ferait plaisir').fill('Hamac');
  await callFrom({ request, token: parent.token }, 'user/logout', {});
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page).toHaveURL(/\/mon-compte-merveille\?next=/);
  await login(page, parent);
  await expect(page.locator('div.toasts')).toContainText('Hamac');
  await expect(page.locator('div.toasts')).toContainText('gardé sur cet appareil, est sur votre liste');
  await expect(page.locator('.editor-name')).toHaveText(['Hamac']);
  await expectNoAxeViolations(page);
});

test('an article that a guest chose joins the list of the account they had, and is announced', async ({
  page,
  request,
}) => {
  const parent = await newParent(request);
  await page.goto('/i/marketplace/explore');
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await expect(page).toHaveURL(/\/i\/marketplace\/inscription/);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  // The form of the page before has the same fields.
  await expect(page).toHaveURL(/\/mon-compte-merveille/);
  await login(page, parent);
  await expect(page.locator('div.toasts')).toContainText('gardé sur cet appareil, est sur votre liste');
  await expect(page.locator('.editor-name')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.editor-name')).toHaveCount(1);
  await expect(page.locator('div.toasts')).not.toContainText('gardé');
});

test('one that is not sold any more is said once, and not asked for again', async ({ page, request }) => {
  const parent = await newParent(request);
  await page.goto('/mon-compte-merveille');
  await page.evaluate(() =>
    localStorage.setItem('guest_items', JSON.stringify([{ id: 987_654_321, quantity: 1 }])),
  );
  await login(page, parent);
  await expect(page.locator('div.toasts')).toContainText('n’est plus proposé');
  expect(await page.evaluate(() => localStorage.getItem('guest_items'))).toBe('[]');
});
