/** The example list of the home page. It says it is one; its parents are nobody. */
export const DEMO_LIST = {
  slug: 'liste-exemple',
  email: 'exemple@merveille.invalid',
  firstname: 'Louise',
  partnerFirstname: 'Karim',
  title: 'La liste d’exemple de Louise et Karim',
  /** The number of gifts of each classification it takes from the demo catalogue. */
  perClassification: 2,
  birthInDays: 74,
  note: 'Liste de démonstration : réservez, participez, rien n’est envoyé à personne.',
  custom: [
    { name: 'Des petits plats pour la première semaine', price: null, classification: 'repas' },
    { name: 'Une après-midi de garde, quand vous voudrez', price: null, classification: 'maman' },
  ],
  external: {
    name: 'Mobile en bois, fait main',
    price: 4200,
    /** A page of ours that says that no such shop exists. */
    path: '/boutique-de-demonstration',
    classification: 'chambre',
  },
} as const;
