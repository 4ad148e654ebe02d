import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { bomb } from '../support/hostile-pictures.ts';
import { enterNewsroom, markdownText } from '../support/newsroom.ts';

// The runner records every frame, which the preview's refuses, and every picture, which the page's policy refuses.
test.use({
  allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'|^Connecting to 'blob:/],
});

const SENTENCE = 'Une phrase ordinaire, avec des accents\u202f: été, naïf, œuvre.\n\n';
const FIVE_MEGABYTES = SENTENCE.repeat(Math.ceil(5_242_880 / Buffer.byteLength(SENTENCE)));

async function paste(page: Page, text: string): Promise<void> {
  await markdownText(page).focus();
  await markdownText(page).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);
}

/** The text as the file that the notice offers. */
async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le texte' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('five megabytes pasted are told once, kept in the browser, and come back whole', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill('Cinq mégaoctets');
  await paste(page, FIVE_MEGABYTES);
  const told = page.getByRole('alert').filter({ hasText: 'Ce texte est trop long pour être enregistré' });
  await expect(told).toContainText('Rien n’est perdu');
  await page.keyboard.type('Et encore.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Gardé dans ce navigateur seulement')).toBeVisible();
  await expect(told).toHaveCount(1);
  const whole = await downloaded(page);
  expect(whole).toContain(FIVE_MEGABYTES);
  expect(whole).toContain('Et encore.');

  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Cinq mégaoctets');
  expect(await downloaded(page)).toBe(whole);
});

test('a picture that cannot be taken is told beside its field, and keeps its description', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/content/medias');
  const chooser = page.locator('input[type=file]').first();
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "Atteint"</script></svg>';
  await chooser.setInputFiles({
    name: 'dessin.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(script),
  });
  await expect(page.getByRole('alert')).toContainText(/^Les dessins SVG ne sont pas acceptés/);
  await expect(page.getByRole('button', { name: /^Ajouter l/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Fermer' }).click();

  // Refused before anybody describes them: nothing at all, too many pixels, one that no browser opens, no picture.
  const refusals: [string, Buffer, RegExp][] = [
    ['vide.png', Buffer.alloc(0), /^Ce fichier est vide/],
    ['coupee.png', bomb(800, 800).subarray(0, 60), /^Cette image ne s’ouvre pas ici/],
    ['lourde.png', Buffer.alloc(13_000_000, 7), /^Cette image ne s’ouvre pas ici/],
    ['affiche.png', bomb(8000, 8000), /^Cette image dépasse 40 millions de pixels/],
    ['bombe.png', bomb(30_000, 30_000), /^Cette image ne s’ouvre pas ici/],
    ['abimee.png', Buffer.from('pas une image'), /^Cette image ne s’ouvre pas ici/],
  ];
  for (const [name, buffer, sentence] of refusals) {
    await chooser.setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ajouter l/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Fermer' }).click();
  }

  // One that only the server refuses keeps the words already typed, and says why beside them: a GIF that says PNG.
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await chooser.setInputFiles({ name: 'feuille.png', mimeType: 'image/png', buffer: gif });
  const description = page.getByLabel('Description de feuille.png');
  await description.fill('Une très grande feuille noire');
  await page.getByRole('button', { name: 'Ajouter l’image' }).click();
  await expect(page.getByText(/^Les GIF ne sont pas acceptés/)).toBeVisible();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Une très grande feuille noire');
  await expect(page).toHaveTitle(/^Images|^Médiathèque/);
});
