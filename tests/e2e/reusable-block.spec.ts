import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, previewText, unique } from '../support/newsroom.ts';

// The runner records every frame, and the preview's refuses scripts: its own are taken out before they get there.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** From the rich text, at the end of its one paragraph. */
async function insertBlock(page: Page, block: string): Promise<void> {
  const rich = page.locator('.rich-text[contenteditable="true"]');
  await rich.getByText('Avant le bloc.').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Bloc réutilisable', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Insérer un bloc réutilisable' });
  await dialog.getByRole('combobox').fill(block);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await dialog.getByRole('option').click();
  await expect(rich.getByText('Bloc réutilisable')).toBeVisible();
}

test('an editor writes a block once, names it in a page, and both change together', async ({
  page,
  request,
}) => {
  test.slow();
  const block = unique('Avis');
  const words = unique('Parlez-en à votre sage-femme');
  await enterNewsroom(page, '/a/admin/editor?new&namespace=block');
  await page.getByLabel('Titre').fill(block);
  await markdownText(page).fill(`${words}.\n`);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const written = page.url();

  await page.goto('/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Page à bloc'));
  await markdownText(page).fill('Avant le bloc.\n');
  await page.getByText('Texte enrichi', { exact: true }).click();
  await insertBlock(page, block);
  await expect.poll(previewText(page)).toContain(words);
  await page.getByText('Markdown', { exact: true }).click();
  await expect(markdownText(page)).toContainText(/::bloc\{nom=avis-[a-z0-9-]+\}/);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const address =
    (await page.getByRole('link', { name: 'Voir en ligne' }).first().getAttribute('href')) ?? '';
  const shown = async () => (await request.get(address)).text();
  expect(await shown()).toContain(words);

  await page.goto(written);
  await markdownText(page).fill(`${words}, ou à votre médecin.\n`);
  await page
    .getByRole('button', { name: /^(?:Publier|Mettre à jour)/ })
    .first()
    .click();
  await expect.poll(shown).toContain(`${words}, ou à votre médecin.`);
});
