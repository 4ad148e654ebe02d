import { describe, expect, it } from 'vitest';
import { additionalLeave, additionalProblem } from '#src/features/tools/leaves/additional.ts';
import { additionalLeaveTool } from '#src/features/tools/leaves/additional-leave.tool.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-21';

describe('the additional birth leave', () => {
  const birth = {
    birth: '2026-08-10',
    due: null,
    previousEnd: '2026-10-18',
    months: 1 as const,
    split: false,
    start: null,
    secondStart: null,
  };

  it('begins after the leave before it, for a month to the eve of the same day', () => {
    const leave = additionalLeave(birth);
    expect(leave).toMatchObject({ open: true, from: '2026-10-19', before: '2027-05-09' });
    expect(leave.periods).toEqual([{ from: '2026-10-19', to: '2026-11-18' }]);
    expect(additionalProblem(leave)).toBeNull();
  });

  it('counts from 1 July 2026 for a birth before it: until 31 March 2027', () => {
    expect(additionalLeave({ ...birth, birth: '2026-02-03', previousEnd: null })).toMatchObject({
      from: '2026-07-01',
      before: '2027-03-31',
    });
  });

  it('is open to a child born in 2025 but expected in 2026, and to no other', () => {
    expect(additionalLeave({ ...birth, birth: '2025-12-20', due: '2026-01-12' }).open).toBe(true);
    expect(additionalLeave({ ...birth, birth: '2025-12-20', due: '2025-12-31' }).open).toBe(false);
    expect(textOf(additionalLeaveTool, { naissance: '2025-12-20' }, TODAY)).toContain('Pas de droit');
  });

  it('keeps to the ends of months', () => {
    const leave = additionalLeave({ ...birth, months: 2, start: '2026-12-31' });
    expect(leave.periods).toEqual([{ from: '2026-12-31', to: '2027-02-28' }]);
    const ofOneMonth = (start: string) => additionalLeave({ ...birth, start }).periods[0]?.to;
    expect(['2027-01-31', '2027-01-28', '2028-01-29', '2028-01-31', '2026-11-30'].map(ofOneMonth)).toEqual([
      '2027-02-28',
      '2027-02-27',
      '2028-02-28',
      '2028-02-29',
      '2026-12-29',
    ]);
  });

  it.each([
    [{ naissance: '2026-08-10', fin: '2026-10-18', debut: '2026-09-01' }, ['debut']],
    [{ naissance: '2026-08-10', fin: '2026-08-01' }, ['fin']],
    // Nine months from 10 August end on 9 May: a period begins by then, and may end after.
    [{ naissance: '2026-08-10', fin: '2026-10-18', debut: '2027-05-09' }, []],
    [{ naissance: '2026-08-10', fin: '2026-10-18', debut: '2027-05-10' }, ['debut']],
    [
      {
        naissance: '2026-08-10',
        fin: '2026-10-18',
        duree: 'separes',
        debut: '2027-04-01',
        second: '2027-05-10',
      },
      ['second'],
    ],
    // Twins of 3 February, whose mother's leave of 22 weeks after the birth ends on 6 July.
    [
      {
        naissance: '2026-02-03',
        fin: '2026-07-06',
        duree: 'separes',
        debut: '2026-12-22',
        second: '2027-03-31',
      },
      [],
    ],
    [{ naissance: '2026-02-03', fin: '2026-07-06', debut: '2027-04-01' }, ['debut']],
    [{ naissance: '2026-08-10', fin: '2026-10-18', duree: 'separes', second: '2026-11-01' }, ['second']],
    [{ naissance: '2024-08-10' }, ['naissance']],
    [{ naissance: '2026-08-10', fin: '2026-10-18', duree: 'deux' }, []],
  ])('its form says of %j what is wrong: %j', (given, wrong) => {
    expect(errorsOf(additionalLeaveTool, given, TODAY)).toEqual(wrong);
  });

  it('begins a month from today at the soonest, unless a day was written', () => {
    const given = { naissance: '2026-08-10', fin: '2026-10-18' };
    expect(textOf(additionalLeaveTool, given, TODAY)).toContain('du 21 décembre 2026 au 20 janvier 2027');
    expect(textOf(additionalLeaveTool, { ...given, debut: '2026-10-19' }, TODAY)).toContain(
      'du 19 octobre 2026 au 18 novembre 2026',
    );
  });

  it('says no day without the end of the leave that it follows, and asks for it', () => {
    for (const more of [{}, { debut: '2027-03-01' }, { duree: 'separes' }]) {
      const text = textOf(additionalLeaveTool, { naissance: '2027-02-10', ...more }, TODAY);
      expect(text).toContain('dernier jour de ce congé');
      expect(text).not.toMatch(/ 2027/);
    }
  });

  it('says the allowance of each month: 70 and 60 % of the net wage, of 104.02 € a day at most', () => {
    const text = textOf(additionalLeaveTool, { naissance: '2026-08-10', fin: '2026-10-18' }, TODAY);
    const mostByDay = ((4005 * 12) / 365) * 0.79;
    expect((mostByDay * 0.7).toFixed(2)).toBe('72.81');
    expect((mostByDay * 0.6).toFixed(2)).toBe('62.41');
    expect(text).toContain('72,81');
    expect(text).toContain('62,41');
  });

  it('says what is still to be checked, and since when', () => {
    const text = textOf(additionalLeaveTool, { naissance: '2026-08-10', fin: '2026-10-18' }, TODAY);
    expect(text).toContain('À vérifier sur ameli.fr');
    expect(text).toContain('28 novembre 2026');
  });
});
