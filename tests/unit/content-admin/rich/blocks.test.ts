import { describe, expect, it } from 'vitest';
import { joined, splitBlocks } from '#admin/rich/blocks.ts';
import { joinShown, type Shown } from '#admin/rich/join.ts';
import { seedDocuments } from '../../content/seed-files.ts';
import { SAMPLES } from './samples.ts';

const texts = Object.entries(SAMPLES);
const asShown = (text: string): Shown[] =>
  splitBlocks(text).blocks.map(({ raw, html }, key) => ({ key, raw, html }));

/** Gives what follows a block: the blank lines under it, and every block after it. */
function under(text: string, blocks: ReturnType<typeof splitBlocks>['blocks'], n: number): string {
  const rest = blocks.slice(n + 1).map(({ raw, gap }) => raw + gap);
  const tail = [blocks[n]?.gap, ...rest].join('');
  expect(text.endsWith(tail)).toBe(true);
  return tail;
}

/** The same draws at each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The words a reader sees in some HTML, with where they stand. */
const wordsOf = (html: string) => [...html.matchAll(/(?<![\p{L}&])\p{L}{3,}(?![\p{L};])(?=[^<>]*<)/gu)];

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
        expect(html).not.toMatch(/<(?:script|span|div|details|iframe)|\son\w+=|javascript:/i);
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

  it.each(texts.filter(([name]) => name !== 'long'))(
    'keep every byte around the one block that was written again: %s',
    (_, text) => {
      const source = splitBlocks(text);
      for (const [n, { kind, html, raw }] of source.blocks.entries()) {
        if (kind !== 'text') continue;
        const shown = asShown(text).map((item, at) => (at === n ? { ...item, raw: null, html } : item));
        const written = joinShown(source, shown);
        const before = text.slice(0, text.length - under(text, source.blocks, n).length - raw.length);
        expect(written.slice(0, before.trimEnd().length)).toBe(before.trimEnd());
        const rest = under(text, source.blocks, n).trimStart();
        expect(written.slice(written.length - rest.length)).toBe(rest);
      }
    },
  );

  it.each(seedDocuments)('of $file change by the one word that is written in them', ({ body }) => {
    const source = splitBlocks(body);
    const draw = drawer(body.length);
    const texts = source.blocks.flatMap(({ kind, html }, n) =>
      kind === 'text' && wordsOf(html).length > 0 ? [n] : [],
    );
    for (let round = 0; round < Math.min(6, texts.length); round += 1) {
      const n = texts[draw(texts.length)] ?? 0;
      const { html = '', raw = '' } = source.blocks[n] ?? {};
      const words = wordsOf(html);
      const { 0: word, index } = words[draw(words.length)] as RegExpExecArray;
      const typed = `${html.slice(0, index)}Zorglub${html.slice(index + word.length)}`;
      const shown = asShown(body).map((item) =>
        item.key === n ? { ...item, raw: null, html: typed } : item,
      );
      const written = joinShown(source, shown);
      const after = under(body, source.blocks, n);
      const before = body.slice(0, body.length - after.length - raw.length);
      expect([written.startsWith(before), written.endsWith(after)]).toEqual([true, true]);
      const changed = written.slice(before.length, written.length - after.length);
      expect(changed.replace('Zorglub', word)).toBe(raw);
    }
  });

  it('keeps blank lines that nobody touched, and takes them away with the last word', () => {
    const blank = splitBlocks('\n  \n');
    expect(joinShown(blank, [{ key: null, raw: null, html: '<p><br></p>' }])).toBe('\n  \n');
    expect(joinShown(splitBlocks('a\n'), [{ key: null, raw: null, html: '<p><br></p>' }])).toBe('');
    expect(joinShown(splitBlocks('    '), [{ key: null, raw: null, html: '<p>b</p>' }])).toBe('b\n');
  });

  it.each([
    { what: 'a title under a line', text: 'Deux\n====\n', word: 'Deux' },
    { what: 'breaks and soft line ends', text: 'une  \ndeux\\\ntrois\nquatre\n', word: 'trois' },
    { what: 'its own marks', text: '_a_ et __b__, `c` & *d*\n', word: 'et' },
    { what: 'a table drawn by hand', text: '| a   | bb |\n|:----|---:|\n| 1   |  2 |\n', word: '1' },
    { what: 'the spaces of a list', text: '-   un\n-   deux\n      - trois\n', word: 'trois' },
    {
      what: 'links by reference',
      text: 'Voir [le site][b] ici.\n\n[b]: https://exemple.fr/b "B"\n',
      word: 'Voir',
    },
    { what: 'entities and escapes', text: 'a &eacute; \\* b &nbsp;c\n', word: 'a' },
    { what: 'a quote by its first line', text: '> un\ndeux\n> trois\n', word: 'deux' },
    { what: 'an indented code', text: '\tcode\n\n\tsuite\n', word: 'suite' },
  ])('keeps $what when a word beside it changes', ({ text, word }) => {
    const [first, ...rest] = asShown(text);
    const html = first?.html.replace(word, 'Autre') ?? '';
    expect(joinShown(splitBlocks(text), [{ key: 0, raw: null, html }, ...rest])).toBe(
      text.replace(word, 'Autre'),
    );
  });

  it('keeps spaces that do not break where a browser made them plain', () => {
    const text = 'Prix\u202f: 12,50\u00a0€, soit 3\u00a0000\u00a0F.\n';
    const html = '<p>Prix\u202f: 12,50 €, soit 3 000\u00a0F environ.</p>';
    const expected = text.replace('F.', 'F environ.');
    expect(joinShown(splitBlocks(text), [{ key: 0, raw: null, html }])).toBe(expected);
  });

  it('is written in the usual manner when its own would say something else', () => {
    const text = 'Deux\n====\n';
    const shown = [{ key: 0, raw: null, html: '<p>Deux</p>' }];
    expect(joinShown(splitBlocks(text), shown)).toBe('Deux\n');
    const list = '- a\n- b\n';
    expect(joinShown(splitBlocks(list), [{ key: 0, raw: null, html: '<ol><li>a</li><li>b</li></ol>' }])).toBe(
      '1. a\n2. b\n',
    );
  });

  it('adds no blank line where two blocks stood without one', () => {
    const text = '## Titre\nUn paragraphe.\n- un\n- deux\n';
    const shown = asShown(text);
    const changed = shown.map((item, n) => (n === 1 ? { ...item, raw: null, html: '<p>Autre.</p>' } : item));
    expect(joinShown(splitBlocks(text), changed)).toBe('## Titre\nAutre.\n- un\n- deux\n');
  });

  it('keeps apart what would be read as one', () => {
    const source = splitBlocks('- a\n\nTexte\n\n- b\n');
    const [first, , last] = asShown('- a\n\nTexte\n\n- b\n');
    const result = joinShown(source, [first as Shown, last as Shown]);
    expect(result).toBe('- a\n\n<!-- -->\n\n- b\n');
    const typed = joinShown(source, [first as Shown, { key: 2, raw: null, html: '<ul><li>c</li></ul>' }]);
    expect(typed).toBe('- a\n\n* c\n');
  });

  it('shows a reusable block by its name, and words that look like one as words', () => {
    const { blocks } = splitBlocks('::bloc{nom=avis}\n\n::bloc{nom=A B}\n');
    expect(blocks.map(({ kind, slug }) => [kind, slug])).toEqual([
      ['reusable', 'avis'],
      ['text', undefined],
    ]);
  });

  it('writes a product in one line of its own', () => {
    const source = splitBlocks('Avant.\n');
    const [first] = asShown('Avant.\n');
    const product = { key: null, raw: '::produit{id=12}', html: '' };
    expect(joinShown(source, [first as Shown, product])).toBe('Avant.\n\n::produit{id=12}\n');
  });
});
