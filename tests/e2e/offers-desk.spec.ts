import type { Locator } from '@playwright/test';
import { PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, signInRose, unique } from '../support/newsroom.ts';

// A field that was left empty is refused as fields are, and a line is cut on purpose.
test.use({ allowedConsoleErrors: [/status of 4\d\d|ERR_CONNECTION_FAILED/] });

async function chooseBrand(dialog: Locator): Promise<Locator> {
  const brand = dialog.getByRole('combobox', { name: 'Marque' });
  await brand.fill('noctav');
  await dialog.getByRole('option', { name: 'Noctavelle' }).click();
  await expect(brand).toHaveValue('Noctavelle');
  return brand;
}

test('an offer is made for a brand by its name, refused beside its field, saved and found again', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/offers');
  const title = unique('Remise des essais');
  await page.getByRole('button', { name: 'Nouvelle offre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle offre' });
  await dialog.getByLabel('Titre').fill(title);
  await dialog.getByLabel('Début (Paris)').fill('2026-01-01T00:00');
  await dialog.getByLabel('Fin (Paris)').fill('2026-02-01T00:00');
  const brand = await chooseBrand(dialog);
  await expectNoAxeViolations(page);
  // Neither a percentage nor an amount.
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByLabel('Pourcentage')).toHaveAttribute('aria-invalid', 'true');
  await expect(brand).toHaveValue('Noctavelle');
  await dialog.getByLabel('Pourcentage').fill('12');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: new RegExp(`Modifier.*${title}`) }).click();
  const again = page.getByRole('dialog');
  await expect(again.getByRole('combobox', { name: 'Marque' })).toHaveValue('Noctavelle');
  // Taken off, it may be chosen again.
  await again.getByRole('button', { name: /^Retirer.*Noctavelle/ }).click();
  await chooseBrand(again);
  // The fields of another kind are other ones.
  await again.getByLabel('Sorte').selectOption('price');
  await expect(again.getByRole('combobox', { name: 'Marque' })).toHaveCount(0);
  await expect(again.getByRole('combobox', { name: 'Produit' })).toBeVisible();
  await expect(again.getByLabel('Pourcentage')).toBeHidden();
  // And what was typed for the first one is still there.
  await again.getByLabel('Sorte').selectOption('coupon');
  await expect(again.getByLabel('Pourcentage')).toHaveValue('12');
  await expect(again.getByRole('combobox', { name: 'Marque' })).toHaveValue('Noctavelle');
});

test('the offers are seen as they will stand at a given date, on a phone as on a desk', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/offers');
  const title = unique('Offre de juin');
  await page.getByRole('button', { name: 'Nouvelle offre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle offre' });
  await dialog.getByLabel('Titre').fill(title);
  await dialog.getByLabel('Début (Paris)').fill('2031-06-01T00:00');
  await dialog.getByLabel('Fin (Paris)').fill('2031-07-01T00:00');
  await dialog.getByLabel('Pourcentage').fill('12');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  const line = page.getByRole('listitem').filter({ hasText: title });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [at, state] of [
      ['2031-05-31T23:59', 'À venir'],
      ['2031-06-01T00:00', 'En cours'],
      ['2031-06-30T23:59', 'En cours'],
      ['2031-07-01T00:00', 'Terminée'],
    ] as const) {
      await page.getByLabel('Voir comme au').fill(at);
      await expect(line.locator('.pay-state'), at).toHaveText(state);
    }
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('the report of an offer says its figures one by one, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/offers');
  const button = page.getByRole('button', { name: 'Bilan de « Dix pour cent pour commencer »' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Bilan de « Dix pour cent pour commencer »' });
  await expect(dialog.locator('.fact')).toHaveCount(3);
  await expect(dialog.locator('.fact').first()).toContainText(/Prises\s*\d+\s*sans limite de nombre/);
  await expect(dialog.locator('.fact').last()).toContainText(/\d,\d\d\s€/);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a batch of tickets that is cut says how many are ready, and saves those', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/offers/tickets');
  let calls = 0;
  await page.route('**/api/admin/create_ticket', (route) => {
    calls += 1;
    return calls > 3 ? route.abort('connectionfailed') : route.continue();
  });
  await page.getByRole('button', { name: 'Créer des tickets' }).click();
  const dialog = page.getByRole('dialog');
  const label = unique('Salon des essais');
  await dialog.getByLabel('Nom').fill(label);
  await dialog.getByLabel('Combien de tickets').fill('5');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await saved).suggestedFilename()).toBe('tickets.csv');
  await expect(page.getByText('3 tickets sur 5 sont prêts')).toBeVisible();
  await page.getByLabel('Chercher un code ou un nom').fill(label);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 tickets', { exact: true })).toBeVisible();
});

for (const width of [390, 1280])
  test(`at ${width} px the report of a ticket says who came with it, and leaves as a file`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    const { token } = await signInRose(request);
    const label = unique('Salon du rapport');
    const ticket = { label, kind: 'partner', max_uses: null, expires_at: null, offer_id: null };
    const { code } = await callFrom<{ code: string }>({ request, token }, 'admin/create_ticket', ticket);
    const email = `${unique('venue').replaceAll(' ', '-')}@exemple.fr`;
    await callFrom({ request }, 'user/register_with_email', { email, password: PASSWORD, ticket_code: code });
    await enterNewsroom(page, '/a/admin/offers/tickets');
    await page.getByLabel('Chercher un code ou un nom').fill(label);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Rapport du ticket ${code}` }).click();
    const dialog = page.getByRole('dialog', { name: `Rapport du ticket ${code}` });
    await expect(dialog.getByText('Pas encore de souhait')).toBeVisible();
    await expect(dialog.getByText(email)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Enregistrer le tableau' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^inscriptions-.*\.csv$/);
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await page.getByRole('button', { name: 'Rapport de ces tickets' }).click();
    await expect(page.getByRole('dialog').getByText(code)).toBeVisible();
  });
