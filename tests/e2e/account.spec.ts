import type { APIRequestContext } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { proveIn } from '../support/prove-page.ts';

const someone = () => `zoe-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

const linkTo = (page: string) => new RegExp(`/i/marketplace/${page}\\?token=[\\w-]+`);

/** Somebody with a name and a list. */
async function registered(request: APIRequestContext) {
  const name = someone();
  const email = `${name}@exemple.fr`;
  const made = await request.post('/api/user/register_with_email', { data: { email, password: PASSWORD } });
  const { token } = (await made.json()).result;
  await request.post('/api/user/finish_setup', {
    headers: { authorization: `Bearer ${token}` },
    data: { firstname: 'Zoé', list_slug: name },
  });
  return { name, email };
}

test('an address is confirmed from a session of its account, and by no link alone', async ({
  page,
  request,
}) => {
  const { email } = await registered(request);
  // Nobody is signed in here: who opens the link of an account says who they are before they confirm it.
  await page.goto(await mailedLink(email, linkTo('adresse-confirmee')));
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toHaveCount(0);
  await expect(page).toHaveURL(/adresse-confirmee$/);
  await expectNoAxeViolations(page);
  await page.screenshot({ path: test.info().outputPath('sign-in-to-confirm.png') });
  await page.getByRole('link', { name: 'Se connecter pour confirmer' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText(`L’adresse ${email} est confirmée.`)).toBeVisible();
});

test('a forgotten password comes back by mail, and the profile is run from one page', async ({
  page,
  request,
}) => {
  const { name, email } = await registered(request);
  await page.goto('/mon-compte-merveille');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  // The page before has a field of that name too.
  await page.waitForURL('**/nouveau-mot-de-passe**');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('un lien vient d’y partir')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(await mailedLink(email, linkTo('nouveau-mot-de-passe')));
  await page.getByLabel('Nouveau mot de passe').fill('chocolat1234');
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await expect(page.getByText('Ce mot de passe est trop connu')).toBeVisible();
  await page.getByLabel('Nouveau mot de passe').fill('les cerises du jardin sont mûres');
  await page.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await page.waitForURL(`**/${name}`);

  await page.goto('/i/marketplace/parametres/profil');
  await page.getByLabel('Prénom de l’autre parent').fill('Noé');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await expect(page.getByText('Cet appareil')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('what is told by mail is chosen kind by kind', async ({ page, request }) => {
  const name = someone();
  const made = await request.post('/api/user/register_with_email', {
    data: { email: `${name}@exemple.fr`, password: PASSWORD },
  });
  const { token } = (await made.json()).result;
  await request.post('/api/user/finish_setup', {
    headers: { authorization: `Bearer ${token}` },
    data: { firstname: 'Zoé', list_slug: name },
  });
  await page.goto('/mon-compte-merveille?next=/i/marketplace/notifications');
  await page.getByLabel('Adresse e-mail').fill(`${name}@exemple.fr`);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByLabel('Des nouvelles de votre liste').selectOption('site');
  await expect(page.getByText('Vos préférences sont gardées.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an admin finds an account, acts in its place and comes back', async ({ page, request }) => {
  const name = someone();
  const email = `${name}@exemple.fr`;
  const made = await request.post('/api/user/register_with_email', { data: { email, password: PASSWORD } });
  await request.post('/api/user/finish_setup', {
    headers: { authorization: `Bearer ${(await made.json()).result.token}` },
    data: { firstname: 'Zoé', list_slug: name },
  });
  await page.goto('/mon-compte-merveille?next=/a/admin/users');
  await page.getByLabel('Adresse e-mail').fill(CAST.rose.email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Comptes', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Gérer Zoé' }).click();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Agir à sa place' }).click();
  // Over the dialog of the account, which stays.
  await proveIn(page, PASSWORD);
  await page.waitForURL(`**/${name}`);
  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await page.waitForURL((url) => url.pathname === '/a/admin');
});

test('a login sent by Enter before its script has arrived is kept', async ({ page, request }) => {
  const name = someone();
  const email = `${name}@exemple.fr`;
  await request.post('/api/user/register_with_email', { data: { email, password: PASSWORD } });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/LoginForm[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/mon-compte-merveille', { waitUntil: 'commit' });
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(PASSWORD);
  // The small script of every page is there: only that of the form is late.
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  letThrough();
  await page.waitForURL(/inscription|\/i\/|zoe-/);
});
