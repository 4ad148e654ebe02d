import { describe, expect, it } from 'vitest';
import { footerGroups, isCurrent } from '#src/shell/menus.ts';
import { pagesShown } from '#src/ui/pages-shown.ts';

describe('page numbers', () => {
  it('keep the first, the last and the neighbours, and fill a gap of one', () => {
    expect(pagesShown(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
    expect(pagesShown(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
    expect(pagesShown(1, 1)).toEqual([1]);
  });
});

describe('menus', () => {
  it('mark the page itself and what is above it', () => {
    expect(isCurrent('/magazine', '/magazine')).toBe(true);
    expect(isCurrent('/magazine', '/magazine/grossesse')).toBe(true);
    expect(isCurrent('/magazine', '/magazines')).toBe(false);
  });

  it('gather footer entries by column, in order', () => {
    const groups = footerGroups([
      { label: 'Un', href: '/1', group: 'A' },
      { label: 'Deux', href: '/2', group: 'B' },
      { label: 'Trois', href: '/3', group: 'A' },
    ]);
    expect(groups.map(({ title, links }) => [title, links.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});
