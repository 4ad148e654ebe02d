import { describe, expect, it } from 'vitest';
import {
  beforeBySex,
  childrenCell,
  childrenText,
  everBySex,
  lastYearBySex,
  lastYearText,
  peakBySex,
  recentBySex,
} from '#src/features/first-names/both-sexes.ts';
import { firstNameFacts } from '#src/features/first-names/facts.ts';
import type { FirstName, Sex } from '#src/features/first-names/first-name.ts';
import { firstNameDescription, firstNameIntro } from '#src/features/first-names/first-name-text.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

/** A name with the births of its last eleven years. */
function named(bySex: Partial<Record<Sex, number[]>>) {
  const rows = Object.entries(bySex).map(
    ([sex, births]): FirstName => ({
      slug: 'leo',
      sex: sex as Sex,
      name: 'Léo',
      phonetic: 'LEO',
      total: births.reduce((sum, n) => sum + n, 0),
      recent: births.slice(-5).reduce((sum, n) => sum + n, 0),
      firstYear: 2025 - births.length,
      births,
      rankLastYear: null,
    }),
  );
  const facts = firstNameFacts(rows);
  if (!facts) throw new Error('no facts');
  return facts;
}

const leo = named({
  m: [5000, 100, 100, 100, 100, 100, 4000, 4000, 4000, 4000, 3520],
  f: [10, 5, 5, 5, 5, 5, 10, 10, 15, 30, 30],
});

describe('a name given to boys and to girls', () => {
  it('is counted for each', () => {
    expect(lastYearBySex(leo)).toEqual({ m: 3520, f: 30 });
    expect(recentBySex(leo)).toEqual({ m: 19_520, f: 95 });
    expect(beforeBySex(leo)).toEqual({ m: 500, f: 25 });
    expect(everBySex(leo)).toEqual({ m: 25_020, f: 130 });
    expect(peakBySex(leo)).toEqual({ m: 5000, f: 10 });
  });

  it('says both, and nowhere their sum', () => {
    const said = plain([...firstNameIntro(leo), firstNameDescription(leo)].join(' ')) ?? '';
    expect(said).toContain(
      'En 2024, 3 520 garçons et 30 filles ont reçu le prénom Léo, et 19 520 garçons et 95 filles',
    );
    expect(said).toContain('avec 5 000 garçons et 10 filles.');
    expect(said).toContain('a été donné à 25 020 garçons et 130 filles');
    for (const sum of ['3 550', '19 615', '5 010', '25 150']) expect(said).not.toContain(sum);
  });
});

describe('the words of a count', () => {
  it.each([
    [{ m: 3520, f: 0 }, '3 520 garçons', '3 520 garçons'],
    [{ m: 5, f: 3520 }, '3 520 filles et 5 garçons', '3 520 filles, 5 garçons'],
    [{ m: 0, f: 1 }, '1 fille', '1 fille'],
    [{ m: 0, f: 0 }, null, '0'],
  ])('%o', (counts, text, cell) => {
    expect(plain(childrenText(counts))).toBe(text);
    expect(plain(childrenCell(counts))).toBe(cell);
  });

  it('agrees with who received the name', () => {
    expect(plain(lastYearText(named({ f: [50, 0] })))).toBe('En 2024, aucun enfant n’a reçu le prénom Léo');
    expect(plain(lastYearText(named({ f: [50, 5] })))).toBe('En 2024, 5 filles ont reçu le prénom Léo');
  });
});
