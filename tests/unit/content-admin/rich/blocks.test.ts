import { describe, expect, it } from 'vitest';
import { joined, splitBlocks } from '#admin/rich/blocks.ts';
import { joinShown, type Shown } from '#admin/rich/join.ts';
import { SAMPLES } from './samples.ts';

const texts = Object.entries(SAMPLES);
const asShown = (text: string): Shown[] =>
  splitBlocks(text).blocks.map(({ raw, html }, key) => ({ key, raw, html }));

/** The same draws at each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('a text cut into blocks', () => {
  it.each(texts)('is the same text when nothing was touched: %s', (_, text) => {
    const source = splitBlocks(text);
    expect(joined(source)).toBe(text);
    expect(joinShown(source, asShown(text))).toBe(text);
  });

  it('is the same text for any order of any pieces', () => {
    const draw = drawer(7);
    const pieces = texts.filter(([name]) => name !== 'long').map(([, text]) => text);
    for (let n = 0; n < 300; n += 1) {
      const text = Array.from({ length: 1 + draw(5) }, () => pieces[draw(pieces.length)]).join(
        ['', '\n', '\n\n', ' \n'][draw(4)],
      );
      expect(joined(splitBlocks(text))).toBe(text);
    }
  });

  it('never shows HTML of its own making from HTML that was written', () => {
    for (const [, text] of texts)
      for (const { html } of splitBlocks(text).blocks) {
        expect(html).not.toMatch(/<(?:script|span|div|details|iframe)|on\w+=|javascript:/i);
      }
  });
});

describe('blocks that move', () => {
  it.each(texts)('keep their own text when others are moved, removed or added: %s', (name, text) => {
    const source = splitBlocks(text);
    const draw = drawer(text.length + 1);
    for (let n = 0; n < (name === 'long' ? 1 : 20); n += 1) {
      const shown = asShown(text);
      if (shown.length > 0) shown.splice(draw(shown.length), 1);
      const [moved] = shown.splice(draw(shown.length + 1), 1);
      if (moved) shown.splice(draw(shown.length + 1), 0, moved);
      shown.splice(draw(shown.length + 1), 0, { key: null, raw: null, html: '<p>Ajouté.</p>' });
      const result = joinShown(source, shown);
      for (const { raw } of shown) if (raw) expect(result).toContain(raw);
      expect(result).toContain('Ajouté.');
    }
  });

  it('keeps apart what would be read as one', () => {
    const source = splitBlocks('- a\n\nTexte\n\n- b\n');
    const [first, , last] = asShown('- a\n\nTexte\n\n- b\n');
    const result = joinShown(source, [first as Shown, last as Shown]);
    expect(result).toBe('- a\n\n<!-- -->\n\n- b\n');
    const typed = joinShown(source, [first as Shown, { key: 2, raw: null, html: '<ul><li>c</li></ul>' }]);
    expect(typed).toBe('- a\n\n* c\n');
  });

  it('writes a product in one line of its own', () => {
    const source = splitBlocks('Avant.\n');
    const [first] = asShown('Avant.\n');
    const product = { key: null, raw: '::produit{id=12}', html: '' };
    expect(joinShown(source, [first as Shown, product])).toBe('Avant.\n\n::produit{id=12}\n');
  });
});
