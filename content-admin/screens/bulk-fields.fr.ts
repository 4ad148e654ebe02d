import { formatCount } from '#src/lib/format.ts';

export const bulkFieldsFr = {
  open: 'Modifier…',
  title: (n: number) => `Modifier ${formatCount(n, 'contenu', 'contenus')}`,
  keep: 'Ne pas changer',
  category: 'Rubrique',
  author: 'Auteur',
  add: 'Mots-clés à ajouter',
  remove: 'Mots-clés à enlever',
  removeKnown: 'Enlever un mot-clé du site',
  commas: 'Séparés par des virgules.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  nothing: 'Choisissez ce qui doit changer.',
};
