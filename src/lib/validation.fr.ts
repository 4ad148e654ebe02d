import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const TYPES: Record<string, string> = {
  string: 'du texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'oui ou non',
  array: 'une liste',
  tuple: 'une liste',
  object: 'un objet',
  record: 'un objet',
  null: 'rien (null)',
};

/** Refusals of what does not look like what it should be. */
export const FORMATS = {
  email: 'Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.',
  url: 'Saisissez une adresse web complète, qui commence par https://.',
  uuid: 'Identifiant invalide.',
  date: 'Saisissez une date valide (AAAA-MM-JJ).',
  datetime: 'Saisissez une date et une heure, par exemple 2027-03-01T08:00:00Z.',
} satisfies Record<string, string>;

export const INVALID = 'Valeur invalide.';

/** Of a day whose year no calendar of ours counts. */
export const ODD_YEAR = 'Vérifiez l’année de cette date.';

export const REQUIRED = 'Ce champ est obligatoire.';

export const LETTERS = 'Des lettres minuscules sans accent, séparées par des tirets.';

export const NOT_IN_BASE64 = 'Attendu : des octets en base64.';

/** Of a text that holds what nobody sees: a bell, a sign that turns its letters around. */
export const UNSEEN_SIGNS =
  'Ce texte contient un signe invisible, sans doute venu d’un copier-coller : retapez-le, puis recommencez.';

/** Said by the editor before it sends a drawing, and by the server to whoever sends one all the same. */
export const SVG_REFUSED =
  'Les dessins SVG ne sont pas acceptés, car ils peuvent contenir du code : enregistrez l’image en PNG.';

/** Zod's issues as French sentences; a schema's own message comes before these. */
export function frenchIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : `Attendu : ${nameOf(issue)}.`;
    case 'invalid_union':
      return issue.input === undefined ? REQUIRED : noneOf(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return (FORMATS as Record<string, string>)[issue.format] ?? 'Le format n’est pas celui attendu.';
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `Un multiple de ${issue.divisor}.`;
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

const oneOf = (values: readonly unknown[]) => `Choisissez parmi : ${values.map(String).join(', ')}.`;

const nameOf = ({ expected }: { expected?: string }) => (expected && TYPES[expected]) || 'autre chose';

/** Of a field that takes several kinds: what is wrong with the kind that was given, else the kinds it takes. */
function noneOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  if (issue.options) return oneOf(issue.options as unknown[]);
  const firsts = (issue.errors ?? []).flatMap(([first]) => first ?? []);
  const near = firsts.find(({ code, path }) => path.length > 0 || !/^invalid_(?:type|value)$/.test(code));
  if (near) return near.message;
  const kinds = new Set(firsts.flatMap((first) => (first.code === 'invalid_type' ? nameOf(first) : [])));
  return kinds.size > 0 ? `Attendu : ${[...kinds].join(', ou ')}.` : INVALID;
}
