import { firstNameSlug } from '#src/features/first-names/first-name.ts';
import { phoneticKey } from '#src/features/first-names/phonetic.ts';
import { addDays, daysBetween, earlierOf } from '#src/lib/calendar-day.ts';

/** The questions that parents may ask, in the order of the form. */
export const ASKS = ['date', 'weight', 'size', 'sex', 'name'] as const;
export type Ask = (typeof ASKS)[number];

export const SEXES = ['girl', 'boy'] as const;
export type Sex = (typeof SEXES)[number];

export interface Answers {
  /** A day, YYYY-MM-DD. */
  date?: string | undefined;
  /** Grams. */
  weight?: number | undefined;
  /** Centimetres. */
  size?: number | undefined;
  sex?: Sex | undefined;
  name?: string | undefined;
}

export const WEIGHT = { min: 500, max: 7000 } as const;
export const SIZE = { min: 25, max: 65 } as const;
export const NAME_MAX = 60;
export const PUBLICNAME_MAX = 80;
/** A game may stay open for a whole pregnancy and its hesitations, counted from today. */
export const OPEN_DAYS_MAX = 366;
/** A birth is guessed at most so many days before the last day of the game, and after. */
export const DATE_BEFORE = 60;
export const DATE_AFTER = 150;
/** More people than any list has. */
export const GUESSES_MAX = 500;
/** Addresses are forgotten so many days after the birth was told: each player was written to at once. */
export const ADDRESSES_KEPT_DAYS = 30;
/** A game that nobody ended is forgotten so many days after its last day. */
export const FORGOTTEN_AFTER_DAYS = 300;

/** The most points of each question, and what one step away costs. */
export const POINTS = {
  date: { most: 50, step: 5, of: 1 },
  weight: { most: 50, step: 1, of: 20 },
  size: { most: 50, step: 10, of: 1 },
  sex: { most: 30 },
  name: { most: 50, sound: 30, initial: 10 },
} as const;

type Answer = Answers[Ask];

const nearness = ({ most, step, of }: { most: number; step: number; of: number }, distance: number) =>
  Math.max(0, most - step * Math.round(distance / of));

const SCORES: { [K in Ask]: (guess: NonNullable<Answers[K]>, came: NonNullable<Answers[K]>) => number } = {
  date: (guess, came) => nearness(POINTS.date, Math.abs(daysBetween(guess, came))),
  weight: (guess, came) => nearness(POINTS.weight, Math.abs(guess - came)),
  size: (guess, came) => nearness(POINTS.size, Math.abs(guess - came)),
  sex: (guess, came) => (guess === came ? POINTS.sex.most : 0),
  name: namePoints,
};

function namePoints(guess: string, came: string): number {
  const [one, other] = [firstNameSlug(guess), firstNameSlug(came)];
  if (one === '' || other === '') return 0;
  if (one === other) return POINTS.name.most;
  if (phoneticKey(one) === phoneticKey(other)) return POINTS.name.sound;
  return one[0] === other[0] ? POINTS.name.initial : 0;
}

const scoreOf = (ask: Ask, guess: Answer, came: Answer): number =>
  guess === undefined || came === undefined
    ? 0
    : (SCORES[ask] as (g: Answer, c: Answer) => number)(guess, came);

/** The points of a guess: of each question that was asked, guessed and told, and of no other. */
export function pointsOf(asks: readonly Ask[], guess: Answers, came: Answers): number {
  return asks.reduce((sum, ask) => sum + scoreOf(ask, guess[ask], came[ask]), 0);
}

export interface Played {
  publicname: string;
  answers: Answers;
  /** When it was first given: of two with as many points, the earlier comes first. */
  at: Date;
}

export interface Ranked {
  publicname: string;
  points: number;
}

/** Everybody who played, the best first. */
export function rankingOf(asks: readonly Ask[], played: readonly Played[], came: Answers): Ranked[] {
  return played
    .map(({ publicname, answers, at }) => ({ publicname, points: pointsOf(asks, answers, came), at }))
    .sort((a, b) => b.points - a.points || a.at.getTime() - b.at.getTime())
    .map(({ publicname, points }) => ({ publicname, points }));
}

/** The days between which a birth may be guessed. */
export const guessableDays = (closesOn: string): { first: string; last: string } => ({
  first: addDays(closesOn, -DATE_BEFORE),
  last: addDays(closesOn, DATE_AFTER),
});

/** The last day on which one guesses: never after the birth that the list announces, also where that day moved since. */
export const lastDayOf = (closesOn: string, birthdate: string | null): string =>
  birthdate === null ? closesOn : earlierOf(closesOn, birthdate);

export type GuessState = 'open' | 'closed' | 'revealed';

/** One guesses until the end of the last day, in Paris, and not once the birth is told. */
export function stateOn(today: string, game: { closesOn: string; revealed: boolean }): GuessState {
  if (game.revealed) return 'revealed';
  return today > game.closesOn ? 'closed' : 'open';
}

/** The rank shown beside each: as many points, the same rank. */
export function rankIn(ranking: readonly Ranked[], index: number): number {
  const points = ranking[index]?.points;
  return ranking.findIndex((one) => one.points === points) + 1;
}
