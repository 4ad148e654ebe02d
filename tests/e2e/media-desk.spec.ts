import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

test('an editor files a picture, chooses what stays seen of it, and finds it by its folder', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await enterNewsroom(page, '/a/admin/content/medias');
  const tile = page.locator('.media-tile').first();
  const alt = (await tile.locator('.media-alt').textContent()) ?? '';
  await tile.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('en haut, à gauche', { exact: true }).check();
  await expect(dialog.getByText('Point enregistré')).toBeVisible();
  await dialog.getByLabel('Dossier').fill('Voyages');
  await dialog.getByLabel('Étiquettes').fill('mer, '.repeat(13));
  await dialog.getByRole('button', { name: 'Enregistrer le classement' }).click();
  await expect(dialog.getByText('Douze étiquettes au plus')).toBeVisible();
  await dialog.getByLabel('Étiquettes').fill('mer, train');
  await dialog.getByRole('button', { name: 'Enregistrer le classement' }).click();
  await expect(dialog.getByText('Classement enregistré')).toBeVisible();
  // The demonstration's pictures are drawings: nothing is cut, and it says why.
  await dialog.getByRole('button', { name: 'En 4:3' }).click();
  await expect(dialog.getByText('Ce dessin ne se recadre pas')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.goto('/a/admin/content/medias?dossier=Voyages');
  await expect(page.getByText('Une image', { exact: true })).toBeVisible();
  await expect(page.locator('.media-tile')).toContainText(alt);
  await page.getByLabel('Dossier').selectOption('');
  await expect(page.locator('.media-tile')).not.toHaveCount(1);
});
