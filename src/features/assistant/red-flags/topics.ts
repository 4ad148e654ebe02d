/** The dangers that are told from a question's words, and answered by a fixed text before anything else is looked at. */
export const TOPICS = [
  'mind_baby',
  'mind',
  'online',
  'child_danger',
  'violence',
  'unconscious',
  'breathing',
  'blue',
  'convulsion',
  'poison',
  'pregnancy_collapse',
  'headache',
  'bleeding',
  'waters',
  'movements',
  'pregnancy_fall',
  'pregnancy_pain',
  'young_fever',
  'pregnancy_fever',
  'burn',
  'child_fall',
  'dehydration',
  'alike',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A rule holds where all of `all` are found and none of `none`; `anyAge` where a fact of long ago still counts. */
export interface Rule {
  topic: Topic;
  all: readonly RegExp[];
  none?: readonly RegExp[];
  /** Something more than words: an age in months, a term in weeks. */
  also?: (text: string) => boolean;
  /** Told of years ago, it is still worth a number. */
  lasting?: true;
}
