/** Sentences that refuse a proof, a code, a link or a second factor. */
export const accountRefusalFr = {
  linkOver: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  totpThere: 'Un second facteur est déjà en place. Retirez-le d’abord.',
  totpMissing: 'Tapez le code de votre application d’authentification.',
  totpNone: 'Ce compte n’a pas de second facteur. Prouvez-le autrement.',
  passwordWrong: 'Ce n’est pas le mot de passe de ce compte.',
  passwordNone: 'Ce compte n’a pas encore de mot de passe. Choisissez-en un par « Mot de passe oublié ».',
  passkeyWrong: 'Cette clé d’accès n’est pas celle de ce compte. Recommencez, ou prouvez-le autrement.',
  proofMissing: 'Donnez votre mot de passe, un code ou une clé d’accès.',
  totpWrong: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
};
