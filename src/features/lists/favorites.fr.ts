/** Copy of the favourites. */
export const favoritesFr = {
  title: 'Vos favoris',
  description:
    'Les articles que vous avez mis de côté, à ajouter à votre liste de naissance quand vous voulez.',
  empty: 'Rien ici pour le moment',
  emptyText: 'Le cœur d’un article le garde ici, le temps d’y penser.',
  search: 'Parcourir le catalogue',
  loading: 'Vos favoris arrivent…',
  add: 'Ajouter à ma liste',
  added: 'Sur la liste',
  remove: 'Retirer des favoris',
  removed: (name: string) => `« ${name} » n’est plus dans vos favoris.`,
  noScript: 'Cette page a besoin de JavaScript. Voir une liste et offrir fonctionnent sans.',
} as const;
