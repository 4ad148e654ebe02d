import { isNamed, ofPerson } from '#src/features/accounts/named.ts';
import { formatCount, formatDate, truncate } from '#src/lib/format.ts';
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
  return isNamed(owner) ? `La liste${ofPerson(owner)}` : 'Une liste de naissance';
}

const TITLE_MAX = 58;

export const listPageFr = {
  /** Between 10 and 70 characters with the site's name behind it. */
  title: (title: string) => truncate(title.length < 10 ? `Liste de naissance : ${title}` : title, TITLE_MAX),
  description: (owner: string, count: number) =>
    `La liste de naissance${ofPerson(owner)} : ${formatCount(count, 'idée cadeau', 'idées cadeaux')} à offrir ou à réserver sans créer de compte, et une cagnotte.`,
  hushedTitle: 'Cette liste n’est pas visible en ce moment',
  hushed:
    'La famille l’a mise de côté. Merci d’avoir pensé à elle. Si vous avez déjà offert quelque chose, votre e-mail de confirmation reste valable.',
  missingTitle: 'Page introuvable (404)',
  missing:
    'Cette adresse ne mène nulle part : la page a peut-être changé de nom, ou la liste n’est plus partagée.',
  archivedTitle: 'Cette liste est close',
  archived: 'Ses parents l’ont rangée : elle se regarde encore, mais on n’y réserve plus rien.',
} as const;

/** Under a public list that a search found. */
export function foundFr(birthdate: string | null): string {
  return birthdate ? `Naissance prévue le ${formatDate(birthdate)}` : 'Cadeaux et cagnotte';
}
