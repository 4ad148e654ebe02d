import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** The distance of a paragraph's head from the top of the preview, in parts of its height; null while it is not there. */
const placeOf = (page: Page, words: string) => () =>
  page.getByTitle('Aperçu de la page').evaluate((node, wanted) => {
    const { contentDocument, contentWindow } = node as HTMLIFrameElement;
    const all = [...(contentDocument?.querySelectorAll('.prose > *') ?? [])];
    const found = all.find(({ textContent }) => textContent?.includes(wanted));
    return found && contentWindow ? found.getBoundingClientRect().top / contentWindow.innerHeight : null;
  }, words);

test('the preview shows what is being written, wherever it stands in the text', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByText('Markdown', { exact: true }).click();
  const text = markdownText(page);
  const paragraphs = Array.from({ length: 60 }, (_, n) => `Le paragraphe ${n} dit ce qu’il a à dire.`);
  await text.fill(paragraphs.join('\n\n'));
  await expect.poll(placeOf(page, 'Le paragraphe 59 ')).toBeGreaterThan(1);

  await text.press('Control+End');
  await page.keyboard.type(' Et voici la fin.');
  const end = placeOf(page, 'Et voici la fin.');
  await expect.poll(end).toBeLessThan(1);
  expect(await end()).toBeGreaterThan(0);
  // In sight already: it stays where the eyes are.
  const before = await end();
  await page.keyboard.type(' Encore un mot.');
  await expect.poll(placeOf(page, 'Encore un mot.')).toBe(before);

  await text.press('Control+Home');
  await page.keyboard.type('Tout en haut. ');
  await expect.poll(placeOf(page, 'Tout en haut.')).toBeGreaterThan(0);
});
