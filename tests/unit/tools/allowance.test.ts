import { describe, expect, it } from 'vitest';
import { dailyAllowanceTool } from '#src/features/tools/allowance/daily-allowance.tool.ts';
import { ALLOWANCE_YEARS, dailyAllowance } from '#src/features/tools/allowance/daily-allowance.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-23';
const wages = (...months: [number, number, number]) => ({ monthsCents: months.map((euros) => euros * 100) });

describe('the daily allowance of a leave, from gross wages', () => {
  // Worked by hand: the sum of three capped months, over 91.25, less 21 %.
  it.each([
    ['three months of 2 000 €', '2026-03-02', [2000, 2000, 2000], 5195],
    ['a raise in the last month', '2026-03-02', [2000, 2000, 2600], 5714],
    ['wages over the ceiling: the published maximum', '2026-03-02', [9000, 9000, 9000], 10402],
    ['one month over it', '2026-03-02', [9000, 2000, 2000], 6930],
    ['the maximum of the year before', '2025-11-03', [5000, 5000, 5000], 10194],
    ['hardly any wage: the published minimum', '2026-03-02', [100, 0, 0], 1112],
    ['the minimum of the year before', '2025-11-03', [100, 0, 0], 1102],
  ] as const)('%s', (...[, from, months, expected]) => {
    expect(dailyAllowance({ from, ...wages(...(months as [number, number, number])) })?.grossCents).toBe(
      expected,
    );
  });

  it('counts every day of the leave, and takes the levies from what is paid', () => {
    const found = dailyAllowance({ from: '2026-03-02', ...wages(2000, 2000, 2000) });
    // 6.2 % and 0.5 % of 51.95 €.
    expect(found?.netCents).toBe(4847);
    expect(
      textOf(
        dailyAllowanceTool,
        { mois1: '2000', mois2: '2000', mois3: '2000', debut: '2026-03-02', jours: '112' },
        TODAY,
      ),
    ).toContain('5 428,64 €');
  });

  it('knows no year whose amounts it has not read, and says so', () => {
    expect(dailyAllowance({ from: '2024-12-31', ...wages(2000, 2000, 2000) })).toBeNull();
    expect(dailyAllowance({ from: '2027-01-01', ...wages(2000, 2000, 2000) })).toBeNull();
    const said = textOf(
      dailyAllowanceTool,
      { mois1: '2000', mois2: '2000', mois3: '2000', debut: '2027-02-01' },
      TODAY,
    );
    expect(said).toContain('2027');
    expect(said).toContain('pas encore');
    expect(said).not.toMatch(/\d € par jour/);
  });

  it('holds amounts that agree with each other, for each year', () => {
    for (const { ceilingCents, maximumCents } of Object.values(ALLOWANCE_YEARS)) {
      expect(Math.round(((3 * ceilingCents) / 91.25) * 0.79)).toBe(maximumCents);
    }
  });

  it('asks for what is missing, and answers nothing for who is no employee', () => {
    expect(
      errorsOf(dailyAllowanceTool, { mois1: '', mois2: '2000', mois3: '2000', debut: '2026-03-02' }, TODAY),
    ).toEqual(['mois1']);
    expect(
      errorsOf(dailyAllowanceTool, { mois1: '-3', mois2: '2000', mois3: '2000', debut: '2026-03-02' }, TODAY),
    ).toEqual(['mois1']);
    const said = textOf(
      dailyAllowanceTool,
      { situation: 'autre', mois1: '2000', mois2: '2000', mois3: '2000', debut: '2026-03-02' },
      TODAY,
    );
    expect(said).toContain('ameli.fr');
    expect(said).not.toContain('51,95');
  });
});
