import { childrenText } from '#src/features/first-names/both-sexes.ts';
import { LAST_YEAR } from '#src/features/first-names/facts.ts';
import { firstNameSlug } from '#src/features/first-names/first-name.ts';
import type { NameEntry } from '#src/features/first-names/name-list.ts';
import { choice, text } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import { findNames, type NameWish, type Suggestion } from './name-finder.ts';
import { PARTS, type Part, type Remark } from './surname-match.ts';

const MOST = 30;
const SURNAME_MAX = 60;

const SEXES = [
  { value: 'tous', label: 'Peu importe' },
  { value: 'f', label: 'Fille' },
  { value: 'm', label: 'Garçon' },
] as const;
const MOODS = [
  { value: 'tous', label: 'Tous' },
  { value: 'hausse', label: 'En hausse' },
  { value: 'retro', label: 'Rétro, de retour' },
  { value: 'stable', label: 'Stables' },
  { value: 'rare', label: 'Rares' },
] as const;
const LENGTHS = [
  { value: 'toutes', label: 'Peu importe' },
  { value: '1', label: 'Une syllabe' },
  { value: '2', label: 'Deux' },
  { value: '3', label: 'Trois ou plus' },
] as const;

const REMARKS: Record<Remark, string> = {
  hiatus: 'deux voyelles se rencontrent',
  echo: 'le même son se répète à la jointure',
  rhyme: 'les deux riment',
  'same-length': 'même longueur que le nom',
  short: 'très court ensemble',
  long: 'long ensemble',
  initials: 'initiales à relire',
  alliteration: 'même son au début',
};

const PART_NAMES: Record<Part, string> = {
  joint: 'jointure',
  rhythm: 'rythme',
  sounds: 'sonorités',
  initials: 'initiales',
};
const IN_ORDER = ['joint', 'rhythm', 'sounds', 'initials'] as const;

/** The score, each of its parts, the syllables, and the births of the last year. */
function noteOf({ entry, match }: Suggestion, surname: string): string {
  const [first, last] = match.syllables;
  const more: Partial<Record<Part, string>> = {
    rhythm: ` (${first} + ${last} syllabes)`,
    initials: ` (${entry.name.charAt(0)}. ${surname.trim().charAt(0).toLocaleUpperCase('fr')}.)`,
  };
  const parts = IN_ORDER.map(
    (part) => `${PART_NAMES[part]} ${match.parts[part]}/${PARTS[part]}${more[part] ?? ''}`,
  );
  const heard = match.remarks.map((remark) => REMARKS[remark]).join(', ');
  const given = childrenText(entry.lastYear);
  return [
    `${match.score}/100\u202f: ${parts.join(', ')}`,
    ...(heard ? [heard] : []),
    ...(given ? [`${given} en ${LAST_YEAR}`] : []),
  ].join(' · ');
}

function blocksOf(found: readonly Suggestion[], surname: string): Block[] {
  if (found.length === 0) {
    return [
      {
        kind: 'note',
        tone: 'cream',
        title: 'Aucun prénom ne répond à tout cela.',
        text: 'Élargissez un choix, ou changez l’initiale.',
      },
    ];
  }
  return [
    {
      kind: 'answer',
      label: `Avec ${surname}, le mieux accordé`,
      value: `${found[0]?.entry.name ?? ''} ${surname}`,
      note: 'à dire trois fois à voix haute',
    },
    {
      kind: 'items',
      title: found.length > 1 ? `Les ${found.length} premiers accords` : 'Le seul accord',
      items: found.map((suggestion) => ({
        text: `${suggestion.entry.name} ${surname}`,
        href: `/prenoms/${suggestion.entry.slug}`,
        note: noteOf(suggestion, surname),
      })),
    },
    {
      kind: 'note',
      tone: 'cream',
      title: 'C’est un jeu.',
      text: 'La note est la somme de quatre parts (jointure, rythme, sonorités, initiales), à la française ; votre oreille et votre histoire comptent davantage. Naissances : INSEE, fichier des prénoms, édition 2024.',
    },
  ];
}

/** Needs the table of first names, so it runs on the server alone. */
export function nameFinderTool(entries: readonly NameEntry[]) {
  return defineTool({
    submit: 'Chercher des accords',
    fields: {
      nom: text({ label: 'Nom de famille', max: SURNAME_MAX, required: 'Écrivez le nom de famille.' }),
      sexe: choice({ label: 'Pour', options: SEXES, start: 'tous' }),
      humeur: choice({ label: 'Plutôt', options: MOODS, start: 'tous' }),
      longueur: choice({ label: 'Syllabes', options: LENGTHS, start: 'toutes' }),
      initiale: text({ label: 'Initiale', max: 1 }),
    },
    answer({ nom, sexe, humeur, longueur, initiale }): ToolAnswer {
      if (firstNameSlug(nom) === '') return { errors: { nom: 'Écrivez un nom avec des lettres.' } };
      const initial = firstNameSlug(initiale);
      if (initiale !== '' && initial === '') return { errors: { initiale: 'Écrivez une lettre.' } };
      const wish: NameWish = {
        surname: nom,
        sex: sexe === 'tous' ? null : sexe,
        mood: humeur,
        length: longueur,
        initial,
      };
      return { result: { blocks: blocksOf(findNames(entries, wish, MOST), nom) } };
    },
  });
}
