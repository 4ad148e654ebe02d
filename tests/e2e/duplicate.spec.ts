import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts; a document in the bin is not found.
test.use({
  allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'|status of 404/],
});

test('a text is copied from its menu, and with its last words from a document that is in the bin', async ({
  page,
}) => {
  const title = unique('À copier');
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(title);
  await markdownText(page).fill('Un début.\n');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\?id=\d+$/);
  const first = page.url();

  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Dupliquer' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue(`${title} (copie)`);
  expect(page.url()).not.toBe(first);
  await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
  await expectText(markdownText(page), 'Un début.\n');

  const copy = page.url();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '[]').at(-1));
  await page.request.post('/api/content/delete_content', {
    headers: { authorization: `Bearer ${token}` },
    data: { id: Number(new URL(copy).searchParams.get('id')) },
  });
  await markdownText(page).fill('Un début, et la suite.\n');
  const told = page.getByRole('alert').filter({ hasText: 'vient d’être mis à la corbeille' });
  await expect(told).toContainText('votre texte est ici', { timeout: 20_000 });
  await expectNoAxeViolations(page);
  await told.getByRole('button', { name: 'En faire un autre contenu' }).click();
  await expect(page).not.toHaveURL(copy);
  await expectText(markdownText(page), 'Un début, et la suite.\n');
  // The words are in the copy: nothing is offered from this browser.
  await page.goto(first);
  await expectText(markdownText(page), 'Un début.\n');
  await expect(page.getByText('Ce navigateur garde un texte')).toBeHidden();
});
