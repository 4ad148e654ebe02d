import { describe, expect, it } from 'vitest';
import { splitBlocks } from '#admin/rich/blocks.ts';
import { joinShown } from '#admin/rich/join.ts';
import { markdownOf } from '#admin/rich/to-markdown.ts';

const WRITTEN = [
  ':::note\nUn mot.\n:::\n',
  'Avant.\n\n:::conseil Pensez-y & vite\n\nUn mot, **gras**.\n\n- a\n- b\n\n:::\n\nAprès.\n',
  ':::tip[Un titre]\n* Un mot\n* deux\n:::  \nAprès.',
  '::: warning\nUn mot _dit_\nsur deux lignes.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n:::\n',
  ':::danger\n## Un mot\n```js\nconst a = 1;\n```\n> Cité.\n:::\n',
];

/** The text once its callout's HTML was changed in the editor. */
function changed(text: string, change: (html: string) => string): string {
  const source = splitBlocks(text);
  const shown = source.blocks.map(({ raw, html }, key) => {
    const now = html.startsWith('<aside') ? change(html) : html;
    return now === html ? { key, raw, html } : { key, raw: null, html: now };
  });
  return joinShown(source, shown);
}

describe('a callout in the rich text', () => {
  it.each(WRITTEN)('is open, and only the typed word changes: %j', (text) => {
    const [callout] = splitBlocks(text).blocks.filter(({ html }) => html.startsWith('<aside'));
    expect(callout?.kind).toBe('text');
    expect(changed(text, (html) => html.replace('Un mot', 'Un pot'))).toBe(text.replace('Un mot', 'Un pot'));
  });

  it('takes another kind and another title, and gives its title back', () => {
    const text = 'A.\n\n:::conseil Vite\nUn mot.\n:::\n\nB.\n';
    const other = changed(text, (html) =>
      html
        .replace('data-callout="conseil"', 'data-callout="attention"')
        .replace('data-title="Vite"', 'data-title="Trop  tard"'),
    );
    expect(other).toBe('A.\n\n:::attention Trop tard\nUn mot.\n:::\n\nB.\n');
    const marked = ':::tip[Vite]\n* Un\n* _mot_\n:::\n';
    expect(changed(marked, (html) => html.replace('"conseil" data-title="Vite"', '"attention"'))).toBe(
      ':::attention\n* Un\n* _mot_\n:::\n',
    );
    expect(changed(text, (html) => html.replace(' data-title="Vite"', ''))).toBe(
      'A.\n\n:::conseil\nUn mot.\n:::\n\nB.\n',
    );
  });

  it('made in the editor is read back as it was shown, whatever its words look like', () => {
    const html =
      '<aside data-callout="note" role="note" aria-label="À noter"><p>:::</p><p>Avant</p><p>::: attention</p><pre>a\n:::\nb</pre></aside>';
    const [block, ...others] = splitBlocks(markdownOf(html)).blocks;
    expect(others).toEqual([]);
    expect(block?.html).toContain('<p>:::</p><p>Avant</p><p>::: attention</p>');
  });

  it('stays locked with what the rich text cannot write, and when it is empty', () => {
    for (const text of [':::note\n::produit{id=1}\n:::\n', ':::note\n<div>a</div>\n:::\n', ':::note\n:::\n'])
      expect(splitBlocks(text).blocks[0]).toMatchObject({ kind: 'locked', reason: 'callout' });
  });
});
