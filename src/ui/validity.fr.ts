import { FORMATS, REQUIRED } from '#src/lib/validation.fr.ts';

/** The properties read of a field that the browser finds wrong. */
export interface Checked {
  readonly validity: Partial<ValidityState>;
  readonly type: string;
  readonly title: string;
  readonly min?: string;
  readonly max?: string;
  readonly minLength?: number;
  /** The sentence of the field itself, with `customError`. */
  readonly validationMessage?: string;
}

/** Sentences for a missing value, where the field is not written in. */
const MISSING: Readonly<Record<string, string>> = {
  checkbox: 'Cochez cette case pour continuer.',
  radio: 'Choisissez une réponse.',
  'select-one': 'Choisissez une réponse.',
  file: 'Choisissez un fichier.',
};

/** Sentences for a value unlike what its field takes. */
const UNLIKE: Readonly<Record<string, string>> = {
  email: FORMATS.email,
  url: FORMATS.url,
  number: 'Écrivez un nombre.',
  date: 'Cette date n’existe pas.',
};

/** The sentence beside a field, for what the browser found wrong with it. */
export function sentenceFor(field: Checked): string {
  const { validity, type, title, min, max, minLength, validationMessage } = field;
  if (validity.customError && validationMessage) return validationMessage;
  if (validity.valueMissing) return MISSING[type] ?? REQUIRED;
  if (validity.tooShort) return `Choisissez au moins ${minLength} caractères.`;
  if (validity.tooLong) return 'C’est trop long.';
  const day = type === 'date';
  if (validity.rangeUnderflow) return day ? 'Cette date vient trop tôt.' : `La valeur minimale est ${min}.`;
  if (validity.rangeOverflow) return day ? 'Cette date vient trop tard.' : `La valeur maximale est ${max}.`;
  if (validity.stepMismatch) return 'Ce nombre a trop de décimales.';
  return UNLIKE[type] ?? (title || 'Ce n’est pas sous la forme attendue.');
}
