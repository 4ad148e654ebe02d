import type { Trend } from './facts.ts';
import { firstNameSlug } from './first-name.ts';
import type { FinderName } from './name-query.ts';
import { letterCount, syllableCount } from './name-shape.ts';
import { phoneticKey } from './phonetic.ts';

/** The address where a browser fetches every name once, about 30 kB compressed. */
export const FINDER_DATA_PATH = '/prenoms/donnees.json';

const TRENDS: readonly Trend[] = ['rising', 'revived', 'steady', 'falling', 'rare', 'gone'];

/** One line a name, most given first: "Léo|m|3|2010|16530"; what the name itself tells is left out. */
export function encodeFinderNames(names: readonly FinderName[]): string[] {
  return names.map(({ name, sexes, trend, peakDecade, recent }) =>
    [name, sexes.join(''), TRENDS.indexOf(trend), peakDecade, recent].join('|'),
  );
}

export function decodeFinderNames(lines: readonly string[]): FinderName[] {
  return lines.map((line) => {
    const [name = '', sexes = '', trend, decade, recent] = line.split('|');
    const slug = firstNameSlug(name);
    return {
      slug,
      name,
      phonetic: phoneticKey(slug),
      sexes: [...sexes].map((sex) => (sex === 'm' ? 'm' : 'f')),
      trend: TRENDS[Number(trend)] ?? 'steady',
      peakDecade: Number(decade),
      recent: Number(recent),
      letters: letterCount(name),
      syllables: syllableCount(name),
    };
  });
}
