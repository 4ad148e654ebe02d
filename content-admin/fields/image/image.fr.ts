export const imageFr = {
  hint: 'Le nom d’une image du site, ou son adresse.',
  choose: 'Choisir une image',
  change: 'Changer d’image',
  remove: 'Retirer',
  forField: (label: string) => ` (${label})`,
} as const;
