/** Home page copy. Nothing here is a figure or a testimonial: real counts come from the database, or are not shown. */
export const homeFr = {
  title: 'Liste de naissance et cagnotte, en toute simplicité',
  description:
    'Composez une liste de naissance avec des articles de toutes les boutiques, partagez un lien, recevez des cadeaux ou une cagnotte. Vos proches offrent sans compte.',
  hero: {
    title: 'Tout ce qu’il faut pour accueillir un bébé, sur une seule liste.',
    lead: 'Neuf, occasion, coup de main ou cagnotte : vous demandez juste, vos proches offrent juste.',
    action: 'Commencer ma liste',
    secondary: 'Voir une liste d’exemple',
    note: 'Gratuit. Aucun compte à créer pour vos proches.',
  },
  steps: {
    title: 'Trois étapes, et beaucoup moins de questions',
    items: [
      {
        title: 'Composez',
        text: 'Piochez dans le catalogue, collez l’adresse d’une autre boutique ou écrivez une idée : « des petits plats pour la première semaine ».',
      },
      {
        title: 'Partagez',
        text: 'Un lien, un QR code à imprimer. Au départ, seules les personnes qui ont le lien voient votre liste.',
      },
      {
        title: 'Recevez',
        text: 'Un cadeau réservé ne peut pas l’être deux fois. Et la surprise reste entière jusqu’à la naissance.',
      },
    ],
  },
  trust: {
    title: 'Ce que vous pouvez vérifier',
    items: [
      {
        title: 'Vos proches offrent sans compte',
        text: 'Une adresse e-mail suffit pour réserver un cadeau ou participer à la cagnotte.',
      },
      {
        title: 'Les frais se voient avant de payer',
        text: 'Le réglage de départ est 0 €. S’il y en a, le montant et le total s’affichent avant la carte.',
      },
      {
        title: 'La surprise est protégée',
        text: 'Par défaut, ni achats, ni réservations, ni noms avant la date que vous fixez ou la naissance.',
      },
      {
        title: 'Votre liste vous appartient',
        text: 'Export à tout moment, en tableur, en JSON ou en page à imprimer. Une adresse changée continue de mener chez vous.',
      },
      {
        title: 'Des conseils avec leurs sources',
        text: 'Chaque article nomme ses textes et ses organismes. La santé y reste à vérifier avec un professionnel.',
      },
    ],
  },
  demo: {
    title: 'Démonstration : aucun argent réel',
    text: 'Ce site fonctionne sans prestataire de paiement. Essayez tout : rien n’est débité, et une vraie carte serait refusée.',
  },
  example: {
    title: 'À quoi ressemble une liste',
    text: 'Ouvrez cette liste d’exemple comme le ferait un proche.',
    action: 'Ouvrir la liste',
  },
  magazine: {
    title: 'À lire, d’une main',
    text: 'Des guides courts, datés et sourcés, pour les neuf mois et les suivants.',
    action: 'Tout le magazine',
  },
  discover: {
    title: 'Chercher, calculer, rêver un peu',
    firstNames: { title: 'Les prénoms', text: 'Leur courbe depuis 1900, d’après l’Insee.' },
    dueDate: { title: 'La date d’accouchement', text: 'Une estimation, à partir de vos dernières règles.' },
    week: { title: 'La semaine de grossesse', text: 'Aménorrhée, semaines, mois : les trois à la fois.' },
    milla: { title: 'Une question ?', text: 'Milla répond avec nos pages, sources à l’appui.' },
    places: { title: 'Les naissances près de chez vous', text: 'Des chiffres publics, ville par ville.' },
  },
  promoted: { title: 'À découvrir' },
  questions: { title: 'Vous vous demandez peut-être', action: 'Toutes les questions' },
} as const;
