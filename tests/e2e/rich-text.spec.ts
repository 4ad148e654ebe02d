import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import {
  enterNewsroom,
  expectText,
  markdownText,
  openMarkdown,
  openRich,
  paste,
  unique,
} from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  const sent = page.waitForRequest(/\/api\/content\/update_content$/);
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

test('a frame put on and taken away leaves every sign of the words it holds', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  const inner = '* Un _mot_ et __deux__\n* trois [quatre][site]\n\nUne ligne\nsuit l’autre\\\n2 * 3';
  const after = '\n\n[site]: https://exemple.fr\n';
  const framed = `Avant.\n\n:::tip[Vite]\n${inner}\n:::\n\nAprès *cela*.${after}`;
  await text.fill(framed);
  const rich = await openRich(page);
  const dialog = page.getByRole('dialog', { name: 'Encadré' });
  await rich.getByText('trois').click();
  await tool(page, 'Encadré').click();
  await dialog.getByRole('button', { name: 'Retirer le cadre' }).click();
  await expect(rich.getByRole('note')).toHaveCount(0);
  const bare = `Avant.\n\n${inner}\n\nAprès *cela*.${after}`;
  await expectText(await openMarkdown(page), bare);
  await text.fill(bare);
  await openRich(page);
  await rich.getByText('Une ligne').click();
  await tool(page, 'Encadré').click();
  await dialog.getByRole('button', { name: 'Encadrer' }).click();
  await expectText(await openMarkdown(page), bare.replace(/Une ligne[\s\S]*2 \* 3/, ':::conseil\n$&\n:::'));
});

/** Not the copy of a chosen one that the engine keeps out of sight. */
const cards = (rich: Locator) => rich.locator('> [data-card]');

/** A title that would break the video's line is refused beside its field, and stays there. */
async function renameVideo(page: Page, rich: Locator): Promise<void> {
  await cards(rich).first().getByText('Modifier').click();
  const videos = page.getByRole('dialog', { name: 'Vidéo' });
  await expect(videos.getByLabel('Adresse de la vidéo')).toHaveValue('https://youtu.be/a');
  await expectNoAxeViolations(page);
  await videos.getByLabel('Titre').fill('Le "bain"');
  await videos.getByRole('button', { name: 'Garder' }).click();
  await expect(videos.getByLabel('Titre')).toBeFocused();
  await expect(videos.getByLabel('Titre')).toHaveValue('Le "bain"');
  await videos.getByLabel('Titre').fill('La toilette');
  await videos.getByRole('button', { name: 'Garder' }).click();
  await expect(cards(rich).getByText('La toilette')).toBeVisible();
}

test('a video and a gallery have a card and a dialog, and keep the bytes that nobody changed', async ({
  page,
}) => {
  test.slow();
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = await openMarkdown(page);
  const video = '::video{ titre="Le bain"  url="https://youtu.be/a" durée="3" }';
  const [first, second] = ['/icon-192.png', '/icon-512.png'];
  const gallery = `:::galerie  Été\n\n![*a*](${first} 'A')\n![b](${second})\n\nUn mot.\n:::`;
  await text.fill(`${video}\n\n${gallery}\n`);
  const rich = await openRich(page);
  await expect(rich.getByText('Le bain')).toBeVisible();
  await renameVideo(page, rich);

  await cards(rich).last().getByText('Modifier').click();
  const pictures = page.getByRole('dialog', { name: 'Galerie d’images' });
  await pictures.getByLabel('Légende').last().fill('Le port');
  await expectNoAxeViolations(page);
  await pictures
    .getByRole('button', { name: /^Déplacer/ })
    .last()
    .press('ArrowUp');
  await pictures.getByRole('button', { name: 'Garder' }).click();
  await expect(cards(rich).getByText('Le port · A')).toBeVisible();
  await expectText(
    await openMarkdown(page),
    `${video.replace('Le bain', 'La toilette')}\n\n${gallery.replace(
      `![*a*](${first} 'A')\n![b](${second})`,
      `![b](${second} "Le port")\n![*a*](${first} 'A')`,
    )}\n`,
  );
});

async function walkMenu(page: Page, rich: Locator, menu: Locator): Promise<void> {
  await page.keyboard.type('/');
  await expect(menu.getByRole('option', { name: 'Section', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  const second = menu.getByRole('option', { name: 'Sous-section' });
  await expect(rich).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Backspace');
}

test('« / » on an empty line offers what can be put there, by keyboard', async ({ page }) => {
  test.slow();
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const rich = await openRich(page);
  const menu = page.getByRole('listbox', { name: 'Insérer' });
  const take = async (typed: string, name: string) => {
    await page.keyboard.type(`/${typed}`);
    await expect(menu.getByRole('option').first()).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
  };
  await rich.click();
  await walkMenu(page, rich, menu);
  await take('section', 'Section');
  await page.keyboard.type('Le bain');
  await page.keyboard.press('Enter');
  // In a line of words it is only a sign.
  await page.keyboard.type('Un et/ou deux /');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await take('note', 'Note de bas de page');
  const note = page.getByRole('dialog', { name: 'Note de bas de page' });
  await note.getByRole('button', { name: 'Insérer la note' }).click();
  await expect(note.getByText('Ce champ est obligatoire.')).toBeVisible();
  await note.getByLabel('Texte de la note').fill('Ameli, 2025.');
  await note.getByRole('button', { name: 'Insérer la note' }).click();
  await page.keyboard.type(' dit');
  await page.keyboard.press('Enter');
  await take('vid', 'Vidéo');
  const videos = page.getByRole('dialog', { name: 'Vidéo' });
  await videos.getByLabel('Adresse de la vidéo').fill('https://youtu.be/a');
  await videos.getByLabel('Titre').fill('Le bain');
  await videos.getByRole('button', { name: 'Insérer la vidéo' }).click();
  await take('tab', 'Tableau');
  await page.keyboard.type('Âge');
  await expectText(
    await openMarkdown(page),
    '## Le bain\n\nUn et/ou deux /\n\n[^1] dit\n\n::video{url="https://youtu.be/a" titre="Le bain"}\n\n| Âge |  |\n| --- | --- |\n|  |  |\n|  |  |\n\n[^1]: Ameli, 2025.\n',
  );
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
  await longPaste(page);
});

/** A long text of Word, with its sheet: the page's policy has nothing to refuse, and one undo takes all of it back. */
async function longPaste(page: Page): Promise<void> {
  const line = `<p class=MsoNormal title="a > b" style='font-family:"Times New Roman",serif'><b>Un mot</b> et d’autres.<o:p></o:p></p>`;
  const word = `<html><head><style>p {margin:0}</style></head><body style='tab-interval:35pt'>${line.repeat(900)}</body></html>`;
  const before = 'Avant **gras**  \nligne.\n\n* puce\n';
  await markdownText(page).fill('');
  await paste(markdownText(page), word, 'Un mot');
  await expect(markdownText(page).getByText('**Un mot**').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await markdownText(page).fill(before);
  const rich = await openRich(page);
  await rich.click();
  await page.keyboard.press('Control+Home');
  await paste(rich, word, 'Un mot');
  await expect(rich.locator('p', { hasText: 'Un mot' })).toHaveCount(900);
  await page.keyboard.press('Control+z');
  await expect(rich.locator('p', { hasText: 'Un mot' })).toHaveCount(0);
  await expectText(await openMarkdown(page), before);
}
