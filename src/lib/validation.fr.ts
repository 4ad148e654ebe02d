import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const TYPES: Record<string, string> = {
  string: 'du texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'oui ou non',
  array: 'une liste',
  object: 'un objet',
};

/** Refusals of what does not look like what it should be. */
export const FORMATS = {
  email: 'Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.',
  url: 'Saisissez une adresse web complète, qui commence par https://.',
  uuid: 'Identifiant invalide.',
  date: 'Saisissez une date valide (AAAA-MM-JJ).',
} satisfies Record<string, string>;

export const INVALID = 'Valeur invalide.';

/** Of a day whose year no calendar of ours counts. */
export const ODD_YEAR = 'Vérifiez l’année de cette date.';

export const REQUIRED = 'Ce champ est obligatoire.';

/** Said by the editor before it sends a drawing, and by the server to whoever sends one all the same. */
export const SVG_REFUSED =
  'Les dessins SVG ne sont pas acceptés, car ils peuvent contenir du code : enregistrez l’image en PNG.';

/** Zod's issues as French sentences; a schema's own message comes before these. */
export function frenchIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : `Attendu : ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return (FORMATS as Record<string, string>)[issue.format] ?? 'Le format n’est pas celui attendu.';
    case 'invalid_value':
      return `Choisissez parmi : ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return 'Champ inconnu.';
    default:
      return INVALID;
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? REQUIRED : `Au moins ${issue.minimum} caractères.`;
  if (issue.origin === 'array')
    return Number(issue.minimum) <= 1 ? 'Choisissez-en au moins un.' : `Au moins ${issue.minimum} éléments.`;
  return `La valeur minimale est ${issue.minimum}.`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return `${issue.maximum} caractères au plus.`;
  if (issue.origin === 'array') return `${issue.maximum} éléments au plus.`;
  return `La valeur maximale est ${issue.maximum}.`;
}
