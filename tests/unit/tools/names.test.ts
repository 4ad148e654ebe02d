import { describe, expect, it } from 'vitest';
import { nameEntries } from '#src/features/first-names/name-list.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';
import { nameFinderTool } from '#src/features/tools/names/name-finder.tool.ts';
import { findNames, type NameWish } from '#src/features/tools/names/name-finder.ts';
import { PARTS, type Part, surnameMatch } from '#src/features/tools/names/surname-match.ts';
import { errorsOf, textOf } from './answers.ts';

const entries = nameEntries((await loadFirstNameTable()).rows);
const wish: NameWish = { surname: 'Aubert', sex: null, mood: 'tous', length: 'toutes', initial: '' };

const COMMON = [
  'Martin',
  'Bernard',
  'Thomas',
  'Petit',
  'Robert',
  'Durand',
  'Leroy',
  'Moreau',
  'Nguyen',
  'Laurent',
  'Garcia',
];

/** Judged by ear before the score was looked at: the better, the worse, the surname, and the part that says so. */
const JUDGED: readonly (readonly [string, string, string, Part | 'score'])[] = [
  ['Louise', 'Quentin', 'Martin', 'sounds'],
  ['Hugo', 'Valentin', 'Martin', 'sounds'],
  ['Chloé', 'Justine', 'Martine', 'sounds'],
  ['Jules', 'Bernard', 'Bernard', 'sounds'],
  ['Emma', 'Léonard', 'Bernard', 'sounds'],
  ['Alice', 'Gérard', 'Bernard', 'sounds'],
  ['Paul', 'Thomas', 'Thomas', 'sounds'],
  ['Lucie', 'Robert', 'Robert', 'sounds'],
  ['Sarah', 'Hubert', 'Robert', 'sounds'],
  ['Camille', 'Albert', 'Robert', 'sounds'],
  ['Jeanne', 'Clément', 'Laurent', 'sounds'],
  ['Nina', 'Florent', 'Laurent', 'sounds'],
  ['Pauline', 'Théo', 'Moreau', 'sounds'],
  ['Inès', 'Margot', 'Moreau', 'sounds'],
  ['Jade', 'Léo', 'Moreau', 'sounds'],
  ['Louise', 'Léa', 'Aubert', 'joint'],
  ['Camille', 'Emma', 'Aubert', 'joint'],
  ['Paul', 'Hugo', 'Aubert', 'joint'],
  ['Alice', 'Théo', 'Olivier', 'joint'],
  ['Jeanne', 'Lila', 'Arnaud', 'joint'],
  ['Gabriel', 'Noa', 'André', 'joint'],
  ['Jules', 'Marie', 'Isnard', 'joint'],
  ['Lucas', 'Loïs', 'Henry', 'joint'],
  ['Marie', 'Marc', 'Carrel', 'joint'],
  ['Lola', 'Éric', 'Caron', 'joint'],
  ['Anna', 'Luc', 'Cartier', 'joint'],
  ['Julie', 'Emmanuel', 'Leroy', 'joint'],
  ['Nina', 'Daniel', 'Lefèvre', 'joint'],
  ['Sophie', 'Hector', 'Renaud', 'joint'],
  ['Inaya', 'Victor', 'Roux', 'joint'],
  ['Emma', 'Paul', 'Roch', 'rhythm'],
  ['Gabriel', 'Jean', 'Roux', 'rhythm'],
  ['Louise', 'Maximilienne', 'Charpentier', 'rhythm'],
  ['Paul', 'Alexandrina', 'Montgolfier', 'rhythm'],
  ['Jade', 'Bartholomé', 'Desrousseaux', 'rhythm'],
  ['Emma', 'Max', 'Blanc', 'rhythm'],
  ['Camille', 'Jean', 'Petit', 'rhythm'],
  ['Léo', 'Marie-Antoinette', 'Beaumarchais', 'rhythm'],
  ['Hugo', 'Luc', 'Prost', 'rhythm'],
  ['Anna', 'Rose', 'Brun', 'rhythm'],
  ['Jules', 'William', 'Charpentier', 'initials'],
  ['Léa', 'Paul', 'Camus', 'initials'],
  ['Marie', 'Simon', 'Mercier', 'initials'],
  ['Léa', 'Quentin', 'Imbert', 'initials'],
  ['Jules', 'Karl', 'Olivier', 'initials'],
  ['Nina', 'Tom', 'Berger', 'initials'],
  ['Lou', 'Paul', 'Simon', 'initials'],
  ['Anna', 'Zoé', 'Zidane', 'initials'],
  ['Ève', 'Robin', 'Garnier', 'initials'],
  ['Léon', 'Denis', 'Chevalier', 'initials'],
  ['Louise', 'Martin', 'Martin', 'score'],
  ['Jules', 'Éloa', 'Aubert', 'score'],
  ['Camille', 'Max', 'Prost', 'score'],
  ['Alice', 'Bernard', 'Bernard', 'score'],
  ['Emma', 'Marc', 'Carrel', 'score'],
  ['Juliette', 'Élio', 'Olivier', 'score'],
  ['Nina', 'Florent', 'Laurent', 'score'],
  ['Gabriel', 'Théo', 'Moreau', 'score'],
  ['Louise', 'Albert', 'Robert', 'score'],
  ['Anna', 'Éric', 'Caron', 'score'],
];
/** Of sixty: what the ear heard and the score does not (a silent h, two equal sums, a matter of taste). */
const LOST_AT_MOST = 4;

describe('a first name beside a surname', () => {
  it('is heard as a person judged it', () => {
    const lost = JUDGED.filter(([better, worse, surname, part]) => {
      const [won, other] = [surnameMatch(better, surname), surnameMatch(worse, surname)];
      return part === 'score' ? won.score <= other.score : won.parts[part] <= other.parts[part];
    });
    expect(JUDGED).toHaveLength(60);
    expect(lost.map((one) => one.join(' ')).slice(LOST_AT_MOST)).toEqual([]);
  });

  it.each([
    ['Léa', 'Aubert', 'hiatus'],
    ['Marc', 'Carrel', 'echo'],
    ['Justine', 'Martine', 'rhyme'],
    ['Paul', 'Roch', 'short'],
    ['Maximilienne', 'Charpentier', 'long'],
    ['William', 'Charpentier', 'initials'],
  ] as const)('%s %s: %s', (first, surname, remark) => {
    expect(surnameMatch(first, surname).remarks).toContain(remark);
  });

  it.each([
    { worse: 'Léa', better: 'Louise', surname: 'Aubert', part: 'joint' },
    { worse: 'Marc', better: 'Marie', surname: 'Carrel', part: 'joint' },
    { worse: 'Justine', better: 'Chloé', surname: 'Martine', part: 'sounds' },
    { worse: 'Paul', better: 'Emma', surname: 'Roch', part: 'rhythm' },
    { worse: 'William', better: 'Jules', surname: 'Charpentier', part: 'initials' },
  ] as const)('$worse $surname loses by its $part what $better keeps', ({ worse, better, surname, part }) => {
    const lost = surnameMatch(worse, surname).parts[part];
    expect(surnameMatch(better, surname).parts[part]).toBeGreaterThan(lost + 5);
  });

  it('is the sum of four parts, none above its own', () => {
    for (const { name } of entries.slice(0, 500)) {
      for (const surname of ['Aubert', 'Roch', 'Le Goff', 'Nguyen', 'D’Arc', 'Œ', 'X']) {
        const { score, parts } = surnameMatch(name, surname);
        expect(score).toBe(parts.joint + parts.rhythm + parts.sounds + parts.initials);
        for (const part of ['joint', 'rhythm', 'sounds', 'initials'] as const) {
          expect(parts[part]).toBeGreaterThanOrEqual(0);
          expect(parts[part]).toBeLessThanOrEqual(PARTS[part]);
          expect(Number.isInteger(parts[part])).toBe(true);
        }
      }
    }
  });

  it.each(COMMON)('tells first names apart for %s, from the first to the last', (surname) => {
    const scores = entries.map(({ name }) => surnameMatch(name, surname).score).sort((a, b) => b - a);
    const at = (share: number) => scores[Math.floor(share * (scores.length - 1))] ?? 0;
    expect(at(0.05) - at(0.95)).toBeGreaterThanOrEqual(20);
    expect(new Set(scores).size).toBeGreaterThan(30);
    expect(new Set(scores.slice(0, 30)).size).toBeGreaterThan(1);
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
