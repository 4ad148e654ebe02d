import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

test('the pictures of a gallery are chosen one after the other, without leaving the library', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByText('Markdown', { exact: true }).click();
  await page.getByRole('button', { name: 'Galerie', exact: false }).first().click();
  const gallery = page.getByRole('dialog', { name: 'Galerie d’images' });
  await gallery.getByRole('button', { name: 'Ajouter des images' }).click();
  const library = page.getByRole('dialog', { name: 'Choisir des images' });
  const tiles = library.locator('.media-tile');
  await tiles.nth(0).click();
  await tiles.nth(1).click();
  await tiles.nth(2).click();
  await expect(library.getByRole('button', { pressed: true })).toHaveCount(3);
  await expect(tiles.nth(2).locator('.media-turn')).toHaveText('3');
  // Pressed again, it is chosen no more.
  await tiles.nth(1).click();
  await expect(tiles.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(tiles.nth(2).locator('.media-turn')).toHaveText('2');
  await expectNoAxeViolations(page);
  await library.getByRole('button', { name: 'Terminer (2)' }).click();
  await expect(gallery.getByLabel('Description')).toHaveCount(2);
  await expect(gallery.getByRole('button', { name: 'Ajouter des images' })).toBeFocused();
  await gallery.getByLabel('Légende').first().fill('Des mots.');
  await gallery.getByRole('button', { name: 'Ajouter des images' }).click();
  await tiles.nth(0).click();
  await expect(library.getByText('Déjà dans la galerie')).toBeVisible();
  await library.getByRole('button', { name: 'Revenir à la galerie' }).click();
  await expect(gallery.getByLabel('Légende').first()).toHaveValue('Des mots.');
  await gallery.getByRole('button', { name: 'Insérer la galerie' }).click();
  const written = await markdownText(page).locator('.cm-line').allInnerTexts();
  expect(written.filter((line) => line.startsWith('!['))).toHaveLength(2);
});
