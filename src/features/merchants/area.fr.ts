/** Copy of the sellers' addresses for which there are no screens yet. */
export const areaFr = {
  area: {
    title: 'L’espace des vendeurs',
    description: 'Où en est l’espace des vendeurs, et comment tenir sa boutique en attendant.',
    lead: 'Les écrans de cet espace ne sont pas encore ouverts.',
    text: 'Une boutique, ses produits, ses commandes et ses versements se tiennent pour l’instant par nos appels, ou avec l’aide de notre équipe : écrivez-nous, et dites de quelle boutique il s’agit.',
    personal:
      'Cette page est celle d’un compte personnel. Revenez à votre compte par le bandeau en haut de la page pour l’ouvrir.',
    contact: 'Nous écrire',
  },
  shopify: {
    title: 'Relier une boutique Shopify',
    description: 'Le lien avec Shopify n’est pas mis en place sur ce site.',
    lead: 'Le lien avec Shopify n’est pas mis en place sur ce site.',
    text: 'Aucune boutique ne peut y être reliée pour l’instant, et rien n’a été enregistré de votre visite.',
  },
} as const;
