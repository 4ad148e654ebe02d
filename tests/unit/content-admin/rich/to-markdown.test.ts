import { describe, expect, it } from 'vitest';
import { splitBlocks } from '#admin/rich/blocks.ts';
import { markdownOf } from '#admin/rich/to-markdown.ts';
import { SAMPLES } from './samples.ts';

const htmlOf = (text: string) =>
  splitBlocks(text)
    .blocks.map(({ html }) => html)
    .join('');

describe('a changed block written as Markdown', () => {
  it.each([
    ['a heading', '<h2>Le <em>soir</em></h2>', '## Le *soir*'],
    [
      'plain signs',
      '<p>mon_fichier, 3 * 4, [1], a &lt; b, ~10 &amp; -5</p>',
      'mon_fichier, 3 * 4, [1], a < b, ~10 & -5',
    ],
    ['signs that mean something', '<p># a *b* `c` [d](e)</p>', '\\# a \\*b\\* \\`c\\` \\[d](e)'],
    ['a break that a paste came before', '<p><br>suite</p>', 'suite'],
    ['breaks that hold lines open at the end', '<p>Un<strong><br></strong><br> </p>', 'Un'],
    ['a break inside bold words', '<p><strong>Un<br></strong>deux</p>', '<strong>Un\\\n</strong>deux'],
    ['a break before a list in an item', '<ul><li>a<br><ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['a number at the beginning', '<p>1. Janvier</p>', '1\\. Janvier'],
    ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['a list with a beginning', '<ol start="9"><li>a</li><li>b</li></ol>', '9. a\n10. b'],
    ['a loose list', '<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>', '- a\n\n  b\n\n- c'],
    ['a space that does not break, first', '<ul><li>\u00a0a\u00a0</li></ul>', '- \u00a0a'],
    [
      'one first in a cell',
      '<table><thead><tr><th>\u00a0a</th></tr></thead></table>',
      '| \u00a0a |\n| --- |',
    ],
    ['tasks', '<ul><li data-task="todo">a</li><li data-task="done">b</li></ul>', '- [ ] a\n- [x] b'],
    [
      'a table',
      '<table><thead><tr><th align="right">a</th><th>b</th></tr></thead><tbody><tr><td>1 | 2</td><td>x<br>y</td></tr></tbody></table>',
      '| a | b |\n| --: | --- |\n| 1 \\| 2 | x<br>y |',
    ],
    ['code', '<pre data-lang="js">a &lt; b<br>```</pre>', '````js\na < b\n```\n````'],
    ['a link', '<p><a href="/page/a b" title="T">mot</a></p>', '[mot](/page/a%20b "T")'],
    ['an address', '<p><a href="https://a.fr">https://a.fr</a></p>', '<https://a.fr>'],
    ['a picture', '<p><img src="/m/a.webp" alt="Un [lit]"></p>', '![Un \\[lit\\]](/m/a.webp)'],
    ['a break', '<p>a<br>b</p>', 'a\\\nb'],
    ['small tags', '<p>H<sub>2</sub>O</p>', 'H<sub>2</sub>O'],
    ['bold against a letter', '<p>a<strong>« b »</strong>c</p>', 'a<strong>« b »</strong>c'],
    ['a line that names a product', '<p>::produit{id=1}</p>', '\\::produit{id=1}'],
    ['nothing', '<p><br></p>', ''],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each(Object.entries(SAMPLES).filter(([name]) => name !== 'long'))(
    'says the same when it is read again: %s',
    (_, text) => {
      for (const { html } of splitBlocks(text).blocks) {
        if (!html) continue;
        const once = markdownOf(html);
        expect(markdownOf(htmlOf(once)), once).toBe(once);
      }
    },
  );
});
