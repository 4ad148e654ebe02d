import { describe, expect, it } from 'vitest';
import { eventsOf, milestonesIn, milestonesOf } from '#src/features/weeks/milestones.ts';
import { readTerm } from '#src/features/weeks/term.ts';
import { USUAL_DUE, usualDates, weekDays } from '#src/features/weeks/week-words.ts';
import { ALL_WEEKS, neighboursOf, spanOf, weekAt, weekPath } from '#src/features/weeks/weeks.ts';
import { addDays } from '#src/lib/calendar-day.ts';
import { inNamespace } from '../content/seed-files.ts';

const DUE = '2027-03-12';

describe('the weeks', () => {
  it('are 41 of pregnancy and 13 from the birth, each with a page that the seed writes', () => {
    expect(ALL_WEEKS).toHaveLength(54);
    const written = inNamespace('week').map(({ name }) => `/grossesse/${name}`);
    expect(new Set(written)).toEqual(new Set(ALL_WEEKS.map(weekPath)));
  });

  it.each(inNamespace('week'))('$file names its week, its sources with their years, and no dose', (week) => {
    expect(week.fields.sources).toEqual(expect.arrayContaining([expect.stringMatching(/20\d\d/)]));
    expect(String(week.fields.checked_on)).toMatch(/^2026-11-\d\d$/);
    expect(week.body).not.toMatch(/\d\s?(?:mg|µg|UI|comprimés?)\b/);
    expect(week.body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(2);
  });

  it('follow each other across the birth', () => {
    expect(neighboursOf({ period: 'grossesse', week: 1 }).before).toBeNull();
    expect(neighboursOf({ period: 'grossesse', week: 41 }).after).toEqual({ period: 'bebe', week: 0 });
    expect(neighboursOf({ period: 'bebe', week: 12 }).after).toBeNull();
  });

  it('are told from the term, day by day', () => {
    // Nine months before 12 March 2027 is 12 June 2026: 12 SA begin 70 days later.
    expect(weekAt(DUE, '2026-08-21')).toEqual({ period: 'grossesse', week: 12 });
    expect(weekAt(DUE, '2026-08-20')).toEqual({ period: 'grossesse', week: 11 });
    expect(weekAt(DUE, DUE)).toEqual({ period: 'bebe', week: 0 });
    expect(weekAt(DUE, addDays(DUE, 90))).toEqual({ period: 'bebe', week: 12 });
    expect(weekAt(DUE, addDays(DUE, 91))).toBeNull();
    expect(weekAt(DUE, '2026-05-30')).toBeNull();
  });

  it('say their days in words', () => {
    expect(spanOf(DUE, { period: 'grossesse', week: 12 })).toEqual({ from: '2026-08-21', to: '2026-08-27' });
    expect(weekDays(DUE, { period: 'bebe', week: 1 })).toBe('du 19 mars 2027 au 25 mars 2027');
  });
});

describe('the dates of a term', () => {
  const labelled = (text: string) => milestonesOf(DUE).find(({ label }) => label.includes(text));

  it('are those of the rules, worked out by hand', () => {
    // 16 SA begin on 18 September 2026: the declaration has to be there the day before.
    expect(labelled('Déclaration de grossesse')).toMatchObject({ from: null, to: '2026-09-17' });
    expect(labelled('Début du congé de maternité')?.to).toBe('2027-01-29');
    expect(labelled('prévenir l’employeur')?.to).toBe('2027-02-12');
    expect(labelled('Déclaration de naissance')).toMatchObject({ from: '2027-03-13', to: '2027-03-17' });
    expect(labelled('Début de la prise en charge')?.to).toBe('2026-11-12');
    expect(labelled('Deux mois')?.to).toBe('2027-05-12');
  });

  it('show in the weeks they belong to', () => {
    const labels = milestonesIn(DUE, { period: 'grossesse', week: 12 }).map(({ label }) => label);
    expect(labels).toContain('Première échographie');
    expect(labels).toContain('Déclaration de grossesse');
    expect(milestonesIn(DUE, { period: 'grossesse', week: 2 })).toEqual([]);
  });

  it('are said in weeks to somebody who gave no term', () => {
    const scan = milestonesOf(USUAL_DUE).find(({ label }) => label === 'Première échographie');
    expect(scan && usualDates(scan)).toBe('de 11 SA à 13 SA');
  });

  it('make a calendar, each on whole days', () => {
    const events = eventsOf(DUE);
    expect(events.length).toBe(milestonesOf(DUE).length);
    expect(events.every(({ from, to }) => from <= to)).toBe(true);
  });
});

describe('a term that is typed', () => {
  const today = '2026-11-25';

  it.each([
    ['2027-03-12', '2027-03-12'],
    ['12/03/2027', '2027-03-12'],
    ['2026-09-01', '2026-09-01'],
    ['2026-08-01', null],
    ['2027-12-01', null],
    ['2027-02-30', null],
    ['<script>', null],
    ['', null],
  ])('%s is %s', (typed, due) => {
    expect(readTerm(typed, today)).toBe(due);
  });
});
