import { describe, expect, it } from 'vitest';
import { BUILTIN_TEMPLATES, fieldErrors } from '#src/features/content/templates.ts';
import { firstNameFacts } from '#src/features/first-names/facts.ts';
import { feastDate, feastDays } from '#src/features/first-names/feast-days.ts';
import type { FirstName } from '#src/features/first-names/first-name.ts';
import { generationsOf } from '#src/features/first-names/generation.ts';
import { spellingKey, spellingsOf } from '#src/features/first-names/spellings.ts';
import { changeText, generationText, spellingsText } from '#src/features/first-names/story-text.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';

const { rows } = await loadFirstNameTable();
const row = (slug: string, sex: 'm' | 'f') =>
  rows.find((one) => one.slug === slug && one.sex === sex) as FirstName;
const facts = (slug: string) => {
  const found = firstNameFacts(rows.filter((one) => one.slug === slug));
  if (!found) throw new Error(slug);
  return found;
};
const groups = Map.groupBy(rows, spellingKey);
const spellings = (slug: string, sex: 'm' | 'f') => {
  const own = row(slug, sex);
  return spellingsOf(own, groups.get(spellingKey(own)) ?? []);
};

describe('the generation of a name', () => {
  it('is of each sex that is shown, and counts births alone', () => {
    const [only] = generationsOf(facts('jeanine'));
    expect(only).toMatchObject({ sex: 'f' });
    expect(only?.middle).toBeGreaterThan(1925);
    expect(only?.middle).toBeLessThan(1940);
    expect(only?.age).toBe(2024 - (only?.middle ?? 0));
    expect(generationsOf(facts('camille')).map(({ sex }) => sex)).toEqual(['f', 'm']);
    expect(generationsOf(facts('leo')).map(({ sex }) => sex)).toEqual(['m']);
  });

  it('has half of the births between its years', () => {
    for (const slug of ['leo', 'marie', 'jean', 'zoe', 'theo'])
      for (const { sex, from, to } of generationsOf(facts(slug))) {
        const { births, firstYear, total } = row(slug, sex);
        const between = births.filter((_, at) => firstYear + at >= from && firstYear + at <= to);
        const share = between.reduce((sum, count) => sum + count, 0) / total;
        expect(share, slug).toBeGreaterThanOrEqual(0.45);
        expect(share, slug).toBeLessThan(0.65);
      }
  });

  it('is said in words that agree', () => {
    const years = { from: 1996, middle: 2006, to: 2014, age: 18 };
    expect(generationText('Léa', { sex: 'f', ...years })).toBe(
      'La moitié des filles prénommées Léa sont nées entre 1996 et 2014\u202f; l’année du milieu est 2006, soit 18 ans en 2024.',
    );
    const young = { sex: 'm', from: 2023, middle: 2023, to: 2023, age: 1 } as const;
    expect(generationText('Aylo', young)).toContain(
      'sont nés en 2023\u202f; l’année du milieu est 2023, soit 1 an',
    );
  });
});

describe('the spellings of a name', () => {
  it.each([
    ['matheo', 'm', ['mateo', 'matteo', 'mattheo']],
    ['lea', 'f', ['leah']],
    ['eliott', 'm', ['eliot', 'elliot', 'elliott']],
    ['mathis', 'm', ['mathys', 'matis']],
  ] as const)('%s goes with those that are said alike', (slug, sex, others) => {
    expect(spellings(slug, sex)?.names.map((one) => one.slug)).toEqual(expect.arrayContaining([...others]));
  });

  it.each([
    ['anna', 'anae'],
    ['eliott', 'elio'],
    ['elio', 'helios'],
    ['ana', 'anas'],
    ['jade', 'jad'],
  ])('%s and %s are two names', (a, b) => {
    const keys = (slug: string) => rows.filter((one) => one.slug === slug).map(spellingKey);
    expect(keys(a).some((key) => keys(b).includes(key))).toBe(false);
  });

  it('sum up to what is said of all together, and draw the page’s own', () => {
    for (const slug of ['mattheo', 'mateo', 'ily', 'matheo']) {
      const own = rows.find((one) => one.slug === slug && one.sex === 'm');
      const found = own && spellingsOf(own, groups.get(spellingKey(own)) ?? []);
      if (!own || !found) continue;
      expect(found.recent).toBe(found.names.reduce((sum, one) => sum + one.recent, 0));
      expect(found.lines.map((line) => line.slug)).toContain(slug);
      expect(found.lines.length).toBeLessThanOrEqual(4);
      const line = found.lines.find((one) => one.slug === slug);
      expect(line?.years.at(-1)).toEqual({ year: 2024, births: own.births.at(-1) });
      expect(line?.years[0]?.year).toBe(1980);
    }
    const text = spellingsText(spellings('matheo', 'm') as never);
    expect(text).toContain('garçons de 2020 à 2024');
  });

  it('are not told of where there is one, or hardly any birth', () => {
    expect(spellings('louis', 'm')).toBeNull();
  });

  it.each([
    [100, 185, '+85\u202f%'],
    [100, 88, '−12\u202f%'],
    [100, 100, '='],
    [100, 240, '×\u202f2,4'],
    [10, 90, '–'],
    [0, 0, '–'],
  ])('%i then %i is %s', (before, recent, text) => {
    expect(changeText(before, recent)).toBe(text);
  });
});

describe('the days of a name', () => {
  it('are those of its own saints, in the order of the year', () => {
    expect(feastDays('antoine').map(feastDate)).toEqual(['17 janvier', '13 juin']);
    expect(feastDays('joseph').map(feastDate)).toContain('1er mai');
    expect(feastDays('leo')).toEqual([]);
    expect(feastDays('constructor')).toEqual([]);
  });
});

describe('the origin of a name', () => {
  const template = BUILTIN_TEMPLATES['first-name'];

  it.each([
    [{ origin: 'Du latin' }, ['origin_source']],
    [{ meaning: 'Lion', origin_source: '   ' }, ['origin_source']],
    [{ origin: 'Du latin', origin_source: 'Dictionnaire, 2020 https://exemple.fr' }, []],
    [{ origin_source: 'Dictionnaire' }, []],
    [{ origin: '', meaning: null }, []],
    [{ origin: 3, origin_source: 'x' }, ['origin']],
  ])('%j is refused for %j', (fields, wrong) => {
    expect(Object.keys(fieldErrors(fields, template))).toEqual(wrong);
  });
});
