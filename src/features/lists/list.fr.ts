import type { SlugProblem } from './slug.ts';

const SLUG_REFUSALS: Record<SlugProblem, string> = {
  reserved: 'Cette adresse est réservée au site.',
  invalid: 'Une adresse compte 3 à 60 caractères : lettres minuscules sans accent, chiffres et tirets.',
  taken: 'Cette adresse est déjà prise.',
};

export function slugRefusal(reason: SlugProblem, suggestion: string | null): string {
  return suggestion ? `${SLUG_REFUSALS[reason]} Libre : ${suggestion}.` : SLUG_REFUSALS[reason];
}

export function defaultTitle(owner: string): string {
  return `La liste de ${owner}`;
}
