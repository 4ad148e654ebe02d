import { SVG_REFUSED } from '#src/lib/validation.fr.ts';

const images = (count: number) => (count === 1 ? 'Une image' : `${count} images`);

export const mediaFr = {
  title: 'Médiathèque',
  lead: 'Les images du site, leur description et là où elles servent.',
  search: 'Chercher une description ou un fichier',
  show: 'Montrer',
  filters: {
    all: 'Toutes les images',
    unused: 'Celles qui ne servent pas',
    undescribed: 'Celles sans description',
    doubles: 'Celles qui se ressemblent',
  },
  count: (total: number) => (total === 0 ? 'Aucune image' : images(total)),
  none: 'Aucune image ne correspond.',
  empty: 'La médiathèque est vide. Déposez ici vos premières images.',
  clear: 'Effacer la recherche',
  undescribed: 'Sans description',
  open: (alt: string) => `Ouvrir : ${alt}`,
  choose: (alt: string) => `Choisir : ${alt}`,
  kilo: (n: string) => `${n} Kio`,
  mega: (n: string) => `${n} Mio`,
  size: (width: number, height: number) => `${width} × ${height}`,
  picker: {
    title: 'Choisir une image',
    uploadTitle: 'Ajouter une image',
    add: 'Ajouter une image',
    back: 'Revenir à la médiathèque',
  },
  drop: {
    add: 'Ajouter des images',
    hint: 'ou déposez-les ici, ou collez-les (Ctrl+V). PNG, JPEG, WebP ou AVIF.',
    here: 'Déposez vos images ici',
  },
  queue: {
    title: (count: number) =>
      count === 0
        ? 'Aucune image à ajouter'
        : count === 1
          ? 'Une image à décrire'
          : `${count} images à décrire`,
    why: 'La description est lue à voix haute à qui ne voit pas l’image : dites ce qu’elle montre, en une phrase.',
    alt: 'Description',
    altOf: (filename: string) => `Description de ${filename}`,
    needed: 'Décrivez l’image en quelques mots.',
    send: (count: number) => (count === 1 ? 'Ajouter l’image' : `Ajouter les ${count} images`),
    use: 'Utiliser cette image',
    remove: (filename: string) => `Retirer ${filename}`,
    cancel: 'Annuler',
    close: 'Fermer',
    sending: 'Envoi…',
    done: 'Ajoutée',
    known: (alt: string) => `Déjà dans la médiathèque : « ${alt} ».`,
    progress: (done: number, total: number) => `${done} sur ${total} envoyées`,
    added: (count: number) => `${images(count)} de plus dans la médiathèque.`,
    retry: 'Réessayer',
  },
  errors: {
    format: 'Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF.',
    empty: 'Ce fichier est vide : choisissez-en un autre.',
    tooLarge: 'Cette image dépasse 40 millions de pixels : réduisez-la, puis réessayez.',
    svg: SVG_REFUSED,
    unreadable:
      'Cette image ne s’ouvre pas ici\u202f: elle est abîmée, immense ou d’un autre format. Enregistrez-la en JPEG ou en PNG, réduite, puis réessayez.',
    failed: 'L’image n’a pas pu être envoyée. Vérifiez votre connexion.',
  },
  detail: {
    alt: 'Description',
    altHint: 'Un article peut donner la sienne : elle l’emporte là où il la donne.',
    save: 'Enregistrer la description',
    saved: 'Description enregistrée.',
    address: 'Adresse à écrire dans un texte',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée.',
    facts: 'Fichier',
    dimensions: 'Dimensions',
    weight: 'Poids du fichier envoyé',
    added: 'Ajoutée',
    changed: 'Modifiée',
    uses: 'Où elle sert',
    unused: 'Elle ne sert nulle part.',
    moreUses: (rest: number) => `et ${rest} de plus`,
    places: { text: 'dans le texte', field: 'dans un champ', draft: 'dans un brouillon' },
    lookalikes: 'Elles lui ressemblent',
    replace: 'Remplacer l’image',
    replaceHint: 'La nouvelle image prend sa place partout où elle sert, à la même adresse.',
    replaced: 'Image remplacée partout où elle sert.',
    remove: 'Supprimer',
    removeAnyway: (count: number) =>
      count === 1 ? 'Supprimer quand même (une utilisation)' : `Supprimer quand même (${count} utilisations)`,
    removed: 'Image supprimée.',
  },
} as const;
