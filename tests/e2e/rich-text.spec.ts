import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openRich(page: Page): Promise<Locator> {
  await page.getByText('Texte enrichi', { exact: true }).click();
  const rich = page.locator('.rich-text[contenteditable="true"]');
  await expect(rich).toHaveAttribute('aria-busy', 'false');
  return rich;
}

async function openMarkdown(page: Page): Promise<Locator> {
  await page.getByText('Markdown', { exact: true }).click();
  return markdownText(page);
}

/** As another program leaves it in the clipboard. */
function paste(text: Locator, html: string, plain: string): Promise<void> {
  return text.evaluate(
    (target, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', given.html);
      clipboardData.setData('text/plain', given.plain);
      target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    { html, plain },
  );
}

test('what a dialog puts in a text stands where the text was left', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const rich = await openRich(page);
  await rich.click();
  await page.keyboard.type('Un deux trois.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Quatre cinq six');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tool(page, 'Lien').click();
  const links = page.getByRole('dialog', { name: 'Lien' });
  await links.getByRole('combobox').fill('/contact');
  await links.getByRole('button', { name: 'Mettre le lien' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await tool(page, 'Lien').click();
  await links.getByRole('button', { name: 'Annuler' }).click();
  await page.keyboard.type(' Et sept.');
  await expectText(await openMarkdown(page), 'Un deux trois.\n\nQuatre cinq [six](/contact). Et sept.\n');
});

test('Ctrl+S keeps the word that was typed just before it', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Aussitôt'));
  const rich = await openRich(page);
  await rich.click();
  await page.keyboard.type('Un mot');
  const sent = page.waitForRequest(/\/api\/content\/create_content$/);
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  expect((await sent).postData()).toContain('Un mot!');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
});

test('a callout is written in the rich text, and nothing of it changes but what is typed', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  const written = 'Avant.\n\n:::tip[Bon à savoir]\n* Un\n* _Deux_\n:::\n\nAprès.\n';
  await text.fill(written);
  const rich = await openRich(page);
  const callout = rich.getByRole('note', { name: 'Bon à savoir' });
  await callout.getByText('Un', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' mot');
  await expect(tool(page, 'Encadré')).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
  await expectText(await openMarkdown(page), written.replace('Un', 'Un mot'));

  await openRich(page);
  // Its title is drawn over its words, and pressed like them.
  await callout.click({ position: { x: 60, y: 26 } });
  const dialog = page.getByRole('dialog', { name: 'Encadré' });
  await expect(dialog.getByLabel('Titre')).toHaveValue('Bon à savoir');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Sorte').selectOption({ label: 'Attention' });
  await dialog.getByLabel('Titre').fill('');
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await expect(rich.getByRole('note', { name: 'Attention' })).toBeVisible();
  await expectText(await openMarkdown(page), 'Avant.\n\n:::attention\n* Un mot\n* _Deux_\n:::\n\nAprès.\n');
});

test('a callout is made around words and taken away, in both forms of the text', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  await text.fill('Avant.\n\nAprès.\n');
  const rich = await openRich(page);
  const dialog = page.getByRole('dialog', { name: 'Encadré' });
  await rich.getByText('Après.').click();
  await tool(page, 'Encadré').click();
  await dialog.getByRole('button', { name: 'Encadrer' }).click();
  await page.keyboard.press('End');
  for (const words of ['', 'Dedans.', '', '', 'Dehors.'])
    await (words ? page.keyboard.type(words) : page.keyboard.press('Enter'));
  await expectText(await openMarkdown(page), 'Avant.\n\n:::conseil\nAprès.\n\nDedans.\n:::\n\nDehors.\n');
  await (await openRich(page)).getByText('Dehors.').click();
  await page.keyboard.press('Control+a');
  await tool(page, 'Encadré').click();
  await dialog.getByLabel('Titre').fill('Tout au début');
  await dialog.getByRole('button', { name: 'Encadrer' }).click();
  await expectText(
    await openMarkdown(page),
    ':::conseil Tout au début\nAvant.\n:::\n\n:::conseil\nAprès.\n\nDedans.\n:::\n\nDehors.\n',
  );
  for (const words of ['Avant.', 'Dedans.']) {
    await text.getByText(words).click();
    await tool(page, 'Encadré').click();
    await dialog.getByRole('button', { name: 'Retirer le cadre' }).click();
  }
  await text.getByText('Dehors.').click();
  await tool(page, 'Encadré').click();
  await dialog.getByLabel('Titre').fill('Fin');
  await dialog.getByRole('button', { name: 'Encadrer' }).click();
  await expectText(text, 'Avant.\n\nAprès.\n\nDedans.\n\n:::conseil Fin\nDehors.\n:::\n');
});

test('a text of Google Docs keeps its looks in both forms, and its words alone where it is asked', async ({
  page,
}) => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Un titre</h2><p><span style="font-weight:400">Du </span><span style="font-weight:700">gras</span></p><ul><li><p>Un</p></li></ul></b>';
  const written = '## Un titre\n\nDu **gras**\n\n- Un';
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  await text.fill('Avant.');
  await paste(text, docs, 'Un titre\nDu gras\nUn');
  await expectText(text, `Avant.\n\n${written}`);
  await page.keyboard.type(' fin');
  await paste(text, '', ' **mot**');
  await expectText(text, `Avant.\n\n${written} fin **mot**`);
  await text.fill('');
  const rich = await openRich(page);
  await rich.click();
  await paste(rich, docs, 'Un titre\nDu gras\nUn');
  await expectText(await openMarkdown(page), `${written}\n`);
});
