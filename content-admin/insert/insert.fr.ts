export const insertFr = {
  cancel: 'Annuler',
  search: {
    waiting: 'Recherche…',
    none: 'Aucun résultat.',
    failed: 'La recherche ne répond pas. Réessayez.',
    count: (n: number) => `${n} ${n < 2 ? 'résultat' : 'résultats'}`,
  },
  product: {
    title: 'Insérer un produit',
    search: 'Chercher dans le catalogue',
    hint: 'Son prix et sa disponibilité seront ceux du moment où la page est lue.',
  },
  block: {
    title: 'Insérer un bloc réutilisable',
    search: 'Chercher un bloc par son titre',
    hint: 'Un bloc s’écrit comme un article, avec le type «\u202fBloc réutilisable\u202f». Le modifier change toutes les pages qui le nomment.',
    unpublished: 'pas encore publié',
  },
  link: {
    title: 'Lien',
    text: 'Texte du lien',
    href: 'Adresse',
    hrefHint: 'Une adresse https://, un chemin du site, ou le titre d’une de ses pages.',
    invalid: 'Une adresse commence par https:// ou par une barre (« /page »), ou est celle d’un e-mail.',
    missing: 'Écrivez une adresse ou choisissez une page.',
    remove: 'Retirer le lien',
    apply: 'Mettre le lien',
  },
  picture: {
    title: 'Décrire l’image',
    alt: 'Description',
    hint: 'Lue à qui ne voit pas l’image. Laissez vide si l’image n’apprend rien de plus que le texte.',
    apply: 'Garder',
    remove: 'Retirer l’image',
  },
  locked: {
    title: 'Modifier ce bloc en Markdown',
    lead: 'Le texte enrichi ne sait pas montrer ce bloc. Son Markdown se modifie ici, et reste tel quel sinon.',
    label: 'Markdown du bloc',
    apply: 'Remplacer',
  },
} as const;
