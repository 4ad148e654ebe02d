import { describe, expect, it } from 'vitest';
import {
  browsePath,
  FACET_VALUES,
  type Facet,
  indexedPagesOf,
  listsIn,
  namePage,
  namesOf,
  neighbours,
  readBrowse,
} from '#src/features/first-names/browse.ts';
import {
  browseDescription,
  browseText,
  browseTitle,
  growthText,
} from '#src/features/first-names/browse-text.ts';
import { nameEntries } from '#src/features/first-names/name-list.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';

const all = nameEntries((await loadFirstNameTable()).rows);
const list = (facet: Facet, value: string, group: 'filles' | 'garcons' | null = null) =>
  namesOf(all, { facet, value, group });

describe('the address of a list of first names', () => {
  it('is read back as it was written', () => {
    for (const [facet, values] of Object.entries(FACET_VALUES) as [Facet, string[]][])
      for (const value of values)
        for (const group of [null, 'filles', 'garcons'] as const) {
          const [, , first = '', ...rest] = browsePath({ facet, value, group }, 3).split('/');
          expect(readBrowse(first, rest.join('/'))).toEqual({ browse: { facet, value, group }, page: '3' });
        }
  });

  it('is refused when no such list exists', () => {
    for (const [facet, rest] of [
      ['lettre', 'aaa'],
      ['lettre', 'A'],
      ['lettre', 'a-'],
      ['lettre', ''],
      ['annees', '1955'],
      ['longueur', '2'],
      ['tendance', 'constructor'],
      ['constructor', 'a'],
      ['__proto__', 'a'],
      ['lettre', 'a/filles/2/3'],
    ] as const)
      expect(readBrowse(facet, rest), `${facet}/${rest}`).toBeNull();
  });
});

describe('a list of first names', () => {
  it('is in the order it says', () => {
    const letters = list('lettre', 'z').map((entry) => entry.slug);
    expect(letters).toEqual(letters.toSorted());
    expect(list('annees', '1950')[0]?.slug).toBe('jean');
    expect(list('annees', '1920', 'filles')[0]?.slug).toBe('marie');
    expect(list('longueur', '3')[0]?.slug).toBe('leo');
    for (const entry of list('longueur', 'composes')) expect(entry.slug).toContain('-');
  });

  it('holds the names of two letters, and none where no name begins with them', () => {
    const pair = { facet: 'lettre', value: 'zo', group: null } as const;
    const names = namesOf(all, pair).map((entry) => entry.slug);
    expect(names).toContain('zoe');
    expect(names.every((slug) => slug.startsWith('zo'))).toBe(true);
    expect(readBrowse('lettre', 'zo/filles')).toEqual({ browse: { ...pair, group: 'filles' }, page: null });
    expect(namePage(all, { ...pair, value: 'qz' }, 1)).toBeNull();
    const { pairs, values } = neighbours(all, pair);
    expect(pairs.every((one) => one.startsWith('z'))).toBe(true);
    expect(pairs).toContain('zo');
    expect(values).toContain('z');
    expect(neighbours(all, { facet: 'longueur', value: '4', group: null }).pairs).toEqual([]);
  });

  it('puts true rises first, and computes them from the births it shows', () => {
    const rising = list('tendance', 'en-hausse');
    const common = rising.filter((entry) => entry.lastYear.m + entry.lastYear.f >= 100);
    expect(rising.slice(0, common.length)).toEqual(common);
    for (const entry of common.slice(0, 50))
      expect(entry.growth).toBeCloseTo(entry.recent / Math.max(1, entry.before));
    expect(growthText({ growth: 1.85, before: 20 })).toBe('+85\u202f%');
    expect(growthText({ growth: 2.44, before: 20 })).toBe('×\u202f2,4');
    expect(growthText({ growth: 12, before: 20 })).toBe('nouveau');
    expect(growthText({ growth: 12.78, before: 980 })).toBe('×\u202f12,8');
  });

  it('is cut in pages that hold every name once', () => {
    const browse = { facet: 'lettre', value: 'a', group: null } as const;
    const pages = [1, 2, 3, 4, 5].map((page) => namePage(all, browse, page));
    expect(pages.flatMap((page) => page?.names ?? [])).toEqual(namesOf(all, browse));
    expect(namePage(all, browse, 6)).toBeNull();
  });

  it('leads the girls’ list with names of girls, by the births of girls alone', () => {
    const girls = namesOf(all, { facet: null, value: '', group: 'filles' });
    const slugs = girls.map((entry) => entry.slug);
    expect(slugs[0]).toBe('louise');
    expect(slugs).toContain('camille');
    for (const boy of ['leo', 'noah', 'gabriel']) expect(slugs).not.toContain(boy);
    const births = girls.map((entry) => entry.recentBySex.f);
    expect(births).toEqual(births.toSorted((a, b) => b - a));
    expect(list('lettre', 'l', 'filles').map((entry) => entry.slug)).not.toContain('leo');
  });

  it('counts as mixed only what both sexes are given today', () => {
    const mixed = namesOf(all, { facet: null, value: '', group: 'mixtes' }).map((entry) => entry.slug);
    expect(mixed).toEqual(expect.arrayContaining(['camille', 'charlie']));
    expect(mixed).not.toContain('marie');
  });
});

describe('the pages of lists', () => {
  const paths = listsIn(all).flatMap((browse) => indexedPagesOf(all, browse));

  it('have titles and descriptions of their own, of the right length', () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of paths) {
      const [, , first = '', ...rest] = path.split('/');
      const found = ['filles', 'garcons', 'mixtes'].includes(first)
        ? {
            browse: { facet: null, value: '', group: first as 'filles' | 'garcons' | 'mixtes' },
            page: rest[0] ?? null,
          }
        : readBrowse(first, rest.join('/'));
      const page = found && namePage(all, found.browse, Number(found.page ?? 1));
      expect(page, path).not.toBeNull();
      if (!page) continue;
      const text = browseText(page);
      const title = browseTitle(text, page.page);
      expect(title.length, title).toBeGreaterThanOrEqual(10);
      expect(title.length, title).toBeLessThanOrEqual(70);
      const description = browseDescription(text, page);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(paths.length);
    expect(descriptions.size).toBe(paths.length);
  });

  it('reach every name of the table', () => {
    const reached = new Set(FACET_VALUES.lettre.flatMap((letter) => list('lettre', letter)));
    expect(reached.size).toBe(all.length);
    expect(paths).toContain('/prenoms/lettre/ma');
    expect(paths).toContain('/prenoms/lettre/ma/filles');
    expect(paths).not.toContain('/prenoms/lettre/zu');
    expect(paths.length).toBeGreaterThan(300);
  });
});
