import type { Trend } from './facts.ts';
import type { Sex } from './first-name.ts';

export const SOURCE_LINE =
  'Source : Insee, Fichier des prénoms, édition 2024 (Licence Ouverte 2.0). France hors Mayotte. Nombres arrondis à 5 par l’Insee.';

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
  rising: 'il est donné au moins un quart plus souvent qu’il y a cinq ans',
  revived: 'il revient après une longue absence, et monte à nouveau',
  steady: 'il est donné à peu près aussi souvent qu’il y a cinq ans',
  falling: 'il est donné au moins un quart moins souvent qu’il y a cinq ans',
  rare: 'moins de cent enfants l’ont reçu ces cinq dernières années',
  gone: 'il n’est presque plus donné aujourd’hui',
};
