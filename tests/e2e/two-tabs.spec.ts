import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const NEW_PAGE = '/a/admin/editor?new&namespace=page';

/** A text begun in a tab of its own, and kept there alone: without a title the server is not told. */
async function begin(context: BrowserContext, text: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(NEW_PAGE);
  await page.getByText('Markdown', { exact: true }).click();
  await markdownText(page).fill(text);
  await expect(page.getByText('Gardé dans ce navigateur seulement')).toBeVisible();
  return page;
}

test('two tabs that write at once keep a text each, and both come back', async ({ page, context }) => {
  await enterNewsroom(page, NEW_PAGE);
  const [one, two] = ['Le texte du premier onglet.', 'Le texte du second.'];
  const first = await begin(context, one);
  const second = await begin(context, two);
  const kept = page.getByRole('status').filter({ hasText: 'Ce navigateur garde un texte' });
  // What an open tab keeps is on its own screen.
  await page.reload();
  await expect(page.getByLabel('Titre')).toBeVisible();
  await expect(kept).toHaveCount(0);
  await first.close();
  await second.close();

  await page.reload();
  await expect(kept).toContainText('Un autre onglet en avait laissé un plus ancien');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expectText(markdownText(page), two);
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'L’oublier' }).click();
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expectText(markdownText(page), one);
});

test('a letter left by two tabs loses the words of neither', async ({ page, context }) => {
  await enterNewsroom(page, '/a/admin/mailing');
  const write = async (tab: Page) => {
    await tab.goto('/a/admin/mailing');
    await tab.getByRole('button', { name: 'Écrire une lettre' }).first().click();
  };
  const names = [unique('Lettre une'), unique('Lettre deux')];
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [n, tab] of tabs.entries()) {
    await write(tab);
    await tab.getByLabel('Nom').fill(names[n] ?? '');
    await expect(tab.getByText('ce navigateur garde votre texte')).toBeVisible();
  }
  for (const tab of tabs) await tab.close();

  await write(page);
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(page.getByLabel('Nom')).toHaveValue(names[1] ?? '');
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await write(page);
  await page.getByRole('button', { name: 'L’oublier' }).click();
  await page.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(page.getByLabel('Nom')).toHaveValue(names[0] ?? '');
});
