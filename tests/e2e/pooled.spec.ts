import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const TEN_DAYS = 10 * 24 * 3600 * 1000;
// A form is refused as a form is refused.
test.use({ allowedConsoleErrors: [/status of 422/] });

async function proposeToSeveral(page: Page) {
  await page.goto('/i/mon-compte/cagnotte');
  await page.getByLabel('Quel cadeau').selectOption('Poussette');
  const last = page.getByLabel('Dernier jour pour participer');
  await last.fill('2026-01-01');
  await page.getByRole('button', { name: 'Proposer à plusieurs' }).click();
  await expect(page.getByText('Choisissez un dernier jour')).toBeVisible();
  await expect(last).toBeFocused();
  await last.fill(new Date(Date.now() + TEN_DAYS).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Proposer à plusieurs' }).click();
  await expect(page.getByText('C’est proposé')).toBeVisible();
  await expect(page.getByText('Ouvert jusqu’au')).toBeVisible();
  await expectNoAxeViolations(page);
}

async function fillShare(page: Page, name: string, amount: string) {
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill(amount);
  await page.getByLabel('Votre nom').fill(name);
  await page.getByLabel('Votre adresse e-mail').fill('proche@exemple.fr');
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
}

async function pay(page: Page) {
  await expect(page.getByText('Votre part de «\u202fPoussette\u202f»')).toBeVisible();
  await page.getByLabel('Numéro de la carte').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  // It waits for the others: nothing of it is at the parents' yet.
  await expect(page.getByText('pour «\u202fPoussette\u202f» est payée.')).toBeVisible();
  await expect(page.getByText('est arrivée')).toHaveCount(0);
}

/** Two people, without an account or JavaScript, pay it together. */
async function giveTogether(browser: Browser, slug: string, baseURL = '') {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/${slug}`);
  await page.getByRole('link', { name: 'Participer : Poussette' }).click();
  await fillShare(page, 'Mamie Odile', '400');
  await expect(page.getByText('choisissez ce montant, ou moins')).toBeVisible();
  await expect(page.getByText('Choisissez ce qui se passe')).toBeVisible();
  await page.getByLabel('Ma part m’est rendue').check();
  await fillShare(page, 'Mamie Odile', '100');
  await pay(page);
  await page.goto(`/${slug}`);
  await expect(page.getByText('Il manque 200')).toBeVisible();
  await page.getByRole('link', { name: 'Participer : Poussette' }).click();
  await page.getByLabel('Ma part rejoint la cagnotte').check();
  await fillShare(page, 'Tonton Max', '200');
  await pay(page);
  await page.goto(`/${slug}`);
  await expect(page.getByText('1 cadeau déjà pris')).toBeVisible();
  await context.close();
}

test('parents propose a gift to several, who pay it together; the surprise holds', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const slug = `camille-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const token = String((await callFrom({ request }, 'user/register_with_email', account)).token);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  await callFrom({ request, token }, 'list/add_custom_item_to_main', {
    item: { name: 'Poussette', price: 30_000 },
  });
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await proposeToSeveral(page);
  await giveTogether(browser, slug, baseURL);
  await page.reload();
  await expect(page.getByText('Ouvert jusqu’au')).toBeVisible();
  await expect(page.getByText('La surprise tient')).toBeVisible();
  await expect(page.getByText('Aucune participation pour le moment')).toBeVisible();
});
