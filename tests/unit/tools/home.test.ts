import { describe, expect, it } from 'vitest';
import { BAG_PARTS } from '#src/features/tools/bag/bag.fr.ts';
import { EVERYBODY } from '#src/features/tools/bag/bag.tool.ts';
import { packBag } from '#src/features/tools/bag/bag.ts';
import { addOwn, readKept, removeOwn, tick } from '#src/features/tools/bag/kept.ts';
import { budgetTool } from '#src/features/tools/budget/budget.tool.ts';
import { budgetOf } from '#src/features/tools/budget/budget.ts';
import { totalsOf } from '#src/features/tools/budget/own-list.ts';
import { growthTool } from '#src/features/tools/growth/growth.tool.ts';
import { chartSvg, pointsOf, scaleOf } from '#src/features/tools/growth/growth-chart.ts';
import { addMeasures, type Measure, readJournal, readMeasure } from '#src/features/tools/growth/measures.ts';
import { fromCsv, toCsv } from '#src/features/tools/growth/measures-csv.ts';
import { targetHeight } from '#src/features/tools/growth/target-height.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-21';

describe('the bag of the maternity', () => {
  const texts = (wish: Parameters<typeof packBag>[1]) =>
    packBag(BAG_PARTS, wish).flatMap(({ items }) => items);

  it('gives each line an id of its own', () => {
    const ids = BAG_PARTS.flatMap(({ id, items }) => items.map((item) => `${id}-${item.id}`));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps what is of use', () => {
    const ids = (wish: Parameters<typeof packBag>[1]) => texts(wish).map(({ id }) => id);
    expect(ids(EVERYBODY)).toEqual(
      expect.arrayContaining(['combinaison', 'chapeau', 'coussinets', 'biberons']),
    );
    expect(ids({ ...EVERYBODY, season: 'chaud' })).not.toContain('combinaison');
    expect(ids({ ...EVERYBODY, feeding: 'biberon' })).not.toContain('coussinets');
    expect(ids(EVERYBODY)).not.toContain('hautes');
    expect(ids({ ...EVERYBODY, caesarean: true })).toContain('hautes');
  });

  it('doubles what is counted for twins', () => {
    expect(texts({ ...EVERYBODY, children: 2 }).find(({ id }) => id === 'bodies')?.count).toBe(12);
  });

  it('keeps ticks and own lines, whatever is in the storage', () => {
    for (const stored of [null, '', '{', '[]', '5', 'null', '{"ticked":5,"own":{}}']) {
      expect(readKept(stored)).toEqual({ ticked: [], own: [] });
    }
    const kept = addOwn(tick(readKept(null), 'bebe-bodies', true), '  Mon coussin ');
    expect(kept).toEqual({ ticked: ['bebe-bodies'], own: ['Mon coussin'] });
    expect(addOwn(kept, 'Mon coussin')).toBe(kept);
    expect(removeOwn(tick(kept, 'own-Mon coussin', true), 'Mon coussin')).toEqual({
      ticked: ['bebe-bodies'],
      own: [],
    });
    expect(tick(kept, 'bebe-bodies', false).ticked).toEqual([]);
  });
});

describe('the budget', () => {
  const categories = [
    { value: 'sommeil', label: 'Sommeil' },
    { value: 'repas', label: 'Repas' },
  ];
  const tool = budgetTool(categories);

  it('adds what is bought once and twelve months of the rest, in whole cents', () => {
    const budget = budgetOf(
      [
        { label: 'a', cents: 10 },
        { label: 'b', cents: 20 },
      ],
      [{ label: 'c', cents: 5 }],
      25,
    );
    expect(budget).toMatchObject({ onceCents: 30, monthlyCents: 5, firstYearCents: 90, leftCents: -5 });
    expect(budget.once.map(({ label }) => label)).toEqual(['b', 'a']);
  });

  it('reads amounts as they are typed', () => {
    const text = textOf(tool, { 'poste-sommeil': '1 320,10', 'mois-couches': '55', plafond: '1500' }, TODAY);
    expect(text).toContain('1 320,10 €');
    expect(text).toContain('puis 55,00 € par mois');
    expect(text).toContain('1 980,10 €');
    expect(text).toContain('179,90 € sur votre budget');
  });

  it.each([
    [{ 'poste-sommeil': 'abc', plafond: '-4' }, ['poste-sommeil', 'plafond']],
    [{ 'poste-sommeil': '0' }, ['poste-sommeil']],
    [{ 'poste-repas': '1e9' }, ['poste-repas']],
    [{ ligne1: 'x'.repeat(61), montant1: '3' }, ['ligne1']],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(tool, given, TODAY)).toEqual(wrong);
  });

  it('files the gifts of a list by category, and counts those without a price', () => {
    const gift = (classification: string, price: number | null, quantity = 1) => ({
      classification,
      quantity,
      item: { price },
    });
    const totals = totalsOf(
      [gift('sommeil', 1000, 2), gift('Repas', 550), gift('fusées', 100), gift('repas', null)],
      categories,
    );
    expect(totals).toEqual({ bySlug: { sommeil: 2000, repas: 550, autres: 100 }, items: 4, unpriced: 1 });
  });
});

describe('the parental target height', () => {
  it.each([
    [160, 175, 'f', 161],
    [160, 175, 'm', 174],
    [165, 180, 'f', 166],
  ] as const)('of %i and %i cm, for %s, is %i', (...[mother, father, sex, expected]) => {
    expect(targetHeight(mother, father, sex)).toBe(expected);
  });

  it('asks for centimetres', () => {
    expect(errorsOf(growthTool, { mere: '1.65', pere: '180' }, TODAY)).toEqual(['mere']);
    expect(errorsOf(growthTool, { mere: '165' }, TODAY)).toEqual(['pere']);
    expect(textOf(growthTool, { mere: '165,5', pere: '180', enfant: 'm' }, TODAY)).toContain('179,25 cm');
  });
});

describe('the journal of measures', () => {
  const line = (day: string, weight: number | null, height: number | null = null): Measure => ({
    day,
    weight,
    height,
    head: null,
  });
  const typed = (day: string, weight = '', height = '') => ({ day, weight, height, head: '' });

  it('reads a line, or says what is wrong with each field', () => {
    expect(readMeasure(typed('21/11/2026', '3,45', '50'), TODAY)).toEqual({
      measure: line('2026-11-21', 3.45, 50),
    });
    expect(readMeasure(typed('2026-11-22', '300', 'x'), TODAY)).toEqual({
      errors: { day: expect.any(String), weight: expect.any(String), height: expect.any(String) },
    });
    expect(readMeasure(typed('2026-11-20'), TODAY)).toEqual({
      errors: { weight: 'Écrivez au moins une mesure.' },
    });
  });

  it('keeps one line a day, in order, and what a second word leaves out', () => {
    const measures = addMeasures(
      [line('2026-11-20', 4)],
      [line('2026-10-01', 3), line('2026-11-20', null, 54)],
    );
    expect(measures).toEqual([line('2026-10-01', 3), line('2026-11-20', 4, 54)]);
  });

  it('comes back whole from a CSV, and says which lines it could not read', () => {
    const measures = [line('2026-10-01', 3.4, 50), line('2026-11-20', 4.25, null)];
    expect(fromCsv(toCsv(measures), TODAY)).toEqual({ measures, refused: [] });
    const mixed = fromCsv('date,poids\n01/10/2026,3.4\nbonjour\n2026-11-20\t4\n"2026-11-21";"5"', TODAY);
    expect(mixed.measures.map(({ weight }) => weight)).toEqual([3.4, 4, 5]);
    expect(mixed.refused).toHaveLength(1);
    expect(mixed.refused[0]).toContain('Ligne 3');
  });

  it('trusts nothing in the storage', () => {
    for (const stored of [
      null,
      '',
      '{',
      '{}',
      '[1]',
      '[{"day":"x"}]',
      '[{"day":"2026-01-01","weight":"<b>","height":null,"head":null}]',
    ]) {
      expect(readJournal(stored)).toEqual([]);
    }
    expect(readJournal(JSON.stringify([line('2026-10-01', 3)]))).toEqual([line('2026-10-01', 3)]);
  });

  it('draws the points and nothing else, from two on', () => {
    const measures = [line('2026-10-01', 3.4), line('2026-11-20', 4.25)];
    expect(chartSvg(pointsOf(measures.slice(0, 1), 'weight'), 'weight')).toBeNull();
    const svg = chartSvg(pointsOf(measures, 'weight'), 'weight') ?? '';
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).toContain('de 3,4 à 4,25 kg');
    expect(pointsOf(measures, 'height')).toEqual([]);
  });

  it('chooses round lines that hold every point', () => {
    for (const values of [
      [3.4, 3.4],
      [3.4, 9.75],
      [50, 104],
      [0.3, 60],
      [20, 180],
    ]) {
      const lines = scaleOf(values);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });
});
