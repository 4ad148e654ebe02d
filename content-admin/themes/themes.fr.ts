import { ofName } from '#src/lib/of-name.ts';

const covers = (count: number) =>
  count === 0 ? 'Aucune couverture' : count === 1 ? 'Une couverture' : `${count} couvertures`;

export const themesFr = {
  title: 'Thèmes',
  lead: 'Les couvertures proposées à qui habille sa liste, rangées par catégorie.',
  loading: 'Chargement des thèmes',
  categories: 'Catégories',
  order: 'Ordre des catégories',
  empty: 'Aucune catégorie. Créez la première : ses couvertures viendront ensuite.',
  offered: (shown: number, total: number) =>
    shown === total ? covers(total) : `${covers(total)}, ${shown} proposée${shown > 1 ? 's' : ''}`,
  add: { label: 'Nouvelle catégorie', button: 'Créer', needed: 'Donnez un nom à la catégorie.' },
  rename: { label: 'Nom de la catégorie', save: 'Renommer' },
  told: {
    created: (name: string) => `Catégorie « ${name} » créée.`,
    renamed: 'Catégorie renommée.',
    deleted: (name: string) => `Catégorie « ${name} » supprimée.`,
    order: 'Ordre enregistré.',
    added: (count: number) => (count === 1 ? 'Couverture ajoutée.' : `${count} couvertures ajoutées.`),
    shown: 'Couverture proposée.',
    hidden: 'Couverture retirée des choix.',
    moved: (category: string) => `Couverture rangée dans « ${category} ».`,
    removed: 'Couverture supprimée des thèmes. L’image reste dans la médiathèque.',
    kept: 'Photographie ajoutée à la galerie.',
    photoRemoved: 'Photographie retirée de la galerie. Les listes qui l’ont choisie la gardent.',
    photoBack: 'Photographie remise dans la galerie.',
  },
  remove: 'Supprimer la catégorie',
  covers: {
    list: (category: string) => `Couvertures : ${category}`,
    none: 'Aucune couverture ici. Déposez une image, ou prenez-en une dans la médiathèque.',
    unnamed: (place: number) => `Couverture ${place}`,
    undescribed: 'Sans description',
    uses: (count: number) =>
      count === 0
        ? 'Choisie par aucune liste'
        : count === 1
          ? 'Choisie par une liste'
          : `Choisie par ${count} listes`,
    enabled: 'Proposée',
    enabledOf: (label: string) => `Proposée : ${label}`,
    move: 'Changer de place ou de catégorie',
    moveOf: (label: string) => `Changer de place ou de catégorie : ${label}`,
    remove: (label: string) => `Supprimer des thèmes : ${label}`,
    open: 'Voir dans la médiathèque',
    upload: 'Ajouter des couvertures',
    pick: 'Prendre dans la médiathèque',
    hint: 'Préférez des images larges, en 16 sur 9. Elles sont préparées dans les six largeurs du site.',
  },
  move: {
    title: 'Déplacer la couverture',
    category: 'Dans une autre catégorie',
    lead: 'La couverture ira à la fin de la catégorie choisie.',
  },
  place: {
    title: 'Changer de place',
    label: (total: number) => `Place, de 1 à ${total}`,
    unknown: (total: number) => `Donnez un nombre de 1 à ${total}.`,
    go: 'Mettre à cette place',
    of: (place: number, author: string) => `Changer de place : photographie ${place}, ${ofName(author)}`,
  },
  gallery: {
    title: 'Photographies Unsplash',
    short: (count: number) => (count === 1 ? 'Une photographie' : `${count} photographies`),
    off: 'Sans clé',
    offTitle: 'Les photographies Unsplash ne sont pas activées',
    offText:
      'Réglez UNSPLASH_ACCESS_KEY sur le serveur, puis redémarrez-le. En attendant, les listes s’habillent avec les couvertures des catégories.',
    lead: (count: number, chosen: number) =>
      `${count === 1 ? 'Une photographie' : `${count} photographies`} dans la galerie, ${chosen === 0 ? 'aucune choisie' : chosen === 1 ? 'une choisie' : `${chosen} choisies`} par des listes. Elles sont mises à jour chaque nuit.`,
    list: 'Photographies de la galerie',
    none: 'La galerie est vide. Cherchez une photographie, ou attendez la mise à jour de la nuit.',
    photo: 'Photographie',
    credit: 'Photo de',
    on: 'sur Unsplash',
    search: 'Chercher sur Unsplash',
    searchHint: 'En anglais de préférence : « nursery », « spring flowers ».',
    go: 'Chercher',
    found: (count: number) =>
      count === 0
        ? 'Aucune photographie trouvée.'
        : `${count} photographie${count > 1 ? 's' : ''} trouvée${count > 1 ? 's' : ''}.`,
    remove: (place: number, author: string) =>
      `Retirer de la galerie : photographie ${place}, ${ofName(author)}`,
    keep: 'Ajouter à la galerie',
    keepOf: (label: string) => `Ajouter à la galerie : ${label}`,
    kept: 'Dans la galerie',
    more: 'Chercher plus loin',
    place: (place: number, total: number) => `Position ${place} sur ${total}`,
  },
} as const;
