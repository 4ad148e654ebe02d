// One browser, two tabs: whoever is signed in changes in one of them. The other follows, loses no word that was typed, and
// does nothing as somebody else.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { unique } from '../support/newsroom.ts';

const OWN = 'une autre phrase pour les essais';
const PROFILE = '/i/marketplace/parametres/profil';
// A session that ended is answered 401.
test.use({ allowedConsoleErrors: [/status of 401/] });

interface Person {
  email: string;
  firstname: string;
  token: string;
}

async function newPerson(request: APIRequestContext, firstname: string): Promise<Person> {
  const slug = unique(firstname)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const email = `${slug}@exemple.fr`;
  const asked = { email, password: OWN };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', asked);
  await callFrom({ request, token }, 'user/finish_setup', { firstname, list_slug: slug });
  return { email, firstname, token };
}

/** As the site itself does in a tab: the others hear of it. */
const holds = (page: Page, stack: string[]) =>
  page.evaluate((value) => localStorage.setItem('auth_tokens', JSON.stringify(value)), stack);

/** Two tabs of one person, on their profile. */
async function twoTabs(context: BrowserContext, stack: string[], baseURL = ''): Promise<[Page, Page]> {
  await context.addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  const first = await context.newPage();
  await first.goto('/robots.txt');
  await holds(first, stack);
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto(PROFILE);
    await expect(lastName(page)).toBeVisible();
    // The shell is fetched for who is signed in.
    await page.waitForLoadState('networkidle');
  }
  return [first, second];
}

const lastName = (page: Page) => page.getByLabel('Nom', { exact: true });
const firstName = (page: Page) => page.getByRole('textbox', { name: /^Prénom \(/ });
const hint = (page: Page) => page.locator('#shell-hint');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).first().click();

async function login(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: false }).first().fill(OWN);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(lastName(page)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon espace' }).click();
  await page.getByRole('button', { name: 'Me déconnecter', exact: true }).click();
  await page.waitForURL('/');
}

test('signed out in one, the other shows nothing of its person any more, or keeps what is typed', async ({
  context,
  request,
  baseURL,
}) => {
  const ines = await newPerson(request, 'Inès');
  const [first, writing] = await twoTabs(context, [ines.token], baseURL);
  const idle = await context.newPage();
  await idle.goto(PROFILE);
  await expect(lastName(idle)).toBeVisible();
  await idle.waitForLoadState('networkidle');
  await lastName(writing).fill('Delacour');
  await signOut(first);
  await expect(idle).toHaveURL(/\/mon-compte-merveille\?next=/);
  await expect(hint(writing)).toContainText('La session s’est terminée dans un autre onglet.');
  await expect(lastName(writing)).toHaveValue('Delacour');
  await expectNoAxeViolations(writing);
  await writing.getByRole('button', { name: 'Me reconnecter' }).click();
  await expect(writing).toHaveURL(/\/mon-compte-merveille\?next=/);
  await login(writing, ines.email);
  await expect(lastName(writing)).toHaveValue('Delacour');
});

test('somebody else signed in in one, the other does nothing in their name', async ({
  context,
  request,
  baseURL,
}) => {
  const ines = await newPerson(request, 'Inès');
  const anne = await newPerson(request, 'Anne');
  const [first, second] = await twoTabs(context, [ines.token], baseURL);
  await lastName(second).fill('Delacour');
  await holds(first, [anne.token]);
  await expect(hint(second)).toContainText('Un autre onglet a changé de compte');
  await expectNoAxeViolations(second);
  await save(second);
  await expect(second.getByText(/Rien n’a été fait/)).toBeVisible();
  const known = await callFrom<{ user: { lastname: string | null } }>(
    { request, token: anne.token },
    'user/get_my_info',
    {},
  );
  expect(known.user.lastname ?? '').toBe('');
  // Back to who it was: what was typed is there, and is sent.
  await holds(first, [ines.token]);
  await expect(hint(second)).toHaveText('');
  await save(second);
  await expect(second.getByText('Enregistré.')).toBeVisible();
  const mine = await callFrom<{ user: { lastname: string } }>(
    { request, token: ines.token },
    'user/get_my_info',
    {},
  );
  expect(mine.user.lastname).toBe('Delacour');
});

test('the same person signed in again in one, the other goes on', async ({ context, request, baseURL }) => {
  const ines = await newPerson(request, 'Inès');
  const [first, second] = await twoTabs(context, [ines.token], baseURL);
  await lastName(second).fill('Delacour');
  const who = { email: ines.email, password: OWN };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', who);
  await holds(first, [token]);
  await save(second);
  await expect(second.getByText('Enregistré.')).toBeVisible();
  await expect(hint(second)).toHaveText('');
});

test('a password changed in another browser sends both to the login', async ({
  context,
  request,
  baseURL,
}) => {
  const ines = await newPerson(request, 'Inès');
  const [first, second] = await twoTabs(context, [ines.token], baseURL);
  const who = { email: ines.email, password: OWN };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', who);
  await callFrom({ request, token }, 'user/change_password', {
    password: OWN,
    new_password: 'une troisième phrase pour les essais',
  });
  await lastName(first).fill('Delacour');
  await save(first);
  for (const page of [first, second]) await expect(page).toHaveURL(/\/mon-compte-merveille\?next=/);
});

test('an admin who acts for somebody in one, and ends it, finds the other with the same face', async ({
  context,
  request,
  baseURL,
}) => {
  const ines = await newPerson(request, 'Inès');
  const who = { email: CAST.rose.email, password: PASSWORD };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', who);
  await callFrom({ request, token }, 'user/prove', { password: PASSWORD });
  const { user } = await callFrom<{ user: { uuid: string } }>(
    { request, token: ines.token },
    'user/get_my_info',
    {},
  );
  const acting = await callFrom<{ token: string }>({ request, token }, 'user/impersonate', {
    user_uuid: user.uuid,
  });
  const [first, second] = await twoTabs(context, [token], baseURL);
  await holds(first, [token, acting.token]);
  await expect(firstName(second)).toHaveValue('Inès');
  await expect(second.getByText('Vous naviguez avec le compte d’une autre personne.')).toBeVisible();
  await first.reload();
  await first.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(first).toHaveURL('/a/admin');
  await expect(second.getByText('Vous naviguez avec le compte d’une autre personne.')).toBeHidden();
  await expect(firstName(second)).not.toHaveValue('Inès');
});

/** A number of fourteen digits whose key is right, and that nobody has. */
function newSiret(): string {
  const base = String(Date.now()).slice(-13).padStart(13, '1');
  for (let key = 0; key < 10; key += 1) {
    const digits = [...`${base}${key}`].map(Number);
    const sum = digits.reverse().reduce((all, digit, at) => {
      const one = at % 2 ? digit * 2 : digit;
      return all + (one > 9 ? one - 9 : one);
    }, 0);
    if (sum % 10 === 0) return `${base}${key}`;
  }
  return base;
}

test('a shop held in one, the other leads to it, and back to the person afterwards', async ({
  context,
  request,
  baseURL,
}) => {
  const ines = await newPerson(request, 'Inès');
  const { token } = ines;
  const { merchant } = await callFrom<{ merchant: { uuid: string; name: string } }>(
    { request, token },
    'business/create',
    {
      name: unique('Atelier'),
      legal_name: 'Nuage SARL',
      siret: newSiret(),
      shop_url: 'https://nuage.exemple',
    },
  );
  const shop = await callFrom<{ token: string }>({ request, token }, 'business/open_session', {
    merchant_uuid: merchant.uuid,
  });
  const [first, second] = await twoTabs(context, [token], baseURL);
  await first.evaluate((name) => localStorage.setItem('business', name), merchant.name);
  await holds(first, [token, shop.token]);
  await expect(second).toHaveURL(/\/i\/business\?personnel=/);
  await holds(first, [token]);
  // Two of its words may each have led it there: the second one takes the place of a passage that begins meanwhile.
  await expect(async () => {
    await second.goto(PROFILE);
    await expect(firstName(second)).toHaveValue('Inès');
  }).toPass();
});
