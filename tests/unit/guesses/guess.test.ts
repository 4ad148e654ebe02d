import { describe, expect, it } from 'vitest';
import { guessableDays, pointsOf, rankIn, rankingOf, stateOn } from '#src/features/guesses/guess.ts';

const CAME = { date: '2027-03-12', weight: 3350, size: 50, sex: 'girl', name: 'Maëlle' } as const;
const ALL = ['date', 'weight', 'size', 'sex', 'name'] as const;

describe('the points of a guess', () => {
  it.each([
    ['the right day', { date: '2027-03-12' }, 50],
    ['three days off', { date: '2027-03-15' }, 35],
    ['a month off', { date: '2027-02-10' }, 0],
    ['the right weight', { weight: 3350 }, 50],
    ['100 g off', { weight: 3450 }, 45],
    ['1 kg off', { weight: 4350 }, 0],
    ['one centimetre off', { size: 51 }, 40],
    ['the right sex', { sex: 'girl' }, 30],
    ['the other sex', { sex: 'boy' }, 0],
    ['the name without its accent', { name: 'maelle' }, 50],
    ['a name that sounds the same', { name: 'Mahelle' }, 30],
    ['a name with the same first letter', { name: 'Manon' }, 10],
    ['a name that is no word', { name: '12' }, 0],
  ] as const)('counts %s', (_what, guess, points) => {
    expect(pointsOf(ALL, guess, CAME)).toBe(points);
  });

  it('counts neither what was not asked, nor what was not told', () => {
    expect(pointsOf(['sex'], { date: '2027-03-12', sex: 'girl' }, CAME)).toBe(30);
    expect(pointsOf(ALL, { date: '2027-03-12', sex: 'girl' }, { sex: 'girl' })).toBe(30);
  });
});

describe('the ranking', () => {
  it('puts the best first, then the earlier, and gives as many points the same rank', () => {
    const at = (day: number) => new Date(Date.UTC(2027, 0, day));
    const ranking = rankingOf(
      ALL,
      [
        { publicname: 'Inès', answers: { sex: 'girl' }, at: at(3) },
        { publicname: 'Paul', answers: { sex: 'girl' }, at: at(2) },
        { publicname: 'Léa', answers: { sex: 'girl', size: 50 }, at: at(4) },
        { publicname: 'Tom', answers: { sex: 'boy' }, at: at(1) },
      ],
      CAME,
    );
    expect(ranking.map(({ publicname }) => publicname)).toEqual(['Léa', 'Paul', 'Inès', 'Tom']);
    expect(ranking.map((_one, index) => rankIn(ranking, index))).toEqual([1, 2, 2, 4]);
  });
});

describe('the days of a game', () => {
  it('stay open until the end of the last one, and no longer once the birth is told', () => {
    expect(stateOn('2027-03-01', { closesOn: '2027-03-01', revealed: false })).toBe('open');
    expect(stateOn('2027-03-02', { closesOn: '2027-03-01', revealed: false })).toBe('closed');
    expect(stateOn('2027-02-01', { closesOn: '2027-03-01', revealed: true })).toBe('revealed');
  });

  it('may be guessed around the last day', () => {
    expect(guessableDays('2027-03-01')).toEqual({ first: '2026-12-31', last: '2027-07-29' });
  });
});
