/** Sentences that refuse a code, a link or a second factor. */
export const accountRefusalFr = {
  linkOver: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  totpThere: 'Un second facteur est déjà en place. Retirez-le d’abord.',
  totpMissing: 'Tapez le code de votre application d’authentification.',
  totpWrong: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
};
