export const paletteFr = {
  title: 'Chercher ou faire',
  label: 'Un contenu, un écran ou une action',
  placeholder: 'Titre, écran, action…',
  groups: { content: 'Contenus', go: 'Aller à', make: 'Créer' },
  screen: 'Écran',
  action: 'Nouveau document',
  make: (what: string) => `Écrire : ${what}`,
  bin: 'Corbeille',
  none: 'Rien ne correspond. Essayez un mot du titre.',
  failed: 'Les contenus n’ont pas pu être cherchés. Les écrans et les actions restent là.',
  found: (n: number) => `${n} ${n < 2 ? 'résultat' : 'résultats'}`,
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Ctrl+Entrée dans un nouvel onglet, Échap pour fermer.',
} as const;
