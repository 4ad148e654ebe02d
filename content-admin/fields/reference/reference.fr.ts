export const referenceFr = {
  draft: 'non publié',
  lost: (slug: string) => `« ${slug} » n’existe pas, ou plus. Choisissez autre chose, ou retirez ce choix.`,
  waiting: 'Pas encore publié : rien ne s’affichera tant qu’il ne l’est pas.',
  none: 'Effacer le choix',
  forField: (label: string) => ` (${label})`,
} as const;
