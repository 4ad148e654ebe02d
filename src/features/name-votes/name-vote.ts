/** A list that two people can go through in one evening. */
export const NAMES_MAX = 60;
export const LAST_NAME_MAX = 60;
/** After so many days without a choice a vote is forgotten; a pregnancy and its hesitations fit in it. */
export const FORGOTTEN_AFTER_DAYS = 400;

export const CHOICES = [-1, 0, 1] as const;
export type Choice = (typeof CHOICES)[number];

/** The view of one of the two: their own choices, and the names that both said yes to. */
export interface VoteState {
  names: string[];
  /** Each name as it is written, by slug. */
  labels: Record<string, string>;
  last_name: string | null;
  mine: Record<string, Choice>;
  matches: string[];
  /** Both have said something of every name. */
  done: boolean;
}

export interface Said {
  other: boolean;
  slug: string;
  choice: Choice;
}

/**
 * Computes what one side sees. The other's choice on a name never shows, but for a yes of both: not even that the
 * other has spoken, which `done` alone tells, once nothing is left to say.
 */
export function stateFor(other: boolean, names: readonly string[], said: readonly Said[]) {
  const choices = (side: boolean) =>
    new Map(said.filter((one) => one.other === side).map(({ slug, choice }) => [slug, choice]));
  const [mine, theirs] = [choices(other), choices(!other)];
  return {
    mine: Object.fromEntries(names.flatMap((slug) => pairOf(slug, mine.get(slug)))),
    matches: names.filter((slug) => mine.get(slug) === 1 && theirs.get(slug) === 1),
    done: names.every((slug) => mine.has(slug) && theirs.has(slug)),
  };
}

const pairOf = (slug: string, choice: Choice | undefined): [string, Choice][] =>
  choice === undefined ? [] : [[slug, choice]];
