import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

const twelveWeeksAgo = () => new Date(Date.now() - 84 * 86_400_000).toISOString().slice(0, 10);

test.describe('the due date', () => {
  test('is computed in the page, and nothing typed leaves it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/outils/date-accouchement');
    await page.getByLabel('Cette date').fill(twelveWeeksAgo());
    await page.getByRole('button', { name: 'Calculer' }).click();
    const result = page.getByRole('region', { name: 'Résultat du calcul' });
    await expect(result).toContainText('Date prévue d’accouchement');
    await expect(result).toContainText('à vérifier avec un professionnel');
    expect(asked.filter((url) => url.includes('resultat'))).toEqual([]);
    await expectNoAxeViolations(page);
  });

  test('says what is wrong beside the field', async ({ page }) => {
    await page.goto('/outils/date-accouchement');
    await page.getByRole('button', { name: 'Calculer' }).click();
    await expect(page.getByText('Écrivez une date, comme 12/03/2026.')).toBeVisible();
    await expect(page.getByLabel('Cette date')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week of pregnancy comes from the server, with its calendar', async ({ page }) => {
    await page.goto('/outils/semaine-de-grossesse');
    await page.getByLabel('Cette date').fill(twelveWeeksAgo());
    await page.getByRole('button', { name: 'Calculer' }).click();
    await expect(page).toHaveURL(/\/outils\/semaine-de-grossesse\/resultat\?/);
    await expect(page.getByText('12 SA', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: '' }).first()).toContainText('Deuxième échographie');
  });

  test('a first name is found by its sound, then read', async ({ page }) => {
    await page.goto('/prenoms');
    await page.getByLabel('Un prénom, un début, un son').fill('rafael');
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await page
      .getByRole('link', { name: /^Raphaël/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Raphaël');
    await expect(page.getByRole('img', { name: /Courbe des naissances/ })).toBeVisible();
  });

  test('a city is three clicks from the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Les naissances par ville' }).click();
    await page.getByRole('link', { name: /^Finistère/ }).click();
    await page.getByRole('link', { name: /^Brest/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naissances à Brest');
  });
});
