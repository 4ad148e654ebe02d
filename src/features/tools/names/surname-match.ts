import { firstNameSlug } from '#src/features/first-names/first-name.ts';
import { phoneticKey } from '#src/features/first-names/phonetic.ts';

/** The sounds of a phonetic key that are vowels. */
const VOWELS = 'aeiouUAI';
/** Initials that read as something else; a game, not a rule. */
const AWKWARD = new Set([
  'wc',
  'pq',
  'sm',
  'kk',
  'ko',
  'qi',
  'ps',
  'tb',
  'cq',
  'vd',
  'bo',
  'zz',
  'nt',
  'rg',
  'dc',
  'fn',
]);

export type Remark =
  | 'hiatus'
  | 'echo'
  | 'rhyme'
  | 'same-length'
  | 'short'
  | 'initials'
  | 'alliteration'
  | 'flow';

export interface Match {
  /** 0 to 100, for play. */
  score: number;
  remarks: Remark[];
}

const COST: Record<Remark, number> = {
  hiatus: 22,
  echo: 16,
  rhyme: 12,
  'same-length': 4,
  short: 10,
  initials: 15,
  alliteration: 2,
  flow: 0,
};

/** Spoken syllables, roughly: groups of vowels, a mute e at the end not counted. */
export function syllables(name: string): number {
  return firstNameSlug(name)
    .split('-')
    .filter(Boolean)
    .reduce((sum, part) => {
      const groups = part.match(/[aeiouy]+/g)?.length ?? 0;
      const mute = groups > 1 && /[^aeiouy]es?$/.test(part) ? 1 : 0;
      return sum + Math.max(1, groups - mute);
    }, 0);
}

/** Rates how a first name runs into a surname when both are said aloud. */
export function surnameMatch(first: string, surname: string): Match {
  const [a, b] = [phoneticKey(first), phoneticKey(surname)];
  const remarks = remarksOf(a, b);
  const counts = [syllables(first), syllables(surname)] as const;
  if (counts[0] === 1 && counts[1] === 1) remarks.push('short');
  else if (counts[0] === counts[1]) remarks.push('same-length');
  const initials = firstNameSlug(first).charAt(0) + firstNameSlug(surname).charAt(0);
  if (AWKWARD.has(initials)) remarks.push('initials');
  if (remarks.length === 0) remarks.push('flow');
  const cost = remarks.reduce((sum, remark) => sum + COST[remark], 0);
  return { score: Math.max(0, 100 - cost), remarks };
}

function remarksOf(a: string, b: string): Remark[] {
  const [end, start] = [a.at(-1) ?? '', b.charAt(0)];
  const remarks: Remark[] = [];
  if (VOWELS.includes(end) && VOWELS.includes(start) && start !== '') remarks.push('hiatus');
  else if (end !== '' && end === start) remarks.push('echo');
  if (a.length > 2 && b.length > 2 && a.slice(-2) === b.slice(-2)) remarks.push('rhyme');
  else if (a.charAt(0) === start && start !== '') remarks.push('alliteration');
  return remarks;
}
