import type { NameEntry } from '#src/features/first-names/name-list.ts';
import { syllableCount } from '#src/features/first-names/name-shape.ts';
import { type Match, surnameMatch } from './surname-match.ts';

export type Mood = 'tous' | 'hausse' | 'retro' | 'stable' | 'rare';
export type Length = 'toutes' | '1' | '2' | '3';

export interface NameWish {
  surname: string;
  sex: 'f' | 'm' | null;
  mood: Mood;
  length: Length;
  /** A letter without accent, or nothing. */
  initial: string;
}

export interface Suggestion {
  entry: NameEntry;
  match: Match;
}

const MOODS: Record<Mood, readonly NameEntry['trend'][]> = {
  tous: ['rising', 'revived', 'steady', 'falling', 'rare'],
  hausse: ['rising', 'revived'],
  retro: ['revived'],
  stable: ['steady'],
  rare: ['rare'],
};
/** Used for a sex when at least one birth in five is of it. */
const SHARE = 0.2;

/** First names that fit the wish, those that go best with the surname first, the most given before others. */
export function findNames(entries: readonly NameEntry[], wish: NameWish, limit: number): Suggestion[] {
  return entries
    .filter((entry) => fits(entry, wish))
    .map((entry) => ({ entry, match: surnameMatch(entry.name, wish.surname) }))
    .sort((a, b) => b.match.score - a.match.score || b.entry.recent - a.entry.recent)
    .slice(0, limit);
}

function fits(entry: NameEntry, { sex, mood, length, initial }: NameWish): boolean {
  if (!MOODS[mood].includes(entry.trend)) return false;
  if (initial !== '' && !entry.slug.startsWith(initial)) return false;
  if (sex !== null && !givenTo(entry, sex)) return false;
  if (length === 'toutes') return true;
  const count = syllableCount(entry.name);
  return length === '3' ? count >= 3 : count === Number(length);
}

function givenTo({ lastYear, mainSex }: NameEntry, sex: 'f' | 'm'): boolean {
  const all = lastYear.f + lastYear.m;
  return all === 0 ? mainSex === sex : lastYear[sex] / all >= SHARE;
}
