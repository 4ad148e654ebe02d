import type { Facet, Group } from './browse.ts';
import type { Trend } from './facts.ts';
import type { Sex } from './first-name.ts';

export const SOURCE_LINE =
  'Source : Insee, Fichier des prénoms, édition 2024 (Licence Ouverte 2.0). France hors Mayotte. Nombres arrondis à 5 par l’Insee.';

/** Copy of what is told of one name beside its figures. */
export const storyFr = {
  generation: 'Sa génération',
  estimate:
    'Estimation d’après les naissances enregistrées en France depuis 1900, et non d’après les personnes en vie aujourd’hui.',
  origin: 'Origine et signification',
  meaning: 'Signification\u202f:',
  source: 'Source',
  feast: 'Sa fête au calendrier',
  feasts: 'Ses fêtes au calendrier',
  feastSource: (day: string) =>
    `Source\u202f: calendrier romain général et calendrier propre de la France, relevés le ${day} dans romcal (licence MIT). Seuls les saints de ce prénom même y sont comptés\u202f; d’autres calendriers retiennent parfois un autre jour.`,
};

export const SEX_LABEL: Record<Sex, string> = { m: 'Garçons', f: 'Filles' };

export const TREND_LABEL: Record<Trend, string> = {
  rising: 'En hausse',
  revived: 'De retour',
  steady: 'Stable',
  falling: 'En baisse',
  rare: 'Rare',
  gone: 'Plus donné ou presque',
};

export const TREND_SENTENCE: Record<Trend, string> = {
  rising: 'il est plus donné que les cinq années d’avant',
  revived: 'il revient après une longue absence, et monte à nouveau',
  steady: 'il est à peu près aussi donné que les cinq années d’avant',
  falling: 'il est moins donné que les cinq années d’avant',
  rare: 'moins de cent enfants l’ont reçu ces cinq dernières années',
  gone: 'il n’est presque plus donné aujourd’hui',
};

export const GROUP_LABEL: Record<Group, string> = { filles: 'Filles', garcons: 'Garçons', mixtes: 'Mixtes' };

/** Over the lists of girls' and of boys' names by the two letters they begin with. */
export const BY_PAIRS = 'Filles ou garçons, par les deux premières lettres';

export const FACET_LABEL: Record<Facet, string> = {
  lettre: 'Par initiale',
  annees: 'Par décennie',
  longueur: 'Par longueur',
  tendance: 'Par tendance',
};

const TREND_LIST_LABEL: Record<string, string> = {
  'en-hausse': 'En hausse',
  'de-retour': 'De retour',
  stables: 'Stables',
  'en-baisse': 'En baisse',
  rares: 'Devenus rares',
  oublies: 'Presque oubliés',
};

/** The name of a list among its likes: "Années 1950", "4 lettres", "De retour". */
export function valueLabel(facet: Facet, value: string): string {
  if (facet === 'lettre') return value.charAt(0).toUpperCase() + value.slice(1);
  if (facet === 'annees') return `Années ${value}`;
  if (facet === 'longueur') return value === 'composes' ? 'Composés' : `${value} lettres`;
  return TREND_LIST_LABEL[value] ?? value;
}
