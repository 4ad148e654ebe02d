import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { markdownOf } from '#admin/rich/to-markdown.ts';
import { tidyLists, wordLists } from '#admin/rich/word-lists.ts';

/** The document that turndown reads by where there is no browser. */
const domino = createRequire(import.meta.resolve('turndown'))('@mixmark-io/domino') as {
  createWindow(html: string): Window;
};

function pasted(html: string): string {
  const { body } = domino.createWindow(`<body>${html}</body>`).document;
  wordLists(body);
  tidyLists(body);
  return Array.from(body.children)
    .map((block) => markdownOf(block.outerHTML))
    .join('\n\n');
}

const item = (level: number, mark: string, words: string) =>
  `<p class="MsoListParagraph" style="margin-left:${level * 36}pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7pt">&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}</p>`;

it('makes real lists of Word’s paragraphs, nested, numbered from where they begin', () => {
  const words = `${item(1, '·', 'Un <b>mot</b>')}${item(2, 'o', 'Dessous')}${item(2, 'o', 'Encore')}${item(1, '·', 'Deux')}`;
  expect(pasted(`<p class="MsoNormal">Avant</p>${words}<p class="MsoNormal">Après</p>`)).toBe(
    'Avant\n\n- Un **mot**\n  - Dessous\n  - Encore\n- Deux\n\nAprès',
  );
  expect(pasted(item(1, '3.', 'Trois') + item(2, 'a)', 'Sous trois') + item(1, '4.', 'Quatre'))).toBe(
    '3. Trois\n   1. Sous trois\n4. Quatre',
  );
});

it('keeps apart two lists with words between, and two kinds of list that touch', () => {
  expect(pasted(`${item(1, '·', 'Un')}<p>Entre</p>${item(1, '·', 'Deux')}`)).toBe('- Un\n\nEntre\n\n- Deux');
  expect(pasted(item(1, '·', 'Un') + item(1, '1.', 'Deux'))).toBe('- Un\n\n1. Deux');
});

it('puts a list that stands between items into the item above, and takes an item’s only paragraph for its words', () => {
  expect(pasted('<ul><li><p>Un</p></li><ul><li><p>Dessous</p></li></ul><li><p>Deux</p></li></ul>')).toBe(
    '- Un\n  - Dessous\n- Deux',
  );
});

it('leaves any other paragraph as it is', () => {
  expect(pasted('<p style="mso-list:none">Un</p><p>· Deux</p>')).toBe('Un\n\n· Deux');
});
