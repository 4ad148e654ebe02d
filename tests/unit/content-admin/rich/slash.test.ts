import { describe, expect, it } from 'vitest';
import { freeNote, noteText } from '#admin/insert/note-text.ts';
import { splitBlocks } from '#admin/rich/blocks.ts';
import { SLASH_ITEMS, slashItems } from '#admin/rich/slash-items.ts';

const found = (typed: string) => slashItems(typed).map(({ name }) => name);

describe('the menu of « / »', () => {
  it('offers everything before a word is typed, each under a name of its own', () => {
    expect(found('')).toEqual(SLASH_ITEMS.map(({ name }) => name));
    const labels = SLASH_ITEMS.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const wanted of [
      'heading2',
      'bullets',
      'table',
      'image',
      'video',
      'gallery',
      'callout',
      'block',
      'rule',
      'note',
    ])
      expect(found('')).toContain(wanted);
  });

  it('finds by the beginning of words, without accents nor case, the named ones first', () => {
    expect(found('VIDEO')).toEqual(['video']);
    expect(found('numero')).toEqual(['numbers']);
    expect(found('note')).toEqual(['note', 'callout']);
    expect(found('bloc re')).toEqual(['block']);
    expect(found('d’images')).toEqual(['gallery']);
    expect(found('séparateur')).toEqual(['rule']);
    expect(found('xyz')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});

describe('a note that is inserted', () => {
  it('takes the first free number', () => {
    expect(freeNote('')).toBe('1');
    expect(freeNote('A[^1] b[^3] c[^x]\n\n[^2]: Deux.\n')).toBe('4');
  });

  it('is one block, whatever its words are', () => {
    for (const words of ['Un mot', ' Un\n\n- deux\n# trois \n\n', '[^2]: x\n:::note\n> y']) {
      const { blocks } = splitBlocks(`A[^1]\n\n${noteText('1', words)}\n`);
      expect(blocks.map(({ reason }) => reason)).toEqual([undefined, 'note']);
    }
    expect(noteText('1', ' Un\n\ndeux  \ntrois\n')).toBe('[^1]: Un\n\n    deux\n    trois');
  });
});
