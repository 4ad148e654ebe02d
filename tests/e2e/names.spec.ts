import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

test('names are found at each key, kept in the browser and compared', async ({ page }) => {
  await page.goto('/prenoms/recherche');
  await page.getByLabel('Un prénom, un début, un son').fill('rafa');
  const results = page.getByRole('region', { name: /prénoms?$/ });
  await expect(results.getByRole('link').first()).toHaveText(/^Rafaël/);
  await page.getByLabel('Pour', { exact: true }).selectOption('f');
  await page.getByLabel('Sauf').fill('Rafaela');
  await expect(page).toHaveURL(/\?q=rafa&sexe=f&sans=Rafaela$/);
  await page.getByLabel('Sauf').fill('');
  await page.getByLabel('Un prénom, un début, un son').fill('léo');
  await results.getByRole('button', { name: 'Garder Léonie' }).click();
  await results.getByRole('button', { name: 'Garder Léonor', exact: true }).click();
  await expectNoAxeViolations(page);

  await page.reload();
  await page.getByLabel('Pour', { exact: true }).focus();
  const kept = page.getByRole('region', { name: 'Ma sélection' });
  await expect(kept.getByRole('button')).toHaveCount(2);
  await kept.getByRole('link', { name: 'Comparer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Léonie et Léonor');
  await expect(page.getByRole('img', { name: /Courbes des naissances de Léonie et Léonor/ })).toBeVisible();

  await page.goto('/prenoms/jade');
  await page.getByRole('button', { name: 'Garder Jade' }).click();
  await page.getByRole('link', { name: 'Voir ma sélection' }).click();
  await page.getByLabel('Pour', { exact: true }).focus();
  await expect(kept.getByRole('button', { name: 'Retirer Jade' })).toBeVisible();
});
