import { describe, expect, it } from 'vitest';
import { fertileWindowTool } from '#src/features/tools/fertility/fertile-window.tool.ts';
import { cycleOf, nextCycles } from '#src/features/tools/fertility/fertile-window.ts';
import { clothingSizeTool } from '#src/features/tools/sizes/clothing-size.tool.ts';
import { adviseSize, SIZES, seasonOf, wornCalendar } from '#src/features/tools/sizes/sizes.ts';
import { currentSchedule, datedSteps } from '#src/features/tools/vaccines/schedule.ts';
import { vaccinesTool } from '#src/features/tools/vaccines/vaccines.tool.ts';
import { chineseZodiacTool } from '#src/features/tools/zodiac/chinese-zodiac.tool.ts';
import { signOf, signOfYear } from '#src/features/tools/zodiac/chinese-zodiac.ts';
import {
  FIRST_LUNAR_YEAR,
  LAST_LUNAR_YEAR,
  lunarNewYear,
} from '#src/features/tools/zodiac/lunar-new-years.ts';
import { daysBetween } from '#src/lib/calendar-day.ts';
import { errorsOf, resultOf, textOf } from './answers.ts';

const TODAY = '2026-11-21';

describe('the fertile window', () => {
  it('is the five days before ovulation and its own, fourteen days before the next period', () => {
    expect(cycleOf('2026-11-01', 28, 28)).toMatchObject({
      fertileFrom: '2026-11-10',
      fertileTo: '2026-11-15',
      ovulationFrom: '2026-11-15',
      nextPeriodFrom: '2026-11-29',
    });
  });

  it('opens with the shortest cycle and closes with the longest, wider from one to the next', () => {
    const cycles = nextCycles('2026-11-01', { shortest: 26, longest: 31, count: 3 });
    const widths = cycles.map(({ fertileFrom, fertileTo }) => daysBetween(fertileFrom, fertileTo) + 1);
    expect(widths).toEqual([11, 16, 21]);
    expect(cycles[0]).toMatchObject({ fertileFrom: '2026-11-08', fertileTo: '2026-11-18' });
  });

  it('says that it is no contraception, before anything else', () => {
    const [first, second] = resultOf(fertileWindowTool, { date: '2026-11-10' }, TODAY).blocks;
    expect(first?.kind).toBe('answer');
    expect(second?.kind === 'note' && second.text).toContain('n’est pas une contraception');
  });

  it('counts over a month’s end and the 29th of February', () => {
    expect(cycleOf('2028-02-15', 28, 28)).toMatchObject({
      fertileFrom: '2028-02-24',
      ovulationTo: '2028-02-29',
      nextPeriodTo: '2028-03-14',
    });
    expect(cycleOf('2026-12-31', 30, 34)).toMatchObject({
      fertileFrom: '2027-01-11',
      fertileTo: '2027-01-20',
      nextPeriodFrom: '2027-01-30',
      nextPeriodTo: '2027-02-03',
    });
  });

  it('always answers with a window that is not over, the shortest cycles of two months ago included', () => {
    for (const cycle of ['21', '28', '45']) {
      for (const date of ['2026-09-22', '2026-10-20', '2026-11-21']) {
        const [answer] = resultOf(fertileWindowTool, { date, cycle }, TODAY).blocks;
        expect(answer?.kind === 'answer' && answer.note).toMatch(
          /^(dans|elle est en cours|c’est aujourd’hui)/,
        );
      }
    }
  });

  it.each([
    [{ date: '2026-11-22' }, ['date']],
    [{ date: '2026-08-01' }, ['date']],
    [{ date: '2026-11-10', cycle: '20' }, ['cycle']],
    [{ date: '2026-11-10', cycle: '30', 'cycle-long': '28' }, ['cycle-long']],
    [{ date: '2026-11-10', cycle: '25', 'cycle-long': '40' }, ['cycle-long']],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(fertileWindowTool, given, TODAY)).toEqual(wrong);
  });
});

describe('the size of clothes', () => {
  it.each([
    [{ months: null, height: 50, weight: null }, 'Naissance'],
    [{ months: null, height: 50.5, weight: null }, '1 mois'],
    [{ months: null, height: 61.5, weight: 5 }, '6 mois'],
    [{ months: null, height: 58, weight: 7 }, '6 mois'],
    [{ months: 2, height: null, weight: null }, '3 mois'],
    [{ months: 3, height: null, weight: null }, '6 mois'],
    [{ months: 36, height: null, weight: null }, '36 mois'],
  ])('%j wears %s', (measures, label) => {
    expect(adviseSize(measures)?.size.label).toBe(label);
  });

  it('has nothing to say past the table, or of nothing', () => {
    expect(adviseSize({ months: null, height: 96, weight: null })).toBeNull();
    expect(adviseSize({ months: 37, height: null, weight: null })).toBeNull();
    expect(adviseSize({ months: null, height: null, weight: null })).toBeNull();
  });

  it('never shrinks as a child grows', () => {
    let last = 0;
    for (let height = 40; height <= 95; height += 0.5) {
      const place = SIZES.findIndex(
        ({ label }) => label === adviseSize({ months: null, height, weight: null })?.size.label,
      );
      expect(place).toBeGreaterThanOrEqual(last);
      last = place;
    }
  });

  it('tells the season of each size, across the new year', () => {
    expect(['2026-12-01', '2026-03-01', '2026-08-31', '2026-11-30'].map(seasonOf)).toEqual([
      'hiver',
      'printemps',
      'été',
      'automne',
    ]);
    expect(wornCalendar('2026-08-31').find(({ size }) => size.label === '6 mois')).toMatchObject({
      from: '2026-11-30',
      to: '2027-02-28',
      seasons: ['automne', 'hiver'],
    });
  });

  it.each([
    [{ taille: '' }, ['taille']],
    [{ taille: '900' }, ['taille']],
    [{ taille: '61,5' }, []],
    [{ taille: '61.5', poids: '-3' }, ['poids']],
    [{ mois: 'NaN' }, ['mois']],
    [{ taille: '110' }, ['taille']],
    [{ taille: '61', poids: '20' }, ['poids']],
    [{ taille: '110', poids: '20' }, ['taille']],
    [{ mois: '40' }, ['mois']],
    [{ naissance: '2023-03-01' }, ['naissance']],
    [{ naissance: '2019-03-01' }, ['naissance']],
    [{ naissance: '2027-03-01' }, []],
  ])('%j: what is wrong is said of %j', (given, wrong) => {
    expect(errorsOf(clothingSizeTool, given, TODAY)).toEqual(wrong);
  });
});

describe('the vaccination calendar', () => {
  const schedule = currentSchedule();
  const steps = datedSteps(schedule, '2026-08-31');

  it('carries its edition, its source and the day it was checked', () => {
    expect(schedule).toMatchObject({ edition: '2025', since: '2025-01-01' });
    expect(schedule.source).toContain('Ministère');
    expect(textOf(vaccinesTool(), { naissance: '2026-08-31' }, TODAY)).toContain(
      'À vérifier avec un professionnel',
    );
  });

  it.each([
    ['2 mois', '2026-10-31', ['hexavalent', 'Pneumocoque']],
    ['3 mois', '2026-11-30', ['Méningocoque B, 1re dose']],
    ['4 mois', '2026-12-31', ['hexavalent', 'Pneumocoque']],
    ['5 mois', '2027-01-31', ['Méningocoque B, 2e dose']],
    ['6 mois', '2027-02-28', ['Méningocoques ACWY, 1re dose']],
    ['11 mois', '2027-07-31', ['hexavalent', 'Pneumocoque']],
    ['12 mois', '2027-08-31', ['ROR', 'Méningocoque B, rappel', 'ACWY, 2e dose']],
    ['16 à 18 mois', '2027-12-31', ['ROR']],
  ])('dates the %s from %s with what is compulsory', (age, from, vaccines) => {
    const step = steps.find((one) => one.age === age);
    expect(step?.from).toBe(from);
    expect(step?.required).toHaveLength(vaccines.length);
    for (const [i, name] of vaccines.entries()) expect(step?.required[i]).toContain(name);
  });

  it('asks nothing compulsory after two years, and only advises the rotavirus', () => {
    expect(steps.filter(({ from }) => from > '2028-08-31').flatMap(({ required }) => required)).toEqual([]);
    expect(steps.flatMap(({ required }) => required).join()).not.toContain('Rotavirus');
  });

  it('puts only what is to come in the calendar, and warns for a child born before 2025', () => {
    expect(resultOf(vaccinesTool(), { naissance: '2026-08-31' }, TODAY).events).toHaveLength(10);
    expect(textOf(vaccinesTool(), { naissance: '2024-05-01' }, TODAY)).toContain('né avant 2025');
    expect(errorsOf(vaccinesTool(), { naissance: '2017-12-31' }, TODAY)).toEqual(['naissance']);
  });

  it('names the step that is under way before the next one', () => {
    expect(textOf(vaccinesTool(), { naissance: '2025-06-10' }, TODAY)).toContain(
      'Étape en cours 16 à 18 mois jusqu’au 10 décembre 2026',
    );
    expect(textOf(vaccinesTool(), { naissance: '2025-05-20' }, TODAY)).toContain('Prochaine étape : 6 ans');
    expect(textOf(vaccinesTool(), { naissance: '2024-02-29' }, TODAY)).toContain('28 février 2030');
  });

  it('refuses a file that does not hold together', () => {
    expect(() => currentSchedule('edition: "2025"')).toThrow();
  });
});

describe('the Chinese zodiac', () => {
  it('is said as one says it', () => {
    expect(textOf(chineseZodiacTool, { date: '2024-02-09' }, TODAY)).toContain('Lapin d’Eau');
    expect(textOf(chineseZodiacTool, { date: '2024-02-10' }, TODAY)).toContain('Dragon de Bois');
  });

  it('has the new year of every lunar year, as the calendar of the platform counts it but three times', () => {
    // New moons at 23 h 55, 23 h 56 and 0 h 07 in Beijing (Meeus, Astronomical Algorithms, ch. 49): ICU misses them.
    const almanac = ['1954-02-03', '2027-02-06', '2030-02-03'];
    expect([1954, 2027, 2030].map(lunarNewYear)).toEqual(almanac);
    const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
      timeZone: 'Asia/Shanghai',
      month: 'numeric',
      day: 'numeric',
    });
    for (let year = FIRST_LUNAR_YEAR; year <= LAST_LUNAR_YEAR + 1; year += 1) {
      if (almanac.includes(lunarNewYear(year) ?? '')) continue;
      const parts = chinese.formatToParts(new Date(`${lunarNewYear(year)}T04:00:00Z`));
      expect(parts.filter(({ type }) => type !== 'literal').map(({ value }) => value)).toEqual(['1', '1']);
    }
  });

  it.each([
    ['2026-02-10', 'Serpent', 'Bois'],
    ['2026-02-16', 'Serpent', 'Bois'],
    ['2026-02-17', 'Cheval', 'Feu'],
    ['2024-02-09', 'Lapin', 'Eau'],
    ['2024-02-10', 'Dragon', 'Bois'],
    ['2017-01-27', 'Singe', 'Feu'],
    ['2017-01-28', 'Coq', 'Feu'],
    ['2000-02-29', 'Dragon', 'Métal'],
    ['1985-02-19', 'Rat', 'Bois'],
    ['1985-02-20', 'Buffle', 'Bois'],
    ['1966-12-31', 'Cheval', 'Feu'],
    ['2020-12-31', 'Rat', 'Métal'],
    ['1954-02-02', 'Serpent', 'Eau'],
    ['1954-02-03', 'Cheval', 'Bois'],
    ['2027-02-05', 'Cheval', 'Feu'],
    ['2027-02-06', 'Chèvre', 'Feu'],
    ['2030-02-02', 'Coq', 'Terre'],
    ['2030-02-03', 'Chien', 'Métal'],
  ])('a birth on %s is of the %s, of %s', (day, animal, element) => {
    expect(signOf(day)).toMatchObject({ animal, element });
  });

  it('tells a child of January or February which new year is near, in the animal’s own gender', () => {
    const text = textOf(chineseZodiacTool, { date: '2027-01-20' }, TODAY);
    expect(text).toContain('il tombe le 6 février 2027 : ce jour-là commence l’année de la Chèvre');
    expect(text).toContain('c’est celle du Cheval');
    expect(textOf(chineseZodiacTool, { date: '2028-01-25' }, TODAY)).toContain('celle de la Chèvre');
    expect(textOf(chineseZodiacTool, { date: '2027-03-01' }, TODAY)).not.toContain('Avant le nouvel an');
  });

  it('covers every day between two new years, and none twice', () => {
    for (let year = FIRST_LUNAR_YEAR + 1; year <= LAST_LUNAR_YEAR; year += 1) {
      const [before, sign] = [signOfYear(year - 1), signOfYear(year)];
      expect(daysBetween(before?.to ?? '', sign?.from ?? '')).toBe(1);
      expect(signOf(sign?.from ?? '')).toEqual(sign);
      expect(signOf(sign?.to ?? '')).toEqual(sign);
    }
  });

  it('says so outside its table', () => {
    expect(errorsOf(chineseZodiacTool, { date: '1919-12-31' }, TODAY)).toEqual(['date']);
    expect(errorsOf(chineseZodiacTool, { date: '1920-02-19' }, TODAY)).toEqual(['date']);
    expect(errorsOf(chineseZodiacTool, { date: '2060-12-31' }, TODAY)).toEqual(['date']);
    expect(textOf(chineseZodiacTool, { date: '2026-02-10' }, TODAY)).toContain('17 février 2026');
  });
});
