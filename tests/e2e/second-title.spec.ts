import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, openSheet, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const NEW = '/a/admin/editor?new&namespace=page';

async function write(page: Page, title: string, words = 'Un texte.'): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await markdownText(page).fill(words);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
}

test('a second document of the same title has a free address, proposed and said, that follows the title', async ({
  page,
}) => {
  await enterNewsroom(page, NEW);
  await page.getByText('Markdown', { exact: true }).click();
  const title = unique('Deux fois le meme titre');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await write(page, title);
  await page.goto(NEW);
  await write(page, title, 'Un autre texte.');
  await expect(page.getByText(`celui-ci prend «\u202f${slug}-2\u202f»`)).toBeVisible();
  await openSheet(page);
  const address = page.getByLabel('Adresse');
  await expect(address).toHaveValue(`${slug}-2`);
  await expect(address).toHaveAccessibleDescription(/celle-ci est libre/);
  await page.getByLabel('Titre').fill(`${title} encore`);
  await expect(address).toHaveValue(`${slug}-encore`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  await address.fill(slug);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText(`«\u202f${slug}-2\u202f» est libre`);
  await expect(address).toHaveValue(slug);
});
