/** Refusals of the search's settings, next to their field. */
export const tuningFr = {
  check: 'Corrigez les champs signalés.',
  conflict:
    'Quelqu’un a enregistré entre-temps : rechargez pour voir sa version, puis refaites votre changement.',
  empty: 'Écrivez un mot.',
  noWord: (term: string) => `« ${term} » n’a ni lettre ni chiffre.`,
  small: (term: string) => `« ${term} » : la recherche ne tient pas compte de ce petit mot.`,
  long: (term: string) => `« ${term} » : trois mots au plus, sans compter les petits.`,
  double: (term: string) => `« ${term} » est déjà dans ce groupe.`,
  alone: 'Il faut au moins deux mots dans un groupe.',
  noMeaning: 'Écrivez au moins un mot à trouver aussi.',
  itself: (term: string) => `« ${term} » est déjà ce qui est cherché.`,
  askedTwice: (term: string) => `« ${term} » a déjà sa ligne plus haut : complétez-la.`,
  oneWord: (term: string) => `« ${term} » : un seul mot, sans espace.`,
  knownStop: (term: string) => `« ${term} » est déjà ignoré.`,
  inSynonyms: (term: string) => `« ${term} » est aussi dans vos synonymes : retirez-le de l’un des deux.`,
  pinNothing: 'Choisissez au moins un produit.',
  pinTwice: (query: string) => `« ${query} » a déjà sa mise en avant plus haut : complétez-la.`,
  productTwice: 'Ce produit est déjà dans la liste.',
  productGone: 'Un de ces produits n’existe plus : retirez-le.',
  everyField: 'Les quatre champs doivent être là, une fois chacun.',
  rankingText: 'La ressemblance des mots doit rester dans le classement.',
  rankingTwice: 'Un critère ne peut y être qu’une fois.',
  tryUnready:
    'L’essai n’est pas encore possible : le moteur qui s’en charge se prépare. Réessayez dans une minute.',
} as const;
