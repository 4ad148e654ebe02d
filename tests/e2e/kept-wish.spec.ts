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

/** The browser of a parent on their list, once the line to it is open: nothing is read by itself after that. */
async function openOwnList(page: Page, { slug, token }: { slug: string; token: string }) {
  await page
    .context()
    .addCookies([
      { name: 'hasAuth', value: '1', url: new URL(test.info().project.use.baseURL ?? '').origin },
    ]);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('auth_tokens', JSON.stringify([value]));
    sessionStorage.setItem('once', '1');
  }, token);
  const read = page.waitForResponse('**/api/list/get_with_uuid');
  await page.goto(`/${slug}`);
  await read;
  await page.getByRole('button', { name: 'Écrire une envie' }).click();
}

/** Ends the session elsewhere. Only `call` reaches the server until the login: what the page reads by itself waits. */
async function endSession(
  page: Page,
  request: APIRequestContext,
  { token, call }: { token: string; call: string },
) {
  const held = '**/api/**';
  await page.route(held, async (route) => {
    if (route.request().url().endsWith(call)) await route.continue();
  });
  await callFrom({ request, token }, 'user/logout', {});
  return async () => {
    await expect(page).toHaveURL(/\/mon-compte-merveille\?next=/);
    await page.unroute(held);
  };
}

test('a wish that was written while the session ended is announced after the login', async ({
  page,
  request,
}) => {
  const parent = await newParent(request);
  await openOwnList(page, parent);
  await page.getByLabel('Ce qui vous ferait plaisir').fill('Hamac');
  const left = await endSession(page, request, { ...parent, call: 'list/add_custom_item' });
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await left();
  await login(page, parent);
  await expect(page.locator('div.toasts')).toContainText('Hamac');
  await expect(page.locator('div.toasts')).toContainText('gardé sur cet appareil, est sur votre liste');
  await expect(page.locator('.editor-name')).toHaveText(['Hamac']);
  // It is not in its form too, where it would be sent twice.
  await page.getByRole('button', { name: 'Écrire une envie' }).click();
  await expect(page.getByLabel('Ce qui vous ferait plaisir')).toHaveValue('');
  await expectNoAxeViolations(page);
});

test('a wish that was being written when the session ended is in its form after the login', async ({
  page,
  request,
}) => {
  const parent = await newParent(request);
  await openOwnList(page, parent);
  await page.getByLabel('Ce qui vous ferait plaisir').fill('Hamac de jardin');
  await page.getByRole('textbox', { name: 'Prix' }).fill('39,90');
  await page.getByRole('spinbutton', { name: 'Combien' }).fill('2');
  await page.getByLabel('Précision pour vos proches').fill('En coton, pas trop grand.');
  await page.getByRole('button', { name: 'Coller un lien' }).click();
  await page.getByLabel('Adresse de la page').fill('https://boutique.exemple/hamac');
  const left = await endSession(page, request, { ...parent, call: 'list/preview_external_item' });
  await page.getByRole('button', { name: 'Lire la page' }).click();
  await left();
  await login(page, parent);
  await expect(page.getByLabel('Ce qui vous ferait plaisir')).toHaveValue('Hamac de jardin');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('39,90');
  await expect(page.getByRole('spinbutton', { name: 'Combien' })).toHaveValue('2');
  await expect(page.getByLabel('Précision pour vos proches')).toHaveValue('En coton, pas trop grand.');
  await expect(page.getByLabel('Adresse de la page')).toHaveValue('https://boutique.exemple/hamac');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.locator('.editor-name')).toHaveText(['Hamac de jardin']);
  await page.reload();
  await expect(page.locator('.editor-name')).toHaveText(['Hamac de jardin']);
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
