import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

test('an editor files a picture, chooses what stays seen of it, and finds it by its folder', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await enterNewsroom(page, '/a/admin/content/medias');
  // Other journeys send photographs: a drawing is what cannot be cut.
  const tile = page.locator('.media-tile', { has: page.locator('img[src$=".svg"]') }).first();
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

test('a photograph is sent, and cut to a copy that stands beside it', async ({ page }) => {
  test.slow();
  const alt = unique('Un ciel');
  const background = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const sheet = sharp({ create: { width: 1600, height: 800, channels: 3, background } });
  await enterNewsroom(page, '/a/admin/content/medias');
  const file = { name: 'ciel.png', mimeType: 'image/png', buffer: await sheet.png().toBuffer() };
  await page.getByLabel('Ajouter des images').and(page.locator('input')).setInputFiles([file]);
  await page.getByLabel('Description de ciel.png').fill(alt);
  await page.getByRole('button', { name: 'Ajouter l’image' }).click();
  const tile = page.locator('.media-tile').filter({ hasText: alt });
  await expect(tile).toHaveCount(1, { timeout: 30_000 });
  await tile.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1600 × 800')).toBeVisible();
  await dialog.getByRole('button', { name: 'En 4:3' }).click();
  await expect(page.getByText('Copie en 4:3 ajoutée.').first()).toBeVisible();
  // The copy is opened: as high as its model, and four thirds as wide.
  await expect(dialog.getByText('1067 × 800')).toBeVisible();
  await expectNoAxeViolations(page);
});
