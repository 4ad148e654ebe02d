// A session that ends while its person types costs nothing: the login leads back, and what was typed is there; another
// person who signs in there finds nothing of it.
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';
import { unique } from '../support/newsroom.ts';

const PASSWORD = 'une autre phrase pour les essais';
const PROFILE = '/i/marketplace/parametres/profil';
// A session that ended is answered 401.
test.use({ allowedConsoleErrors: [/status of 401/] });

async function newPerson(request: APIRequestContext) {
  const slug = unique('parent')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const email = `${slug}@exemple.fr`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email,
    password: PASSWORD,
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Inès', list_slug: slug });
  return { email, token };
}

async function enter(page: Page, { token, baseURL }: { token: string; baseURL: string }) {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => {
    if (!localStorage.getItem('auth_tokens')) localStorage.setItem('auth_tokens', JSON.stringify([value]));
  }, token);
}

/** A profile that is changed; the session ends before it is sent. */
async function typeAndBeSentAway(
  page: Page,
  { token, request }: { token: string; request: APIRequestContext },
) {
  await page.goto(PROFILE);
  // The shell is fetched at the first touch of a hand.
  await page.getByLabel('Nom', { exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Nom', { exact: true }).fill('Delacour');
  await page.getByLabel('Prénom de l’autre parent').fill('Karim');
  await callFrom({ request, token }, 'user/logout', {});
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page).toHaveURL(/\/mon-compte-merveille\?next=/);
}

async function login(page: Page, email: string) {
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: false }).first().fill(PASSWORD);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/parametres\/profil/);
  await expect(page.getByLabel('Nom', { exact: true })).toBeVisible();
}

for (const width of [390, 1280])
  test(`at ${width} px what was typed is there after the login, and is sent`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { email, token } = await newPerson(request);
    await enter(page, { token, baseURL: baseURL ?? '' });
    await typeAndBeSentAway(page, { token, request });
    await login(page, email);
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Delacour');
    await expect(page.getByLabel('Prénom de l’autre parent')).toHaveValue('Karim');
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await expect(page.getByText('Enregistré.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Delacour');
  });

test('somebody else who signs in finds nothing of it, nor does its person later in that tab', async ({
  page,
  request,
  baseURL,
}) => {
  const first = await newPerson(request);
  const other = await newPerson(request);
  await enter(page, { token: first.token, baseURL: baseURL ?? '' });
  await typeAndBeSentAway(page, { token: first.token, request });
  await login(page, other.email);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /typed/.test(key)))).toEqual(
    [],
  );
});
