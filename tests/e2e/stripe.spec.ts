import type { Page } from '@playwright/test';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { stubStripeScript } from '../support/stripe-double/browser.ts';
import { STRIPE_KEYS, type StripeDouble, startStripeDouble } from '../support/stripe-double/server.ts';

let stripe: StripeDouble;
let site: BuiltServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stripe = await startStripeDouble();
  site = await startBuiltServer({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
});
test.afterAll(async () => {
  await site.remove();
  await stripe.close();
});

async function beginGift(page: Page) {
  await page.goto(`${site.url}/p/participation-cagnotte/${DEMO_LIST.slug}`);
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('25');
  await page.getByLabel('Votre nom').fill('Tante Jo');
  await page.getByLabel('Votre adresse e-mail').fill('jo@exemple.fr');
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
}

async function payWith(page: Page, card: string) {
  await page.getByLabel('Carte').fill(card);
  await page.getByRole('button', { name: 'Payer 25' }).click();
}

test('a gift is declined, refused at the bank, then paid in the provider’s form', async ({ page }) => {
  await stubStripeScript(page, stripe);
  await beginGift(page);
  await expect(page.getByText('aucun argent réel')).toHaveCount(0);
  await payWith(page, 'pm_card_declined');
  await expect(page.getByText('Votre carte a été refusée.')).toBeVisible();
  await expectNoAxeViolations(page);
  await payWith(page, 'pm_card_challenged non');
  await expect(page.getByText('Votre carte a été refusée.')).toBeVisible();
  await payWith(page, 'pm_card_challenged oui');
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
});

test.describe('where the provider’s script is blocked', () => {
  test.use({ allowedConsoleErrors: [/js\.stripe\.com/] });

  test('the page says so, keeps the gift, and goes on when it is let through', async ({ page }) => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await beginGift(page);
    await expect(page.getByText('Le formulaire de paiement n’a pas pu se charger')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('https://js.stripe.com/**');
    await stubStripeScript(page, stripe);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await payWith(page, 'pm_card_visa');
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  });
});

test('a provider that says nothing is told of within seconds, and what was typed is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  stripe.faults.push('hang', 'hang', 'hang', 'hang');
  const began = performance.now();
  await beginGift(page);
  await expect(page.getByText('met plus de temps que d’habitude')).toBeVisible();
  // It used to be ten and a half, without a word.
  expect(performance.now() - began).toBeLessThan(6000);
  await expect(page.getByText('votre participation y reste prête 24 heures')).toBeVisible();
  stripe.faults.length = 0;
  const again = page.getByRole('link', { name: 'Réessayer' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.click();
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Payer votre participation' })).toBeVisible();
  // The provider's own form, of which the words beside it tell.
  expect(await page.content()).toContain('qui a besoin de JavaScript');
  await context.close();
});
