import { DECADES } from './browse.ts';
import type { Trend } from './facts.ts';
import { firstNameSlug, type Sex } from './first-name.ts';
import { phoneticKey } from './phonetic.ts';

/** The facts of a name that the finder looks at; the browser holds every name in this form. */
export interface FinderName {
  slug: string;
  name: string;
  phonetic: string;
  sexes: readonly Sex[];
  /** Births of the last five years. */
  recent: number;
  trend: Trend;
  peakDecade: number;
  letters: number;
  syllables: number;
}

/** The finder's choices, as its form sends them; an empty text is no choice. */
export interface NameQuery {
  q: string;
  sexe: string;
  longueur: string;
  syllabes: string;
  rarete: string;
  decennie: string;
  tendance: string;
  sans: string;
}

type Test = (name: FinderName) => boolean;
export interface Choice {
  value: string;
  label: string;
  test: Test;
}

const isTrend =
  (...trends: Trend[]): Test =>
  ({ trend }) =>
    trends.includes(trend);

/** Each list of choices of the form, and what each choice keeps. */
export const CHOICES: Record<Exclude<keyof NameQuery, 'q' | 'sans'>, readonly Choice[]> = {
  sexe: [
    { value: 'f', label: 'Filles', test: ({ sexes }) => sexes.includes('f') },
    { value: 'm', label: 'Garçons', test: ({ sexes }) => sexes.includes('m') },
    { value: 'mixte', label: 'Mixtes', test: ({ sexes }) => sexes.length > 1 },
  ],
  longueur: [
    { value: 'court', label: 'Court\u202f: 4 lettres au plus', test: ({ letters }) => letters <= 4 },
    {
      value: 'moyen',
      label: 'Moyen\u202f: 5 ou 6 lettres',
      test: ({ letters }) => letters === 5 || letters === 6,
    },
    { value: 'long', label: 'Long\u202f: 7 lettres et plus', test: ({ letters }) => letters >= 7 },
    { value: 'compose', label: 'Composé', test: ({ slug }) => slug.includes('-') },
  ],
  syllabes: [
    { value: '1', label: 'Une', test: ({ syllables }) => syllables === 1 },
    { value: '2', label: 'Deux', test: ({ syllables }) => syllables === 2 },
    { value: '3', label: 'Trois', test: ({ syllables }) => syllables === 3 },
    { value: '4', label: 'Quatre et plus', test: ({ syllables }) => syllables >= 4 },
  ],
  rarete: [
    { value: 'courant', label: 'Courant\u202f: plus de 500 par an', test: ({ recent }) => recent > 2500 },
    {
      value: 'connu',
      label: 'Connu\u202f: de 100 à 500 par an',
      test: ({ recent }) => recent > 500 && recent <= 2500,
    },
    {
      value: 'rare',
      label: 'Rare\u202f: de 20 à 100 par an',
      test: ({ recent }) => recent >= 100 && recent <= 500,
    },
    { value: 'tres-rare', label: 'Très rare\u202f: moins de 20 par an', test: ({ recent }) => recent < 100 },
  ],
  decennie: DECADES.map((value) => ({
    value,
    label: `Années ${value}`,
    test: ({ peakDecade }) => peakDecade === Number(value),
  })),
  tendance: [
    { value: 'rising', label: 'En hausse', test: isTrend('rising', 'revived') },
    { value: 'revived', label: 'De retour', test: isTrend('revived') },
    { value: 'steady', label: 'Stable', test: isTrend('steady') },
    { value: 'falling', label: 'En baisse', test: isTrend('falling') },
    { value: 'rare', label: 'Presque plus donné', test: isTrend('rare', 'gone') },
  ],
};
const CHOICE_KEYS = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
const MAX_TEXT = 40;
const MAX_EXCLUDED = 120;

/** Reads an address; what the finder does not know counts as no choice. */
export function readNameQuery(params: URLSearchParams): NameQuery {
  const choice = (key: keyof typeof CHOICES) => {
    const given = params.get(key);
    return CHOICES[key].find(({ value }) => value === given)?.value ?? '';
  };
  const text = (key: string, max: number) => (params.get(key) ?? '').trim().slice(0, max);
  return {
    q: text('q', MAX_TEXT),
    sexe: choice('sexe'),
    longueur: choice('longueur'),
    syllabes: choice('syllabes'),
    rarete: choice('rarete'),
    decennie: choice('decennie'),
    tendance: choice('tendance'),
    sans: text('sans', MAX_EXCLUDED),
  };
}

/** The address of an answer, its choices always in the same order. */
export function writeNameQuery(query: NameQuery): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return params.size > 0 ? `/prenoms/recherche?${params}` : '/prenoms/recherche';
}

/** Names that begin with the text, then those that sound alike, then those that contain it; order kept otherwise. */
export function searchNames<T extends FinderName>(names: readonly T[], query: NameQuery): T[] {
  const tests = testsOf(query);
  const kept = names.filter((name) => tests.every((test) => test(name)));
  const slug = firstNameSlug(query.q);
  if (slug === '') return query.q === '' ? kept : [];
  const sound = phoneticKey(slug);
  return kept
    .map((name) => ({ name, rank: rankOf(name, slug, sound) }))
    .filter(({ rank }) => rank < OUT)
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}

function testsOf(query: NameQuery): Test[] {
  const chosen = CHOICE_KEYS.flatMap((key) => CHOICES[key].find(({ value }) => value === query[key]) ?? []);
  return [...chosen.map(({ test }) => test), ...excludedBy(query.sans)];
}

/** "M-, -ette, Léo": beginnings, endings, and whole names with all their spellings. */
function excludedBy(text: string): Test[] {
  return text
    .split(/[,;\s]+/)
    .map((word) => ({ word, slug: firstNameSlug(word) }))
    .filter(({ slug }) => slug !== '')
    .map(({ word, slug }) => {
      if (word.startsWith('-')) return (name) => !name.slug.endsWith(slug);
      if (word.endsWith('-') || slug.length === 1) return (name) => !name.slug.startsWith(slug);
      const sound = phoneticKey(slug);
      return (name) => name.slug !== slug && name.phonetic !== sound;
    });
}

const OUT = 5;

function rankOf(name: FinderName, slug: string, sound: string): number {
  if (name.slug === slug) return 0;
  if (name.slug.startsWith(slug)) return 1;
  if (name.phonetic === sound) return 2;
  if (sound.length >= 2 && name.phonetic.startsWith(sound)) return 3;
  return slug.length >= 3 && name.slug.includes(slug) ? 4 : OUT;
}
