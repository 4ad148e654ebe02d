export const templateChangeFr = {
  problems: {
    unreadable: 'L’en-tête ne se lit pas : ce contenu reste comme il est.',
    taken: (name: string) => `« ${name} » : l’en-tête a déjà une ligne du nouveau nom. Les deux restent.`,
    written: (name: string) =>
      `« ${name} » : écrit d’une façon qui ne se modifie pas ligne à ligne. Changez-le dans le document entier.`,
    option: (value: string) => `« ${value} » n’est plus un choix.`,
    missing: 'Pas encore de valeur : il en faudra une au prochain enregistrement.',
  },
  rules: {
    twice: 'Deux champs portent ce nom.',
    reserved: 'Ce nom est réservé à l’en-tête lui-même.',
    options: 'Donnez au moins un choix.',
    optionTwice: 'Un choix figure deux fois.',
    namespace: 'Le champ renvoie à un type de contenu : choisissez-le.',
    missing: (label: string) =>
      `Le site se sert du champ « ${label} » : il reste dans ce modèle, sous son nom et dans sa forme.`,
    fill: (problem: string) => `La valeur à écrire ne convient pas. ${problem}`,
  },
  running: 'Des contenus de ce modèle sont en cours de réécriture. Attendez qu’elle soit finie.',
  missingTemplate: 'Ce modèle n’existe pas.',
  inUse: (uses: number, titles: string) =>
    uses === 1
      ? `Ce modèle sert au contenu ${titles}.`
      : `Ce modèle sert à ${uses} contenus, dont ${titles}.`,
} as const;

/** An editor may have the document open, or bring it from elsewhere. */
export const templateGone = (name: string) =>
  `Le modèle « ${name} » n’existe pas, ou plus. Choisissez-en un autre : le texte et les champs restent.`;
