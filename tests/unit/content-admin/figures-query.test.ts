import { describe, expect, it } from 'vitest';
import { comparedText } from '#admin/figures/Compared.tsx';
import {
  byFor,
  isPeriod,
  lastDays,
  presetOf,
  readFiguresQuery,
  writeFiguresQuery,
} from '#admin/figures/figures-query.ts';

const TODAY = '2026-11-23';

describe('the address of the screen of figures', () => {
  it('is bare for the last four weeks of views, and comes back as it was otherwise', () => {
    expect(writeFiguresQuery(readFiguresQuery('', TODAY), TODAY)).toBe('');
    for (const search of [
      '?quoi=searches',
      '?jours=90',
      '?quoi=orders&du=2026-01-01&au=2026-03-31',
      '?du=2026-01-01&au=2026-03-31&par=day',
      '?jours=7&par=week&page=%2Fmagazine%2Fgrossesse',
    ])
      expect(writeFiguresQuery(readFiguresQuery(search, TODAY), TODAY)).toBe(search);
  });

  it.each([
    ['a figure nobody counts', '?quoi=constructor'],
    ['days that do not exist', '?du=2026-02-31&au=2026-03-01'],
    ['an end before its beginning', '?du=2026-03-02&au=2026-03-01'],
    ['a period too long', '?du=2020-01-01&au=2026-03-01'],
    ['one end alone', '?du=2026-03-01'],
    ['a number of days of no button', '?jours=1e9'],
    ['a page of another site', '?page=https://exemple.fr'],
    ['an address without end', `?page=/${'a'.repeat(600)}`],
    ['words that are none', '?par=<script>'],
  ])('takes the default for %s', (_name, search) => {
    expect(readFiguresQuery(search, TODAY)).toEqual({
      what: 'views',
      ...lastDays(28, TODAY),
      path: null,
    });
  });
});

it('counts today in its periods, across the change of clocks', () => {
  expect(lastDays(28, '2026-04-05')).toEqual({ from: '2026-03-09', to: '2026-04-05', by: 'day' });
  expect(presetOf({ from: '2026-11-17', to: TODAY }, TODAY)).toBe(7);
  expect(presetOf({ from: '2026-11-16', to: TODAY }, TODAY)).toBeNull();
});

it('draws about as many bars whatever the period', () => {
  expect(byFor('2026-11-01', '2026-11-30')).toBe('day');
  expect(byFor('2026-09-01', '2026-11-30')).toBe('week');
  expect(byFor('2025-11-24', '2026-11-23')).toBe('month');
});

it('knows the periods that the call answers for', () => {
  expect(isPeriod('2026-11-23', '2026-11-23')).toBe(true);
  expect(isPeriod('2024-09-15', '2026-11-23')).toBe(true);
  expect(isPeriod('2024-09-14', '2026-11-23')).toBe(false);
  expect(isPeriod('', '2026-11-23')).toBe(false);
});

it.each([
  [0, 0, 'Rien avant'],
  [5, 0, 'Rien avant'],
  [112, 100, '+12\u202f% sur la période précédente'],
  [0, 50, '−100\u202f% sur la période précédente'],
  [1003, 1000, 'Autant que la période précédente'],
])('compares %d to %d', (value, before, text) => {
  expect(comparedText(value, before).join(' ').trim()).toBe(text);
});
