import { describe, expect, it } from 'vitest';
import { birthsFigure } from '#src/features/first-names/births-figure.ts';
import { closeNames, type NameForm, soundDistance } from '#src/features/first-names/close-names.ts';
import { decodeBirths, encodeBirths } from '#src/features/first-names/encoding.ts';
import { firstNameFacts, STEADY_PERCENT, trendOf, yearCounts } from '#src/features/first-names/facts.ts';
import { NARROW, niceCeiling } from '#src/features/first-names/figure-frame.ts';
import { displayFirstName, firstNameSlug, rankLastYear } from '#src/features/first-names/first-name.ts';
import { phoneticKey } from '#src/features/first-names/phonetic.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';

const { rows, lastYear } = await loadFirstNameTable();
const of = (slug: string) => rows.filter((row) => row.slug === slug);
const forms: NameForm[] = [...new Set(rows.map((row) => row.slug))].map((slug) => {
  const own = of(slug);
  return {
    slug,
    name: own[0]?.name ?? '',
    phonetic: phoneticKey(slug),
    sexes: own.map((row) => row.sex),
    recent: own.reduce((sum, row) => sum + row.recent, 0),
  };
});
const close = (slug: string) => {
  const target = forms.find((form) => form.slug === slug);
  return target ? closeNames(target, forms) : [];
};

describe('the table of first names', () => {
  it('holds every name of the file, both sexes under one slug', () => {
    expect(rows).toHaveLength(3912);
    expect(forms).toHaveLength(3842);
    expect(lastYear).toBe(2024);
    expect(of('camille').map((row) => row.sex)).toEqual(['f', 'm']);
  });

  it('keeps counts exactly through its compact form', () => {
    const counts = [5, 0, 0, 0, 10, 0, 1225];
    expect(encodeBirths(counts)).toBe('1 *3 2 0 6t');
    expect(decodeBirths(encodeBirths(counts))).toEqual(counts);
    expect(of('gabriel')[0]).toMatchObject({ total: 207490, recent: 23485, firstYear: 1900 });
  });

  it('shows one display form a slug, corrected where the commonest is wrong', () => {
    expect(of('mia')[0]?.name).toBe('Mia');
    expect(of('emilie')[0]?.name).toBe('Émilie');
    expect(forms.filter((form) => new Set(of(form.slug).map((row) => row.name)).size > 1)).toEqual([]);
    expect(forms.filter((form) => firstNameSlug(form.name) !== form.slug)).toEqual([]);
  });

  it('reads the published spelling of a name', () => {
    expect(displayFirstName('ÉLÉONORE-MARIE')).toBe('Éléonore-Marie');
    expect(firstNameSlug('Chloë')).toBe('chloe');
  });
});

describe('the facts of a first name', () => {
  it('gives rank, peak, median and trend', () => {
    const facts = firstNameFacts(of('leo'));
    expect(facts).toMatchObject({ name: 'Léo', mainSex: 'm', trend: 'falling' });
    expect(facts?.bySex.m?.rankLastYear).toBeLessThanOrEqual(5);
    expect(firstNameFacts(of('jeanine'))).toMatchObject({ peakDecade: 1930, trend: 'gone' });
    expect(firstNameFacts(of('marceau'))?.trend).toBe('revived');
    expect(firstNameFacts([])).toBeNull();
  });

  it('counts both sexes year by year', () => {
    const years = yearCounts(of('camille'));
    expect(years).toHaveLength(125);
    expect(years.at(-1)?.year).toBe(2024);
    expect(years.reduce((sum, year) => sum + year.m + year.f, 0)).toBe(firstNameFacts(of('camille'))?.total);
  });

  it('calls no name stable that changed by more than the twentieth that its list tells', () => {
    const flat = new Array<number>(115).fill(10);
    const after = (now: number) => trendOf([...flat, ...new Array(5).fill(100), ...new Array(5).fill(now)]);
    expect([87, 95, 96, 104, 105, 113].map(after)).toEqual([
      'falling',
      'falling',
      'steady',
      'steady',
      'rising',
      'rising',
    ]);
    for (const { slug } of forms) {
      const facts = firstNameFacts(of(slug));
      if (facts?.trend !== 'steady') continue;
      expect(Math.abs(facts.recent / facts.before - 1), slug).toBeLessThan(STEADY_PERCENT / 100);
    }
  });

  it('calls a name rare, rising or falling by its last ten years', () => {
    const flat = new Array<number>(115).fill(10);
    expect(trendOf([...flat, 50, 50, 50, 50, 50, 80, 80, 80, 80, 80])).toBe('rising');
    expect(trendOf([...flat, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50])).toBe('steady');
    expect(trendOf([...flat, 80, 80, 80, 80, 80, 50, 50, 50, 50, 50])).toBe('falling');
    expect(trendOf([...flat, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15])).toBe('rare');
  });

  it('shares a rank between ties and gives none below a hundred births', () => {
    const ranks = rankLastYear([
      { slug: 'a', births: [500] },
      { slug: 'b', births: [700] },
      { slug: 'c', births: [500] },
      { slug: 'd', births: [300] },
      { slug: 'e', births: [95] },
    ]);
    expect([...ranks]).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 2],
      ['d', 4],
      ['e', null],
    ]);
  });
});

describe('close names', () => {
  it('puts other spellings first', () => {
    const names = close('mathis').map((name) => name.slug);
    expect(names.slice(0, 4)).toEqual(expect.arrayContaining(['mathys', 'matis']));
    expect(close('raphael')[0]).toMatchObject({ slug: 'rafael', kind: 'same-sound' });
  });

  it('gives one sound to spellings of one name', () => {
    for (const [a, b] of [
      ['Sophie', 'Sofie'],
      ['Killian', 'Kilian'],
      ['Thibault', 'Thibaud'],
      ['Christophe', 'Cristof'],
      ['Maëlle', 'Mael'],
      ['Lilly', 'Lili'],
    ] as const) {
      expect(soundDistance(phoneticKey(a), phoneticKey(b), 2), `${a} ${b}`).toBeLessThanOrEqual(
        a === 'Thibault' ? 2 : 0,
      );
    }
  });

  it('hears the consonant before a silent "e"', () => {
    for (const [a, b] of [
      ['Louise', 'Louisette'],
      ['Lise', 'Lisette'],
      ['Charlot', 'Charlotte'],
      ['Henri', 'Henriette'],
    ] as const)
      expect(phoneticKey(a), `${a} ${b}`).not.toBe(phoneticKey(b));
    expect(phoneticKey('Georges')).toBe(phoneticKey('George'));
    expect(phoneticKey('Margot')).toBe(phoneticKey('Margo'));
  });

  it('stops counting beyond its reach', () => {
    expect(soundDistance('kitten', 'sitting', 2)).toBe(3);
    expect(soundDistance('lea', 'lea', 1)).toBe(0);
  });
});

describe('the figure of births a year', () => {
  it('draws one path a sex inside its frame', () => {
    const figure = birthsFigure(yearCounts(of('camille')));
    expect(figure.series.map((series) => series.sex)).toEqual(['f', 'm']);
    const numbers = figure.series[1]?.line.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers).toHaveLength(250);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(figure.top);
    expect(figure.xTicks.map((tick) => tick.year)).toEqual([1900, 1920, 1940, 1960, 1980, 2000, 2020]);
    expect(figure.peak.y).toBeLessThan(figure.height / 2);
    expect(birthsFigure(yearCounts(of('camille')), { size: NARROW, sexes: ['f'] }).xTicks).toHaveLength(3);
  });

  it('rounds its scale up to a readable number', () => {
    expect([3, 45, 1150, 1250, 8000, 9100].map(niceCeiling)).toEqual([20, 50, 1200, 1600, 8000, 10000]);
  });
});
