import type { Page } from '@playwright/test';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const GIVE = `/p/participation-cagnotte/${DEMO_LIST.slug}`;

async function fillGift(page: Page, amount: string) {
  await page.goto(GIVE);
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill(amount);
  await page.getByLabel('Votre nom').fill('Mamie Odile');
  await page.getByLabel('Un mot pour les parents').fill('Bienvenue\npetit bout !');
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuer vers le paiement' }).click();

async function payWith(page: Page, card: string) {
  await page.getByLabel('Numéro de la carte').fill(card);
  await page.getByRole('button', { name: /^Payer/ }).click();
}

const total = (page: Page, sum: string) =>
  expect(page.getByRole('definition').filter({ hasText: sum }).last()).toBeVisible();

/** Checks what a giver has in the end: a receipt to print, and a page to show to others. */
async function receiptAndThanks(page: Page) {
  await page.getByRole('link', { name: 'Voir et imprimer le reçu' }).click();
  await expect(page.getByRole('heading', { name: 'Reçu de participation' })).toBeVisible();
  await total(page, '45,50');
  await expect(page.getByText('Votre mot imprimé sur une carte')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Voir la page à partager' }).click();
  await expect(page.getByText('Mamie Odile vient de participer à la cagnotte')).toBeVisible();
  await expect(page.getByText('petit bout')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Merci' })).toBeVisible();
}

async function giveThroughEverything(page: Page) {
  await fillGift(page, '0,5');
  await next(page);
  await expect(page.getByText('Choisissez un montant de')).toBeVisible();
  await expect(page.getByText('Indiquez votre adresse e-mail')).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Mamie Odile');
  await expect(page.getByLabel('Un mot pour les parents')).toHaveValue('Bienvenue\npetit bout !');
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('42,50');
  await page.getByLabel('Votre adresse e-mail').fill('mamie@exemple.fr');
  await page.getByLabel('Votre mot imprimé sur une carte').check();
  await next(page);

  await total(page, '45,50');
  await expect(page.getByText('Démonstration\u202f: aucun argent réel')).toBeVisible();
  await payWith(page, '5555 5555 5555 4444');
  await expect(page.getByText('seules les cartes d’essai sont acceptées')).toBeVisible();
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre banque a refusé cette carte')).toBeVisible();
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText('La validation auprès de votre banque n’a pas abouti')).toBeVisible();
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Autoriser' }).click();
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Merci' })).toContainText('petit bout');
}

test('a grandmother gives, is refused, tries again and is thanked', async ({ page, context }) => {
  await giveThroughEverything(page);
  await expectNoAxeViolations(page);
  await receiptAndThanks(page);
  await page.getByText('Modifier mon nom ou mon mot').click();
  await page.getByLabel('Un mot pour les parents').fill('Bienvenue à toi');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();

  // Coming back later, in another tab: the same state, and no form that pays twice.
  const later = await context.newPage();
  await later.goto(new URL(page.url()).pathname);
  await expect(later.getByRole('heading', { name: 'Merci' })).toBeVisible();
  await expect(later.getByLabel('Numéro de la carte')).toHaveCount(0);
});

test('closing the tab in the middle loses nothing', async ({ page, context }) => {
  await fillGift(page, '12');
  await page.getByLabel('Votre adresse e-mail').fill('mamie@exemple.fr');
  await total(page, '12,00');
  await next(page);
  await payWith(page, '4000 0027 6000 3184');
  await expect(page.getByRole('button', { name: 'Autoriser' })).toBeVisible();
  await page.goBack();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(GIVE);
  await expect(again.getByLabel('Votre nom')).toHaveValue('Mamie Odile');
  await again.getByRole('link', { name: 'La reprendre' }).click();
  expect(again.url()).toBe(address);
  await again.getByRole('link', { name: 'Répondre à ma banque' }).click();
  await again.getByRole('button', { name: 'Autoriser' }).click();
  await expect(again.getByRole('heading', { name: 'Merci' })).toBeVisible();
});

test('a gift for a later day saves the card and charges nothing', async ({ page }) => {
  await fillGift(page, '20');
  await page.getByLabel('Votre adresse e-mail').fill('tonton@exemple.fr');
  await page.getByText('À une autre date').click();
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date du débit').fill(day);
  await next(page);
  await expect(page.getByText('Rien n’est débité aujourd’hui')).toBeVisible();
  await page.getByLabel('Numéro de la carte').fill('4242424242424242');
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre participation est programmée' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('giving works all the same', async ({ page }) => {
    await giveThroughEverything(page);
    await receiptAndThanks(page);
  });
});

test('all that is wrong is said at once; the way back from the card shows the form as it was sent', async ({
  page,
}) => {
  await fillGift(page, '0,5');
  await page.getByLabel('Votre adresse e-mail').fill('mamie@@exemple');
  await next(page);
  await expect(page.getByText('Choisissez un montant de')).toBeVisible();
  await expect(page.getByText('Saisissez une adresse e-mail valide')).toBeVisible();
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('15');
  await page.getByLabel('Votre adresse e-mail').fill('mamie@exemple.fr');
  await next(page);
  // Sent by the page itself, the refusal is no page more to go back from.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Votre banque a refusé cette carte')).toBeVisible();
  await expect(page.getByLabel('Numéro de la carte')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Numéro de la carte')).toBeVisible();
  // Not the browser's own page, which asks for the refused form to be sent again.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Un autre montant' })).toHaveValue('15');
  await expect(page.getByLabel('Votre nom')).toHaveValue('Mamie Odile');
  await total(page, '15,00');
  await page.goForward();
  await expect(page.getByLabel('Numéro de la carte')).toBeVisible();
});
