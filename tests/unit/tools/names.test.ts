import { describe, expect, it } from 'vitest';
import { nameEntries } from '#src/features/first-names/name-list.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';
import { nameFinderTool } from '#src/features/tools/names/name-finder.tool.ts';
import { findNames, type NameWish } from '#src/features/tools/names/name-finder.ts';
import { surnameMatch, syllables } from '#src/features/tools/names/surname-match.ts';
import { errorsOf, textOf } from './answers.ts';

const entries = nameEntries((await loadFirstNameTable()).rows);
const wish: NameWish = { surname: 'Aubert', sex: null, mood: 'tous', length: 'toutes', initial: '' };

describe('a first name beside a surname', () => {
  it.each([
    ['Jules', 1],
    ['Marie', 2],
    ['Louise', 2],
    ['Paul', 1],
    ['Valentine', 3],
    ['Jean-Baptiste', 3],
  ])('%s has about %i syllables', (name, count) => {
    expect(Math.abs(syllables(name) - count)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['Léa', 'Aubert', 'hiatus'],
    ['Marc', 'Carrel', 'echo'],
    ['Justine', 'Martine', 'rhyme'],
    ['Paul', 'Roch', 'short'],
    ['William', 'Charpentier', 'initials'],
  ] as const)('%s %s: %s', (first, surname, remark) => {
    expect(surnameMatch(first, surname).remarks).toContain(remark);
  });

  it('always scores between 0 and 100, and says why below', () => {
    for (const { name } of entries.slice(0, 500)) {
      for (const surname of ['Aubert', 'Roch', 'Le Goff', 'Nguyen', 'D’Arc', 'Œ', 'X']) {
        const { score, remarks } = surnameMatch(name, surname);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(remarks.length).toBeGreaterThan(0);
        expect(score === 100).toBe(remarks.includes('flow'));
      }
    }
  });
});

describe('the finder of first names', () => {
  it('puts the best matches first, and only what was asked', () => {
    const found = findNames(entries, { ...wish, sex: 'f', mood: 'hausse', initial: 'a' }, 20);
    expect(found.length).toBeGreaterThan(3);
    for (const [i, { match, entry }] of found.entries()) {
      expect(match.score).toBeLessThanOrEqual(found[i - 1]?.match.score ?? 100);
      expect(entry.slug.startsWith('a')).toBe(true);
      expect(['rising', 'revived']).toContain(entry.trend);
    }
  });

  it('never shows what was typed as markup', () => {
    const tool = nameFinderTool(entries);
    const answer = tool.run({ nom: '<img src=x onerror=alert(1)>' }, '2026-11-21');
    expect(JSON.stringify(answer)).toContain('<img');
    expect(textOf(tool, { nom: '<b>Aubert</b>' }, '2026-11-21')).toContain('&lt;b&gt;Aubert');
  });

  it.each([
    [{ nom: '' }, ['nom']],
    [{ nom: '123' }, ['nom']],
    [{ nom: 'x'.repeat(61) }, ['nom']],
    [{ nom: 'x'.repeat(10_000) }, ['nom']],
    [{ nom: 'Aubert', initiale: '!' }, ['initiale']],
    [{ nom: 'Aubert', initiale: 'É' }, []],
    [{ nom: 'Aubert', sexe: 'x' }, ['sexe']],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(nameFinderTool(entries), given, '2026-11-21')).toEqual(wrong);
  });
});
