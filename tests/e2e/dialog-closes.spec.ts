import type { Locator, Page } from '@playwright/test';
import { test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, openRich } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMarkdown(page: Page): Promise<Locator> {
  await page.getByText('Markdown', { exact: true }).click();
  return markdownText(page);
}

/** A page whose delayed tasks come late, as on a busy machine: keys overtake whatever was put off. */
const delayTasks = (page: Page) =>
  page.evaluate((lateMs) => {
    const setTimeoutOfPage = window.setTimeout;
    window.setTimeout = ((work: () => void, ms = 0, ...given: unknown[]) =>
      setTimeoutOfPage(work, Math.max(ms, lateMs), ...given)) as typeof window.setTimeout;
  }, 400);

for (const [form, open] of [
  ['rich text', openRich],
  ['Markdown', openMarkdown],
] as const)
  test(`what is typed in the very moment a dialog closes stands after what it put in ${form}`, async ({
    page,
  }) => {
    await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
    const links = page.getByRole('dialog', { name: 'Lien' });
    const notes = page.getByRole('dialog', { name: 'Note de bas de page' });
    const text = await open(page);
    await text.click();
    await delayTasks(page);
    await page.keyboard.type('Un deux trois');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tool(page, 'Lien').click();
    await links.getByRole('combobox').fill('/contact');
    await page.keyboard.press('Escape');
    await links.getByLabel('Texte du lien').press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    await tool(page, 'Lien').click();
    await links.getByRole('button', { name: 'Annuler' }).click();
    await page.keyboard.type(' Dit');
    await tool(page, 'Note de bas de page').click();
    await notes.getByLabel('Texte de la note').fill('Ameli.');
    await notes.getByRole('button', { name: 'Insérer la note' }).click();
    await page.keyboard.type(' ainsi');
    await tool(page, 'Lien').click();
    await page.keyboard.press('Escape');
    await page.keyboard.type('.');
    await expectText(await openMarkdown(page), 'Un deux [trois](/contact). Dit[^1] ainsi.\n\n[^1]: Ameli.\n');
  });
