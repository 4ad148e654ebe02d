import { describe, expect, it } from 'vitest';
import {
  MATERNITY_WEEKS,
  type MaternityCase,
  maternityLeave,
  minimumLeave,
} from '#src/features/tools/leaves/maternity.ts';
import { maternityLeaveTool } from '#src/features/tools/leaves/maternity-leave.tool.ts';
import {
  planProblem,
  type SecondParentAsk,
  secondParentLeave,
} from '#src/features/tools/leaves/second-parent.ts';
import { secondParentLeaveTool } from '#src/features/tools/leaves/second-parent-leave.tool.ts';
import { addDays, daysBetween } from '#src/lib/calendar-day.ts';
import { easter, isWorkingDay, lastOfWorkingDays } from '#src/lib/holidays.ts';
import { errorsOf, resultOf, textOf } from './answers.ts';

const TODAY = '2026-11-21';
const CASES: MaternityCase[] = ['first', 'third', 'twins', 'triplets'];

describe('the maternity leave of the code du travail', () => {
  it.each([
    ['first', 6, 10, '2026-04-20', '2026-08-09'],
    ['third', 8, 18, '2026-04-06', '2026-10-04'],
    ['twins', 12, 22, '2026-03-09', '2026-11-01'],
    ['triplets', 24, 22, '2025-12-15', '2026-11-01'],
  ] as const)(
    '%s: %i weeks before, %i after, from %s to %s for a term on 1 June 2026',
    (...[kind, before, after, from, to]) => {
      const leave = maternityLeave({ due: '2026-06-01', kind, moved: 0 });
      expect(leave).toMatchObject({
        from,
        to,
        weeksBefore: before,
        weeksAfter: after,
        days: 7 * (before + after),
        extraDays: 0,
      });
    },
  );

  it.each([
    ['first', '2028-02-29', '2028-01-18', '2028-05-08'],
    ['third', '2028-03-31', '2028-02-04', '2028-08-03'],
    ['twins', '2027-03-01', '2026-12-07', '2027-08-01'],
    ['triplets', '2027-12-31', '2027-07-16', '2028-06-01'],
  ] as const)('%s over month ends and leap years: term %s, from %s to %s', (...[kind, due, from, to]) => {
    expect(maternityLeave({ due, kind, moved: 0 })).toMatchObject({ from, to });
  });

  it('moves three weeks after the birth: 3 before, 13 after (example of fiche F2265)', () => {
    const leave = maternityLeave({ due: '2026-06-01', kind: 'first', moved: 3 });
    expect(leave).toMatchObject({
      from: '2026-05-11',
      to: '2026-08-30',
      weeksBefore: 3,
      weeksAfter: 13,
      days: 112,
    });
  });

  it('may be taken earlier for a third child and for twins, the later part cut by as much', () => {
    expect(maternityLeave({ due: '2026-06-01', kind: 'third', moved: -2 })).toMatchObject({
      weeksBefore: 10,
      weeksAfter: 16,
      days: 182,
    });
    expect(maternityLeave({ due: '2026-06-01', kind: 'twins', moved: -4 })).toMatchObject({
      weeksBefore: 16,
      weeksAfter: 18,
    });
  });

  it.each([
    ['two weeks early', '2026-05-18', 'early', '2026-04-20', '2026-08-09', 0],
    ['before the leave began', '2026-04-12', 'before-leave', '2026-04-12', '2026-08-01', 0],
    ['five days late', '2026-06-06', 'late', '2026-04-20', '2026-08-14', 5],
  ] as const)('a birth %s', (...[_, birth, timing, from, to, extraDays]) => {
    expect(maternityLeave({ due: '2026-06-01', kind: 'first', moved: 0, birth })).toMatchObject({
      timing,
      from,
      to,
      extraDays,
    });
  });

  it('adds the days before the planned start when a very early child is in hospital (example of Robert-Debré)', () => {
    const due = addDays('2014-07-22', 42);
    const leave = maternityLeave({ due, kind: 'first', moved: 0, birth: '2014-07-12', inHospital: true });
    expect(leave).toMatchObject({ timing: 'very-early', from: '2014-07-12', extraDays: 10 });
    expect(maternityLeave({ due, kind: 'first', moved: 0, birth: '2014-07-12' }).extraDays).toBe(0);
  });

  it('is never shorter than it should be, whatever the birth, and never ends earlier for a later one', () => {
    for (const kind of CASES) {
      const { before, after } = MATERNITY_WEEKS[kind];
      let last = '';
      for (let days = -100; days <= 28; days += 1) {
        const birth = addDays('2026-06-01', days);
        const leave = maternityLeave({ due: '2026-06-01', kind, moved: 0, birth });
        expect(leave.days).toBeGreaterThanOrEqual(7 * (before + after));
        expect(daysBetween(birth, leave.to)).toBeGreaterThanOrEqual(7 * after - 1);
        expect(leave.to >= last).toBe(true);
        last = leave.to;
      }
    }
  });

  it('never goes under eight weeks, six of them after the birth', () => {
    const { from, to } = minimumLeave('2026-06-01');
    expect(daysBetween(from, to) + 1).toBe(56);
    expect(daysBetween('2026-06-01', to) + 1).toBe(42);
  });
});

describe('the form of the maternity leave', () => {
  it.each([
    [{ terme: '2027-05-12', deplacer: '-2' }, ['deplacer']],
    [{ terme: '2027-05-12', enfants: 'third', deplacer: '-3' }, ['deplacer']],
    [{ terme: '2027-05-12', enfants: 'twins', deplacer: '-4' }, []],
    [{ terme: '2027-05-12', naissance: '2027-08-12' }, ['naissance']],
    [{ terme: '2030-05-12' }, ['terme']],
    [{ terme: '' }, ['terme']],
    [{ terme: '2027-05-12', enfants: 'sextuplés', deplacer: '9' }, ['enfants', 'deplacer']],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(maternityLeaveTool, given, TODAY)).toEqual(wrong);
  });

  it('says the first, the last day and the day of return', () => {
    const text = textOf(maternityLeaveTool, { terme: '2027-05-12' }, TODAY);
    expect(text).toContain('mercredi 31 mars 2027');
    expect(text).toContain('mardi 20 juillet 2027');
    expect(text).toContain('mercredi 21 juillet 2027');
    expect(text).toContain('L1225-29');
  });
});

describe('French public holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easter(year)).toBe(day);
  });

  it('leaves out Sundays, Easter Monday and the 14th of July, and keeps Saturdays', () => {
    expect(['2026-11-21', '2026-11-22', '2026-04-06', '2026-07-14', '2026-05-14'].map(isWorkingDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(lastOfWorkingDays('2026-12-24', 3)).toBe('2026-12-28');
  });
});

const ask: SecondParentAsk = {
  birth: '2026-11-15',
  multiple: false,
  start: 'next',
  firstFrom: null,
  firstDays: 21,
  secondFrom: null,
};

describe('the leave of the second parent', () => {
  it('follows the example of fiche F3156: born on a Sunday, Monday to Wednesday, then Thursday to Sunday', () => {
    const leave = secondParentLeave(ask);
    expect(leave.birthLeave).toEqual({ from: '2026-11-16', to: '2026-11-18' });
    expect(leave.compulsory).toEqual({ from: '2026-11-19', to: '2026-11-22' });
    expect(leave.periods).toEqual([{ from: '2026-11-23', to: '2026-12-13' }]);
    expect(secondParentLeave({ ...ask, start: 'birth' }).birthLeave.from).toBe('2026-11-16');
  });

  it('counts 28 days after a multiple birth, in two periods of five days at least', () => {
    const plan = { ...ask, multiple: true, firstFrom: '2026-12-20', firstDays: 10, secondFrom: '2027-02-01' };
    expect(secondParentLeave(plan).periods).toEqual([
      { from: '2026-12-20', to: '2026-12-29' },
      { from: '2027-02-01', to: '2027-02-18' },
    ]);
    expect(planProblem(plan, secondParentLeave(plan))).toBeNull();
  });

  it.each([
    ['too-soon', { firstFrom: '2026-11-20' }],
    ['overlap', { firstFrom: '2026-12-01', firstDays: 10, secondFrom: '2026-12-05' }],
    ['too-late', { firstFrom: '2027-05-10' }],
    ['too-short', { firstDays: 4 }],
    ['too-short', { firstDays: 18 }],
    ['too-short', { firstDays: 30 }],
  ] as const)('refuses what the law does: %s', (problem, change) => {
    const plan = { ...ask, ...change };
    expect(planProblem(plan, secondParentLeave(plan))).toBe(problem);
  });

  it('always gives 25 or 32 days and never a day twice', () => {
    for (let days = 0; days < 400; days += 1) {
      const birth = addDays('2026-01-01', days);
      for (const multiple of [false, true]) {
        const { birthLeave, compulsory, periods } = secondParentLeave({
          ...ask,
          birth,
          multiple,
          firstDays: multiple ? 28 : 21,
        });
        const all = [birthLeave, compulsory, ...periods];
        const total = all.slice(1).reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
        expect(total).toBe(multiple ? 32 : 25);
        for (const [i, { from }] of all.entries())
          expect(i === 0 || from > (all[i - 1]?.to ?? '')).toBe(true);
      }
    }
  });

  it.each([
    [{ naissance: '2026-11-15', plan: 'une' }, ['premiere-date']],
    [
      { naissance: '2026-11-15', plan: 'deux', 'premiere-date': '2026-12-20', 'premiere-jours': '4' },
      ['premiere-jours'],
    ],
    [
      { naissance: '2026-11-15', plan: 'deux', 'premiere-date': '2026-12-20', 'premiere-jours': '18' },
      ['premiere-jours'],
    ],
    [
      {
        naissance: '2026-11-15',
        plan: 'deux',
        'premiere-date': '2026-12-20',
        'premiere-jours': '10',
        'seconde-date': '2027-05-10',
      },
      ['seconde-date'],
    ],
    [
      {
        naissance: '2026-11-15',
        plan: 'deux',
        'premiere-date': '2027-05-14',
        'premiere-jours': '10',
        'seconde-date': '2027-05-25',
      },
      ['premiere-date'],
    ],
    [{ naissance: '2020-01-01' }, ['naissance']],
    [{ naissance: '2026-11-15' }, []],
  ])('its form says of %j what is wrong: %j', (given, wrong) => {
    expect(errorsOf(secondParentLeaveTool, given, TODAY)).toEqual(wrong);
  });

  it('puts each period in the calendar', () => {
    expect(resultOf(secondParentLeaveTool, { naissance: '2026-11-15' }, TODAY).events).toHaveLength(3);
  });
});
