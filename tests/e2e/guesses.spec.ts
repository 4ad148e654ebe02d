import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '#tests/support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newParent(request: APIRequestContext, slug: string): Promise<string> {
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  const names = { firstname: 'Anne', list_slug: slug, birthdate: inDays(40) };
  await callFrom({ request, token }, 'user/finish_setup', names);
  return token;
}

/** The owner's screen: a day that is refused keeps what was chosen, then the guesses open. */
async function open(page: Page): Promise<void> {
  await page.goto('/i/marketplace/pronostics');
  await page.getByLabel('La taille').uncheck();
  await page.getByLabel('Dernier jour pour jouer').fill(inDays(60));
  await page.getByRole('button', { name: 'Ouvrir les pronostics' }).click();
  await expect(page.getByText('au plus tard le jour prévu', { exact: false }).last()).toBeVisible();
  await page.getByLabel('Dernier jour pour jouer').fill(inDays(20));
  await page.getByRole('button', { name: 'Ouvrir les pronostics' }).click();
  await expect(page.getByText('Les pronostics sont ouverts', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
}

/** A relative's page without a script: a weight that is none keeps the rest, then the guess is kept. */
async function play(giver: Page, slug: string): Promise<void> {
  await giver.goto(`/${slug}`);
  await giver.getByRole('link', { name: 'Faire mon pronostic' }).click();
  await expect(giver.getByRole('heading', { level: 1 })).toHaveText('Les pronostics d’Anne');
  await giver.getByLabel('Le poids').fill('lourd');
  await giver.getByLabel('Une fille').check();
  await giver.getByLabel('Le prénom').fill('Léa');
  await giver.getByLabel('Votre nom').fill('Odile');
  await giver.getByLabel('Votre adresse e-mail').fill(`odile-${slug}@exemple.fr`);
  await giver.getByRole('button', { name: 'Envoyer mon pronostic' }).click();
  await expect(giver.getByText('Donnez un poids', { exact: false }).last()).toBeVisible();
  await expect(giver.getByLabel('Le prénom')).toHaveValue('Léa');
  await giver.getByLabel('Le poids').fill('3,35 kg');
  await giver.getByRole('button', { name: 'Envoyer mon pronostic' }).click();
  await expect(giver.getByText('Votre pronostic est gardé', { exact: false })).toBeVisible();
}

async function reveal(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('1 personne a joué', { exact: false })).toBeVisible();
  const tell = page.locator('form', { has: page.getByRole('heading', { name: 'Annoncer la naissance' }) });
  await tell.getByLabel('La date de naissance').fill(inDays(0));
  await tell.getByLabel('Le poids').fill('3350');
  await tell.getByLabel('Fille ou garçon').selectOption('girl');
  await tell.getByLabel('Le prénom').fill('Léa');
  await tell.getByRole('button', { name: 'Annoncer et afficher le classement' }).click();
  await expect(page.getByText('130 points', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
}

test('people guess a birth without a script, and learn who was right once its parents tell', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const slug = `pronostics-${randomBytes(4).toString('hex')}`;
  const token = await newParent(request, slug);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await open(page);

  const plain = {
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
  };
  const context = await browser.newContext(plain);
  const giver = await context.newPage();
  await play(giver, slug);
  await reveal(page);
  await giver.goto(`/${slug}`);
  await expect(giver.getByText('130 points', { exact: false })).toBeVisible();
  await giver.getByRole('link', { name: 'Voir tout le classement' }).click();
  await expect(giver.getByRole('rowheader', { name: 'Odile' })).toBeVisible();
  await context.close();
});
