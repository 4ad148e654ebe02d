/** What is read of a field that the browser finds wrong. */
export interface Checked {
  readonly validity: Partial<ValidityState>;
  readonly type: string;
  readonly title: string;
  readonly min?: string;
  readonly max?: string;
  readonly minLength?: number;
}

/** What is missing, by the type of its field. */
const MISSING: Readonly<Record<string, string>> = {
  checkbox: 'Cochez cette case pour continuer.',
  radio: 'Choisissez une réponse.',
  'select-one': 'Choisissez une réponse.',
  file: 'Choisissez un fichier.',
  date: 'Indiquez une date.',
  email: 'Indiquez une adresse e-mail.',
  password: 'Écrivez votre mot de passe.',
};

/** What does not look like what its field takes. */
const UNLIKE: Readonly<Record<string, string>> = {
  email: 'Cette adresse e-mail n’est pas complète. Exemple\u202f: camille@exemple.fr',
  url: 'Cette adresse n’est pas complète. Exemple\u202f: https://boutique.fr/produit',
  number: 'Écrivez un nombre.',
  date: 'Cette date n’existe pas.',
};

/** The sentence beside a field, for what the browser found wrong with it. */
export function sentenceFor({ validity, type, title, min, max, minLength }: Checked): string {
  if (validity.valueMissing) return MISSING[type] ?? 'Remplissez ce champ.';
  if (validity.tooShort) return `Il faut au moins ${minLength} caractères.`;
  if (validity.tooLong) return 'C’est trop long.';
  const day = type === 'date';
  if (validity.rangeUnderflow) return day ? 'Cette date vient trop tôt.' : `Au moins ${min}.`;
  if (validity.rangeOverflow) return day ? 'Cette date vient trop tard.' : `Au plus ${max}.`;
  if (validity.stepMismatch) return 'Ce nombre a trop de décimales.';
  return UNLIKE[type] ?? (title || 'Ce n’est pas sous la forme attendue.');
}
