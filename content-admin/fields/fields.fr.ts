export const fieldsFr = {
  /** A value of another kind than the field's: shown, since it is kept. */
  current: (text: string) => `Valeur actuelle : ${text}`,
  hour: 'Heure',
  hourOf: (label: string) => `${label}, heure`,
  linkHint: 'Une adresse https://, un chemin du site, ou le titre d’une de ses pages.',
  none: 'Aucun',
} as const;
