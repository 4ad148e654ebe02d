import { expect, test } from '../support/e2e.ts';
import {
  enterNewsroom,
  expectText,
  markdownText,
  openMarkdown,
  openRich,
  paste,
} from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

test('notes of Word are notes of the text, in both forms, and one undo takes them back', async ({ page }) => {
  const call = (n: number) =>
    `<a style='mso-footnote-id:ftn${n}' href="#_ftn${n}" name="_ftnref${n}" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[${n}]<![endif]></span></a>`;
  const note = (n: number, words: string) =>
    `<div style='mso-element:footnote' id=ftn${n}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${n}' href="#_ftnref${n}" name="_ftn${n}" title=""><span class=MsoFootnoteReference>[${n}]</span></a> ${words}</p></div>`;
  const word = `<html><body><div class=WordSection1><p class=MsoNormal>Le bain${call(1)} est chaud${call(2)}.</p></div><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">${note(1, 'Ameli, <b>2025</b>.')}${note(2, 'HAS.')}</div></body></html>`;
  const made = 'Le bain[^2] est chaud[^3].\n\nAprès.\n\n[^1]: Là.\n\n[^2]: Ameli, **2025**.\n\n[^3]: HAS.\n';
  const before = 'Avant[^1].\n\nAprès.\n\n[^1]: Là.\n';
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  await text.fill(before);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await paste(text, word, 'Le bain');
  await expectText(
    text,
    before
      .replace('\n\nAprès.', `${made.slice(0, 26)}\n\nAprès.`)
      .replace(/\n$/, made.slice(made.indexOf('\n\n[^2]:'))),
  );
  await page.keyboard.press('Control+z');
  await expectText(text, before);
  const rich = await openRich(page);
  await rich.getByText('Après.').click();
  await page.keyboard.press('Home');
  await paste(rich, word, 'Le bain');
  await expect(rich.locator('sup[data-note]')).toHaveCount(3);
  await expect(rich.locator('[data-card]')).toHaveCount(3);
  await rich.locator('sup[data-note="2"]').click();
  const dialog = page.getByRole('dialog', { name: 'Note de bas de page' });
  await expect(dialog.getByLabel('Texte de la note')).toHaveValue('Ameli, **2025**.');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.keyboard.press('Control+z');
  await expect(rich.locator('[data-card]')).toHaveCount(1);
  await expectText(await openMarkdown(page), before);
});

test('Ctrl+End goes under the last words, over the notes that stand below them', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  await text.fill('Un.\n\nDeux.[^1]\n\n[^1]: Là.\n');
  const rich = await openRich(page);
  await rich.getByText('Un').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Trois.');
  await expectText(await openMarkdown(page), 'Un.\n\nDeux.[^1] Trois.\n\n[^1]: Là.\n');
  await text.fill('Un.\n\nDeux.[^1]\n\n[^1]: Là.\n');
  await openRich(page);
  await rich.getByText('Un').click();
  await page.keyboard.press('Control+End');
  // Beside the call of the note, and not on it: its dialog would open.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Trois.');
  await expectText(await openMarkdown(page), 'Un.\n\nDeux.[^1]\n\nTrois.\n\n[^1]: Là.\n');
});

test('a mark typed fast stays when a sign follows it', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const rich = await openRich(page);
  await rich.click();
  await page.keyboard.type('Du **gras**, du *penché*. Un `code`; (**mis**) fin');
  await expectText(await openMarkdown(page), 'Du **gras**, du *penché*. Un `code`; (**mis**) fin\n');
});

test('signs that no document may hold are left out of a paste, in both forms', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  const plain = 'Moitié \ud83d, nul\u0000 et 😀.';
  const left = 'Moitié , nul et 😀.';
  await text.click();
  await paste(text, '', plain);
  await paste(text, `<p><b>G</b>${plain}</p>`, plain);
  await expectText(text, `${left}**G**${left}`);
  await text.fill('');
  const rich = await openRich(page);
  await rich.click();
  await paste(rich, `<p><b>G</b>${plain}</p><p>A<sup data-note="1]: faux">1</sup></p>`, plain);
  await expectText(await openMarkdown(page), `**G**${left}\n\nA<sup>1</sup>\n`);
});

test('a list to do of Google Docs and a picture of Word bring no junk, in both forms', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const box = '<img src="data:image/png;base64,iVBORw0KGgo=" width="17" height="17" alt="non cochée">';
  const html = `<ul><li role="checkbox" aria-checked="false">${box}<p><span>À faire</span></p></li></ul><p>Un <b>mot</b><img src="file:///C:/Temp/clip_image002.png"> <del cite="mailto:Rose" datetime="2026-01-01">ôté</del></p>`;
  const clean = '- [ ] À faire\n\nUn **mot**';
  const told = page.getByText('Une image est restée dans le document d’origine');
  await paste(markdownText(page), html, 'À faire\nUn mot');
  await expectText(markdownText(page), clean);
  await expect(told).toBeVisible();
  await markdownText(page).fill('');
  const rich = await openRich(page);
  await rich.click();
  await paste(rich, html, 'À faire\nUn mot');
  await expect(rich.locator('li[data-task="todo"]')).toHaveText('À faire');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Markdown', { exact: true }).click();
  await expect
    .poll(async () => (await markdownText(page).innerText()).trim().replace(/\n+/g, '\n'))
    .toBe(clean.replace(/\n+/g, '\n'));
});

const VIDEO = '::video{url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" titre="Un bain"}';

test('a note put in beside or on a piece leaves the piece, and stands apart from it; it is undone and done again', async ({
  page,
}) => {
  const ways: [keys: string[], before: string, after: string][] = [
    [['End', 'ArrowRight'], `Mot.\n\n${VIDEO}\n`, `Mot.\n\n[^1]\n\n${VIDEO}\n\n[^1]: Là.\n`],
    [
      ['End', 'ArrowRight', 'ArrowRight'],
      `Mot.\n\n${VIDEO}\n\nFin.\n`,
      `Mot.\n\n${VIDEO}\n\n[^1]\n\nFin.\n\n[^1]: Là.\n`,
    ],
    [['Control+End'], `Mot.\n\n${VIDEO}\n`, `Mot.\n\n${VIDEO}\n\n[^1]\n\n[^1]: Là.\n`],
    [['End'], 'Mot.\n', 'Mot.[^1]\n\n[^1]: Là.\n'],
  ];
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const dialog = page.getByRole('dialog', { name: 'Note de bas de page' });
  for (const [keys, before, after] of ways) {
    const text = await openMarkdown(page);
    await text.fill(before);
    const rich = await openRich(page);
    // The engine keeps a copy of a chosen piece out of sight.
    const calls = rich.locator(':scope > :not([data-mce-bogus]) sup[data-note]');
    await rich.getByText('Mot.').click();
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Note de bas de page', exact: true }).click();
    await dialog.getByLabel('Texte de la note').fill('Là.');
    await dialog.getByRole('button', { name: 'Insérer la note' }).click();
    await expect(calls).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(calls).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(calls).toHaveCount(1);
    await expectText(await openMarkdown(page), after);
  }
});

test('a space that does not break stays where it was typed, first in its line too; a plain one before all words is none', async ({
  page,
}) => {
  const nbsp = '\u00a0';
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const change = async (before: string, act: () => Promise<void>, after: string) => {
    const text = await openMarkdown(page);
    await text.fill(before);
    const rich = await openRich(page);
    await rich.getByText('Mot').click();
    await page.keyboard.press('Home');
    await act();
    const lines = (await openMarkdown(page)).locator('.cm-line');
    await expect
      .poll(async () => (await lines.evaluateAll((all) => all.map((one) => one.textContent))).join('\n'))
      .toBe(after);
  };
  for (const mark of ['', '## ', '- ', '> ']) {
    const lead = () => page.keyboard.insertText(nbsp);
    await change(`${mark}Mot\n`, lead, `${mark}${nbsp}Mot\n`);
    await change(`${mark}Mot\n`, () => page.keyboard.type(' Un '), `${mark}Un Mot\n`);
  }
  await change(`${nbsp}Mot\n`, () => page.keyboard.type('A'), `A${nbsp}Mot\n`);
  await change(
    `${nbsp}Mot\n\nPrix${nbsp}: 3${nbsp}€\n`,
    () => page.keyboard.press('End').then(() => page.keyboard.type(' là')),
    `${nbsp}Mot là\n\nPrix${nbsp}: 3${nbsp}€\n`,
  );
});
