import { describe, expect, it } from 'vitest';
import { birthAidTool } from '#src/features/tools/birth-aid/birth-aid.tool.ts';
import { BASES, birthAid, CEILINGS, ceilingOf, netCents } from '#src/features/tools/birth-aid/birth-aid.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-27';
const family = { birth: '2026-12-20', household: 'un', children: 1, together: 1, income: 30_000 } as const;
const given = {
  naissance: '2026-12-20',
  foyer: 'un',
  enfants: '1',
  ensemble: '1',
  revenu: '30000',
};

describe('the birth grant and the basic allowance', () => {
  it('gives the net amounts that each base makes, worked by hand', () => {
    // 478.16 € × 2.2975, × 0.4165, × 0.20825, each less 0.5 % without its fraction of a cent.
    expect(netCents('grant', '2026-10-01')).toBe(109_308);
    expect(netCents('full', '2026-10-01')).toBe(19_816);
    expect(netCents('half', '2026-10-01')).toBe(9909);
    expect(netCents('full', '2025-04-01')).toBe(19_660);
    expect(netCents('full', '2027-04-01')).toBeNull();
  });

  it.each([
    [1, 'un', 31_066, 37_118],
    [2, 'un', 37_279, 44_542],
    [3, 'un', 44_735, 53_450],
    [4, 'un', 52_191, 62_358],
    [1, 'deux', 41_055, 49_054],
    [1, 'seul', 41_055, 49_054],
  ] as const)('has the ceilings of 2026 for %i child, %s', (children, household, ...expected) => {
    const of = { year: 2026, household, children };
    expect([ceilingOf('full', of), ceilingOf('half', of)]).toEqual(expected);
  });

  it.each([
    [1, 'un', 36_461],
    [2, 'un', 43_753],
    [2, 'deux', 55_478],
    [3, 'seul', 64_229],
  ] as const)(
    'has the published ceilings of the grant in 2025 for %i, %s',
    (children, household, expected) => {
      expect(ceilingOf('half', { year: 2025, household, children })).toBe(expected);
    },
  );

  it('pays the grant in the seventh month, and the allowance from the month after the birth', () => {
    const found = birthAid({ ...family, birth: '2026-06-30' });
    expect(found.grant).toEqual({ month: '2026-04-01', cents: 109_308, ceiling: 37_118 });
    expect(found.allowance).toMatchObject({
      from: '2026-07-01',
      to: '2029-05-01',
      cents: 19_816,
      rate: 'full',
    });
  });

  it.each([
    ['2026-03-15', 'd’avril 2026'],
    ['2026-09-15', 'd’octobre 2026'],
    ['2026-06-15', 'de juillet 2026'],
  ])('says from when, for a birth on %s: %s', (naissance, words) => {
    expect(textOf(birthAidTool, { ...given, naissance }, TODAY)).toContain(words);
  });

  it('changes at each ceiling, to the euro', () => {
    const rateAt = (income: number) => birthAid({ ...family, birth: '2026-06-30', income });
    expect(rateAt(31_066).allowance.rate).toBe('full');
    expect(rateAt(31_067).allowance).toMatchObject({ rate: 'half', cents: 9909 });
    expect(rateAt(37_118).grant.cents).toBe(109_308);
    expect(rateAt(37_119)).toMatchObject({ grant: { cents: 0 }, allowance: { rate: 'none', cents: 0 } });
  });

  it('counts each child of one birth', () => {
    const twins = birthAid({ ...family, birth: '2026-06-30', children: 2, together: 2 });
    expect(twins.grant.cents).toBe(2 * 109_308);
    expect(twins.allowance.cents).toBe(2 * 19_816);
  });

  it('knows no year whose ceilings it has not read, and says which part it does know', () => {
    const found = birthAid(family);
    expect(found.grant.cents).toBe(109_308);
    expect(found.allowance).toMatchObject({ from: '2027-01-01', cents: null, rate: null });
    const said = textOf(birthAidTool, given, TODAY);
    expect(said).toContain('1 093,08 €');
    expect(said).toContain('Les plafonds de 2027 ne sont pas encore dans cet outil');
    expect(said).not.toContain('198,16');
  });

  it('has a base for every month of the years it knows, one after the other', () => {
    for (const year of Object.keys(CEILINGS))
      for (let month = 1; month <= 12; month += 1)
        expect(netCents('full', `${year}-${String(month).padStart(2, '0')}-01`)).not.toBeNull();
    expect(BASES.map(({ from }) => from)).toEqual([...BASES.map(({ from }) => from)].sort());
  });

  it('asks for what is missing or cannot be', () => {
    expect(errorsOf(birthAidTool, { ...given, revenu: '' }, TODAY)).toEqual(['revenu']);
    expect(errorsOf(birthAidTool, { ...given, revenu: '-1' }, TODAY)).toEqual(['revenu']);
    expect(errorsOf(birthAidTool, { ...given, ensemble: '2' }, TODAY)).toEqual(['enfants']);
    expect(errorsOf(birthAidTool, { ...given, naissance: '2024-05-01' }, TODAY)).toEqual(['naissance']);
    expect(errorsOf(birthAidTool, { ...given, foyer: 'roi' }, TODAY)).toEqual(['foyer']);
  });
});
