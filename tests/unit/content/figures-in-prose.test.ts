import { expect, it } from 'vitest';
import { DEFERRAL_MAX, MATERNITY_WEEKS, MINIMUM_WEEKS } from '#src/features/tools/leaves/maternity.ts';
import {
  BIRTH_LEAVE_DAYS,
  FIRST_PART_DAYS,
  PERIOD_MIN_DAYS,
  SECOND_PART_DAYS,
} from '#src/features/tools/leaves/second-parent.ts';
import { seedDocuments } from './seed-files.ts';

const IN_LETTERS =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const numberOf = (written: string) =>
  /^\d+$/.test(written) ? Number(written) : IN_LETTERS.indexOf(written.toLowerCase()) + 1;

/** The sentences, rows and items of the documents, without their marks. */
const sentences = seedDocuments.flatMap(({ name, body }) =>
  body
    .replaceAll('**', '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n|(?<=[.!?])\s/)
    .map((text) => ({ name, text })),
);

/** The numbers of a unit that sentences on a subject tell. */
function toldOf(subject: RegExp, unit: string, unless: RegExp) {
  const figure = new RegExp(`(\\d+|\\b(?:${IN_LETTERS.join('|')}))(?:[ \\u202f]| ou )${unit}\\b`, 'gi');
  return sentences
    .filter(({ text }) => subject.test(text) && !unless.test(text))
    .flatMap(({ name, text }) =>
      [...text.matchAll(figure)].map(([, written = '']) => ({ name, text, number: numberOf(written) })),
    );
}

const weeks = Object.values(MATERNITY_WEEKS).flatMap(({ before, after, advance }) => [
  before,
  after,
  before + after,
  advance,
]);
/** A pathological leave and a child in hospital have rules of their own. */
const OTHER_LEAVE = /pathologique|hospitalis|prescri/;

it.each([
  [
    'maternity leave',
    toldOf(
      /congé (?:de )?maternité|^\| (?:1er|Premier|3e|Troisième|Jumeaux|Triplés)/i,
      'semaines',
      OTHER_LEAVE,
    ),
    { rule: [...weeks, DEFERRAL_MAX, MINIMUM_WEEKS.total, MINIMUM_WEEKS.after], least: 16 },
  ],
  [
    'the second parent’s leave',
    toldOf(
      /congé (?:de )?(?:paternité|naissance)\b|second parent/i,
      'jours',
      /supplémentaire|hospitalis|dans les/i,
    ),
    {
      rule: [
        BIRTH_LEAVE_DAYS,
        FIRST_PART_DAYS,
        PERIOD_MIN_DAYS,
        ...Object.values(SECOND_PART_DAYS).flatMap((second) => [second, second + FIRST_PART_DAYS]),
      ],
      least: 10,
    },
  ],
  [
    'a sick child',
    toldOf(/enfant malade|un an.*trois enfants|moins de seize ans/i, 'jours', /^$/),
    { rule: [3, 5], least: 3 },
  ],
] as const)('every length that any document tells of %s is of its rule file', (_, told, { rule, least }) => {
  expect(told.filter(({ number }) => !(rule as readonly number[]).includes(number))).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(least);
});

/** Documents whose amounts are held to their rule file one by one, in `figures-of-rules.test.ts`. */
const OF_RULES = [
  'cout-de-garde',
  'prime-a-la-naissance',
  'indemnites-journalieres',
  'conge-supplementaire-de-naissance',
  'conges-maternite-paternite-2026',
];
const OF_AIDS =
  /\b(?:CMG|caf|prime à la naissance|allocation|indemnité|plafond de la sécurité|crédit d’impôt)\b/i;

it('no other document tells an amount of an aid, which would be out of date unseen', () => {
  const told = sentences.filter(
    ({ name, text }) => !OF_RULES.includes(name) && OF_AIDS.test(text) && /\d[ \u202f\u00a0]?€/.test(text),
  );
  expect(told).toEqual([]);
});
