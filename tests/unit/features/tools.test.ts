import { describe, expect, it } from 'vitest';
import { followUp, nextStep } from '#src/features/tools/follow-up.ts';
import {
  ageOn,
  dayOfAge,
  dueDateFromConception,
  dueDateFromPeriod,
  maternityLeave,
  monthOf,
  trimesterOf,
} from '#src/features/tools/pregnancy.ts';
import { readToolForm } from '#src/features/tools/tool-input.ts';
import { dueDateHtml, formatAge, pregnancyWeekHtml, TO_CHECK } from '#src/features/tools/tool-result.ts';

const TODAY = '2026-05-20';

describe('the due date', () => {
  it('is 41 weeks after the last period, by the French convention', () => {
    expect(dueDateFromPeriod('2026-03-12')).toBe('2026-12-24');
    expect(dueDateFromPeriod('2027-12-31')).toBe('2028-10-13');
  });

  it('moves with the length of the cycle', () => {
    expect(dueDateFromPeriod('2026-03-12', 32)).toBe('2026-12-28');
    expect(dueDateFromPeriod('2026-03-12', 26)).toBe('2026-12-22');
  });

  it('is 39 weeks after conception, so the same day as fourteen days after a period', () => {
    expect(dueDateFromConception('2026-03-26')).toBe(dueDateFromPeriod('2026-03-12'));
  });

  it('crosses a change to summer time without losing a day', () => {
    expect(dayOfAge(dueDateFromPeriod('2026-03-28'), 1)).toBe('2026-04-04');
  });
});

describe('the age of a pregnancy', () => {
  const due = dueDateFromPeriod('2026-03-12');

  it('counts complete weeks and days of amenorrhoea', () => {
    expect(ageOn(due, '2026-03-12')).toEqual({ weeks: 0, days: 0 });
    expect(ageOn(due, '2026-06-07')).toEqual({ weeks: 12, days: 3 });
    expect(formatAge(ageOn(due, '2026-06-07'))).toBe('12 SA + 3');
    expect(ageOn(due, due)).toEqual({ weeks: 41, days: 0 });
    expect(ageOn(due, '2026-03-10')).toEqual({ weeks: -1, days: 5 });
  });

  it('falls in a month and a trimester', () => {
    const at = (weeks: number) => ({ weeks, days: 0 });
    expect([13, 14, 27, 28].map((weeks) => trimesterOf(at(weeks)))).toEqual([1, 2, 2, 3]);
    expect([1, 2, 9, 10, 15, 36, 40].map((weeks) => monthOf(at(weeks)))).toEqual([0, 1, 2, 3, 4, 9, 9]);
  });
});

describe('the maternity leave', () => {
  it('is 16 weeks for a first child, 26 for a third, 34 for twins', () => {
    expect(maternityLeave('2026-06-01')).toMatchObject({ from: '2026-04-20', to: '2026-08-09' });
    const weeks = (['first', 'third', 'twins'] as const).map((kind) => {
      const leave = maternityLeave('2026-06-01', kind);
      return leave.weeksBefore + leave.weeksAfter;
    });
    expect(weeks).toEqual([16, 26, 34]);
  });
});

describe('the calendar of the follow-up', () => {
  const steps = followUp('2026-12-24');

  it('has seven visits, three scans, the early talk and the declaration', () => {
    const kinds = steps.map((step) => step.kind);
    expect(kinds.filter((kind) => kind === 'visit')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'scan')).toHaveLength(3);
    expect(steps).toHaveLength(12);
  });

  it('puts the first scan between 11 SA and 13 SA + 6', () => {
    const scan = steps.find((step) => step.label === 'Première échographie');
    expect(scan).toMatchObject({ from: '2026-05-28', to: '2026-06-17' });
    expect(formatAge(ageOn('2026-12-24', scan?.to ?? ''))).toBe('13 SA + 6');
  });

  it('runs in order, each visit after the one before, the last until term', () => {
    expect(steps.map((step) => step.to)).toEqual(steps.map((step) => step.to).sort());
    expect(steps.at(-1)).toMatchObject({ label: 'Septième consultation (9e mois)', to: '2026-12-24' });
    expect(nextStep(steps, '2026-06-18')?.label).toBe('Première consultation, avant la fin du 3e mois');
    expect(nextStep(steps, '2026-12-25')).toBeNull();
  });
});

describe('the form of a tool', () => {
  it('reads what a date field sends and what a person types', () => {
    expect(readToolForm({ date: '2026-03-12' }, TODAY)).toEqual({ dueDate: '2026-12-24', leave: 'first' });
    expect(readToolForm({ date: '12/03/2026', depuis: 'regles', cycle: '' }, TODAY)).toMatchObject({
      dueDate: '2026-12-24',
    });
    expect(readToolForm({ date: '2026-12-24', depuis: 'terme', enfants: 'twins' }, TODAY)).toEqual({
      dueDate: '2026-12-24',
      leave: 'twins',
    });
  });

  it('says what is wrong with each field', () => {
    const error = (fields: Record<string, string>) => {
      const outcome = readToolForm(fields, TODAY);
      return 'errors' in outcome ? Object.keys(outcome.errors) : [];
    };
    expect(error({ date: 'hier' })).toEqual(['date']);
    expect(error({ date: '2026-02-30' })).toEqual(['date']);
    expect(error({ date: '2026-06-01' })).toEqual(['date']);
    expect(error({ date: '2024-06-01' })).toEqual(['date']);
    expect(error({ date: '2026-03-12', cycle: '12' })).toEqual(['cycle']);
    expect(error({ date: '2026-03-12', cycle: '12', depuis: 'conception' })).toEqual([]);
    expect(error({ date: '2028-03-12', depuis: 'terme' })).toEqual(['date']);
  });
});

describe('the answer of a tool', () => {
  it('gives the date, its leave and its warning', () => {
    const html = dueDateHtml('2026-12-24', 'first', TODAY);
    expect(html).toContain('24 décembre 2026');
    expect(html).toContain('9 SA + 6');
    expect(html).toContain(TO_CHECK);
  });

  it('dates every step of the follow-up and marks those that are over', () => {
    const html = pregnancyWeekHtml('2026-12-24', 'first', '2026-07-01');
    expect(html).toContain('15 SA + 6');
    expect(html.match(/<tr/g)).toHaveLength(13);
    expect(html.match(/is-past/g)).toHaveLength(2);
    expect(pregnancyWeekHtml('2026-12-24', 'first', '2027-01-02')).toContain('terme atteint');
  });
});
