import { describe, expect, it } from 'vitest';
import { dueDateTool } from '#src/features/tools/pregnancy/due-date.tool.ts';
import { followUp, nextStep } from '#src/features/tools/pregnancy/follow-up.ts';
import {
  amenorrhoea,
  dayOfWeeks,
  fromDueDate,
  fromPeriod,
  fromTransfer,
  gestation,
  monthOf,
  naegele,
  pregnancyFrom,
  trimesterOf,
} from '#src/features/tools/pregnancy/pregnancy.ts';
import { pregnancyWeekTool } from '#src/features/tools/pregnancy/pregnancy-week.tool.ts';
import { addDays, addMonths, daysBetween } from '#src/lib/calendar-day.ts';
import { errorsOf, resultOf, textOf } from './answers.ts';

const TODAY = '2026-05-20';

describe('the due date by French usage', () => {
  it.each([
    ['2026-01-01', 28, '2026-10-15'],
    ['2026-03-10', 28, '2026-12-24'],
    ['2026-05-17', 28, '2027-02-28'],
    ['2027-05-17', 28, '2028-02-29'],
    ['2026-01-01', 32, '2026-10-19'],
    ['2026-01-01', 21, '2026-10-08'],
  ])('is fourteen days and nine months after %s, in a cycle of %i days: %s', (period, cycle, due) => {
    expect(fromPeriod(period, cycle).due).toBe(due);
  });

  it.each([
    ['2026-05-20', 5, '2026-05-15', '2027-02-15'],
    ['2026-05-20', 3, '2026-05-17', '2027-02-17'],
    ['2026-05-20', 2, '2026-05-18', '2027-02-18'],
    ['2026-05-20', 6, '2026-05-14', '2027-02-14'],
    ['2028-03-02', 3, '2028-02-28', '2028-11-28'],
    ['2026-06-05', 5, '2026-05-31', '2027-02-28'],
  ])('counts a transfer of %s from its fertilisation, %i days before', (...[transfer, age, start, due]) => {
    expect(fromTransfer(transfer, age)).toEqual({ start, due });
  });

  it('is 41 SA within three days, whatever the day', () => {
    for (let days = 0; days < 1500; days += 1) {
      const period = addDays('2025-01-01', days);
      const length = daysBetween(period, fromPeriod(period).due);
      expect(length).toBeGreaterThanOrEqual(287 - 1);
      expect(length).toBeLessThanOrEqual(290);
    }
  });

  it('never comes earlier for a later period or a longer cycle', () => {
    for (let days = 0; days < 800; days += 1) {
      const period = addDays('2026-01-01', days);
      expect(fromPeriod(addDays(period, 1)).due >= fromPeriod(period).due).toBe(true);
      expect(fromPeriod(period, 30).due >= fromPeriod(period, 29).due).toBe(true);
    }
  });
});

describe('the rule of Naegele', () => {
  it.each([
    ['2025-04-15', '2026-01-22'],
    ['2026-01-01', '2026-10-08'],
    ['2026-02-10', '2026-11-17'],
  ])('is seven days and nine months after %s: %s', (period, due) => {
    expect(naegele(period)).toBe(due);
  });
});

describe('the age of a pregnancy', () => {
  const pregnancy = fromPeriod('2026-03-12');

  it('counts complete weeks of amenorrhoea, and of pregnancy two less', () => {
    expect(amenorrhoea(pregnancy, '2026-03-12')).toEqual({ weeks: 0, days: 0 });
    expect(amenorrhoea(pregnancy, '2026-06-07')).toEqual({ weeks: 12, days: 3 });
    expect(gestation(pregnancy, '2026-06-07')).toEqual({ weeks: 10, days: 3 });
    expect(amenorrhoea(pregnancy, '2026-03-10')).toEqual({ weeks: -1, days: 5 });
    expect(dayOfWeeks(pregnancy, 12, 3)).toBe('2026-06-07');
  });

  it('falls in a month and a trimester', () => {
    const trimesters = [13, 14, 27, 28].map((weeks) => trimesterOf({ weeks, days: 0 }));
    expect(trimesters).toEqual([1, 2, 2, 3]);
    expect(monthOf(pregnancy, '2026-03-25')).toBe(0);
    expect(monthOf(pregnancy, '2026-03-26')).toBe(1);
    expect(monthOf(pregnancy, '2026-04-26')).toBe(2);
    expect(monthOf(pregnancy, '2027-03-01')).toBe(9);
  });

  it('comes back to its start from its due date, but at the end of a shorter month', () => {
    for (let days = 0; days < 730; days += 1) {
      const start = addDays('2026-01-01', days);
      const { due } = pregnancyFrom(start);
      expect(Math.abs(daysBetween(start, fromDueDate(due).start))).toBeLessThanOrEqual(3);
      expect(addMonths(fromDueDate(due).start, 9) <= due).toBe(true);
    }
  });
});

describe('the calendar of the follow-up', () => {
  const pregnancy = fromPeriod('2026-03-10');
  const steps = followUp(pregnancy);

  it('has seven visits, three scans, the early talk and the declaration', () => {
    const kinds = steps.map((step) => step.kind);
    expect(kinds.filter((kind) => kind === 'visit')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'scan')).toHaveLength(3);
    expect(steps).toHaveLength(12);
  });

  it('puts the first scan between 11 SA and 13 SA + 6', () => {
    const scan = steps.find((step) => step.label === 'Première échographie');
    expect(scan).toMatchObject({ from: '2026-05-26', to: '2026-06-15' });
    expect(amenorrhoea(pregnancy, scan?.to ?? '')).toEqual({ weeks: 13, days: 6 });
  });

  it('runs in order, month after month, until the term', () => {
    expect(steps.map((step) => step.to)).toEqual(steps.map((step) => step.to).sort());
    expect(steps.at(-1)).toMatchObject({ label: 'Septième consultation (9e mois)', to: '2026-12-24' });
    expect(steps.find(({ label }) => label.startsWith('Deuxième c'))).toMatchObject({
      from: '2026-06-24',
      to: '2026-07-23',
    });
    expect(nextStep(steps, '2026-12-25')).toBeNull();
  });

  it('gives every step at least a day, whatever the start', () => {
    for (let days = 0; days < 400; days += 1) {
      for (const { from, to } of followUp(pregnancyFrom(addDays('2027-01-01', days)))) {
        expect(from === null || from <= to).toBe(true);
      }
    }
  });
});

describe('the due-date form', () => {
  it('reads what a date field sends and what a person types', () => {
    const iso = textOf(dueDateTool, { date: '2026-03-10' }, TODAY);
    expect(iso).toContain('jeudi 24 décembre 2026');
    expect(textOf(dueDateTool, { date: '10/03/2026', depuis: 'regles', cycle: '' }, TODAY)).toBe(iso);
    expect(iso).toContain('17 décembre 2026');
    expect(iso).toContain('22 décembre 2026');
    expect(iso).toMatch(/Usage français : début de grossesse \+ 9 mois 24 décembre 2026/);
    expect(iso).toMatch(/41 SA jour pour jour \(287 jours\) 22 décembre 2026/);
    expect(iso).toMatch(/Règle de Naegele \(40 SA\), ailleurs 17 décembre 2026/);
    expect(iso).toContain('À vérifier avec un professionnel');
  });

  it.each([
    [{ depuis: 'conception', date: '2026-03-24' }, 'jeudi 24 décembre 2026'],
    [{ depuis: 'transfert', embryon: '5', date: '2026-03-29' }, 'jeudi 24 décembre 2026'],
    [{ depuis: 'transfert', embryon: '2', date: '2026-03-26' }, 'jeudi 24 décembre 2026'],
    [{ depuis: 'regles', cycle: '32', date: '2026-03-06' }, 'jeudi 24 décembre 2026'],
    [{ depuis: 'conception', date: '2025-07-31' }, 'jeudi 30 avril 2026'],
  ])('%j: %s', (given, due) => {
    expect(textOf(dueDateTool, given, TODAY)).toContain(due);
  });

  it.each([
    [{ date: 'hier' }, ['date']],
    [{ date: '2026-02-30' }, ['date']],
    [{ date: '2026-06-01' }, ['date']],
    [{ date: '2024-06-01' }, ['date']],
    [{ date: '2026-03-12', cycle: '12' }, ['cycle']],
    [{ date: '2026-03-12', cycle: '28,5' }, ['cycle']],
    [{ date: '2026-03-12', cycle: '12', depuis: 'conception' }, []],
    [{ date: '2026-03-12', depuis: 'hasard' }, ['depuis']],
    [{ depuis: 'regles' }, ['date']],
    [{ date: '2026-03-12', depuis: 'transfert', embryon: '4' }, ['embryon']],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(dueDateTool, given, TODAY)).toEqual(wrong);
  });
});

describe('the week of pregnancy', () => {
  it('is told in both counts, with every step dated and those that are over marked', () => {
    const text = textOf(pregnancyWeekTool, { depuis: 'terme', date: '2026-12-24' }, '2026-07-01');
    expect(text).toContain('16 SA + 1');
    expect(text).toContain('14 semaines et 1 jour');
    const table = resultOf(pregnancyWeekTool, { date: '2026-12-24' }, '2026-07-01').blocks.find(
      (block) => block.kind === 'table',
    );
    expect(table?.kind === 'table' && table.rows.filter(({ past }) => past)).toHaveLength(3);
  });

  it('puts every step and the term in the calendar', () => {
    expect(resultOf(pregnancyWeekTool, { date: '2026-12-24' }, '2026-07-01').events).toHaveLength(13);
  });

  it('answers of another day of the pregnancy, and of no other', () => {
    expect(textOf(pregnancyWeekTool, { date: '2026-12-24', jour: '2026-10-01' }, '2026-07-01')).toContain(
      '29 SA + 2',
    );
    expect(errorsOf(pregnancyWeekTool, { date: '2026-12-24', jour: '2031-10-01' }, '2026-07-01')).toEqual([
      'jour',
    ]);
    expect(textOf(pregnancyWeekTool, { date: '2026-12-24' }, '2027-01-02')).toContain('terme atteint');
    expect(errorsOf(pregnancyWeekTool, { date: '2028-12-24' }, '2027-01-02')).toEqual(['date']);
  });
});
