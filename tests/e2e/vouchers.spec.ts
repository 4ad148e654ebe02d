import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const CARD_LINK = /\/i\/marketplace\/bons-achat\/carte#[0-9A-Z-]{19}/;
test.slow();
// A form is refused as a form is refused.
test.use({ viewport: { width: 360, height: 780 }, allowedConsoleErrors: [/status of 4\d\d/] });

const next = (page: Page) => page.getByRole('button', { name: 'Continuer vers le paiement' }).click();

async function fillVoucher(page: Page, to: string) {
  await page.goto('/i/marketplace/bons-achat#offrir');
  await page.getByLabel('Son nom').fill('Élodie');
  await page.getByLabel('Son adresse e-mail').fill(to);
  await page.getByLabel('Votre nom').fill('Mamie Odile');
  await page.getByLabel('Votre adresse e-mail').fill('odile-bon@exemple.fr');
  await page.getByLabel('Un mot').fill('Pour le petit lit');
}

async function payIt(page: Page) {
  await page.getByLabel('Numéro de la carte').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, votre bon' })).toBeVisible();
}

test('a voucher is corrected, read over, changed and paid, and its card says it all', async ({ page }) => {
  const to = 'elodie-carte@exemple.fr';
  await fillVoucher(page, 'elodie@exemple');
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('60');
  await expect(page.getByRole('radio', { name: 'Un autre montant' })).toBeChecked();
  await next(page);
  await expect(page.getByLabel('Son adresse e-mail')).toBeFocused();
  await expect(page.getByLabel('Son adresse e-mail')).toBeInViewport();
  await page.getByLabel('Son adresse e-mail').fill('une-autre@exemple.fr');
  await next(page);
  const recap = page.getByRole('region', { name: 'Ce que vous offrez' });
  await expect(recap).toContainText('une-autre@exemple.fr');
  await expectNoAxeViolations(page);
  await recap.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByRole('textbox', { name: 'Un autre montant' })).toHaveValue('60');
  await expect(page.getByLabel('Un mot')).toHaveValue('Pour le petit lit');
  await page.getByLabel('Son adresse e-mail').fill(to);
  await next(page);
  await expect(recap).toContainText(to);
  await payIt(page);

  await page.goto(await mailedLink(to, CARD_LINK));
  const card = page.getByRole('article', { name: 'La carte de votre bon' });
  for (const said of ['60,00', 'Élodie', 'Mamie Odile', 'Pour le petit lit', 'Valable jusqu’au'])
    await expect(card).toContainText(said);
  await expect(card).toContainText('/i/marketplace/bons-achat');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // Another link in the same tab: only what follows the # changes.
  await page.goto('/i/marketplace/bons-achat/carte#0000-0000-0000-0000');
  await expect(page.getByText('Ce code n’est pas celui d’un bon d’achat')).toBeVisible();
  await expect(card).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a voucher is corrected and paid all the same', async ({ page }) => {
    await fillVoucher(page, 'sami-bon@exemple.fr');
    await page.getByLabel('Son nom').fill('');
    await next(page);
    await expect(page.getByLabel('Son nom')).toBeFocused();
    await page.getByLabel('Son nom').fill('Sami');
    await next(page);
    await payIt(page);
  });
});
