import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const PASSWORD = 'une phrase vraiment longue';
const someone = () => `lea-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

test('a guest chooses a gift, makes an account and finds it on a list of their own', async ({ page }) => {
  const name = someone();
  await page.goto('/marketplace/produit/12');
  const gift = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await page.waitForURL('**/i/marketplace/inscription');

  await page.getByLabel('Adresse e-mail').fill('lea');
  await page.getByLabel('Mot de passe').fill('court');
  await page.getByRole('button', { name: 'Commencer ma liste' }).click();
  await expect(page.getByText('Saisissez une adresse e-mail valide')).toBeVisible();
  await expect(page.getByText('Choisissez au moins 10 caractères.')).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('lea');
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await expectNoAxeViolations(page);

  await page.getByLabel('Adresse e-mail').fill(`${name}@exemple.fr`);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Commencer ma liste' }).click();
  await page.getByLabel('Votre prénom').fill('Léa');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();

  await page.getByLabel('L’adresse de votre liste').fill('magazine');
  await expect(page.getByText('Cette adresse est réservée au site.')).toBeVisible();
  await page.getByLabel('L’adresse de votre liste').fill(name);
  await expect(page.getByText('Cette adresse est libre.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Ouvrir ma liste' }).click();

  await page.waitForURL(`**/${name}`);
  await expect(page.getByText(gift).first()).toBeVisible();
});

test('the start asks for its script at a first sign, and keeps what is typed and pressed until it is there', async ({
  page,
}) => {
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route(/StartFlow[^/]*\.js$/, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/i/marketplace/inscription?next=/i/marketplace/notifications');
  const email = page.getByLabel('Adresse e-mail');
  const send = page.getByRole('button', { name: 'Commencer ma liste' });
  await expect(send).toBeEnabled();
  expect(asked).toBe(0);
  await email.fill('lea');
  await page.getByLabel('Mot de passe').fill('court');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page.getByText('Saisissez une adresse e-mail valide')).toBeVisible();
  await expect(page.getByText('Choisissez au moins 10 caractères.')).toBeVisible();
  await expect(email).toHaveValue('lea');
  expect(asked).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL(/mon-compte-merveille\?next=%2Fi%2Fmarketplace%2Fnotifications$/);
});

test('a guarded page sends to login and back, and a wrong password loses nothing typed', async ({
  page,
  request,
}) => {
  const email = `${someone()}@exemple.fr`;
  const made = await request.post('/api/user/register_with_email', { data: { email, password: PASSWORD } });
  const { token } = (await made.json()).result;
  await request.post('/api/user/finish_setup', {
    headers: { authorization: `Bearer ${token}` },
    data: { firstname: 'Léa', list_slug: email.split('@')[0] },
  });

  await page.goto('/i/mon-compte/cagnotte');
  await page.waitForURL('**/mon-compte-merveille?next=*');
  await expectNoAxeViolations(page);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill('pas le bon du tout');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('L’adresse e-mail ou le mot de passe ne correspond pas.')).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);

  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/i/mon-compte/cagnotte');
  await expect(page.getByText('Aucune participation pour le moment')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an address in `next` never leads to another site', async ({ page }) => {
  const email = `${someone()}@exemple.fr`;
  await page.request.post('/api/user/register_with_email', { data: { email, password: PASSWORD } });
  await page.goto('/mon-compte-merveille?next=//evil.example/');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/i/marketplace/inscription');
});

test('the letter that is offered with an account is asked for by a tick alone', async ({ page }) => {
  await page.goto('/i/marketplace/inscription');
  await page.getByLabel('Adresse e-mail').fill(`${someone()}@exemple.fr`);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  const box = page.getByRole('checkbox', { name: /La lettre du magazine/ });
  await expect(box).not.toBeChecked();
  await box.check();
  const asked = page.waitForResponse(
    async (answer) => answer.url().endsWith('/api/newsletter/subscribe') && 'result' in (await answer.json()),
  );
  await page.getByRole('button', { name: 'Commencer ma liste' }).click();
  await expect(page.getByLabel('Votre prénom')).toBeVisible();
  await asked;
});

test('the way back and a reload lose no step of a new list, and nothing typed; a keyboard goes on where it was', async ({
  page,
}) => {
  await page.goto('/i/marketplace/inscription');
  await page.getByLabel('Adresse e-mail').fill(`${someone()}@exemple.fr`);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Votre liste' })).toBeFocused();
  await page.getByLabel('Votre prénom').fill('Léa');
  await page.getByLabel('Prénom de l’autre parent').fill('Sam');
  await page.keyboard.press('Enter');
  const birth = page.getByLabel('Date de naissance prévue');
  await expect(birth).toBeFocused();
  await birth.fill('03/06/27');
  await birth.press('Tab');
  await page.reload();
  await expect(birth).toHaveValue(/03\/06\/(?:20)?27/);
  await page.goBack();
  await expect(page.getByLabel('Votre prénom')).toHaveValue('Léa');
  await expect(page.getByLabel('Prénom de l’autre parent')).toHaveValue('Sam');
  await page.goForward();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByLabel('L’adresse de votre liste')).toHaveValue(/lea/);
});
