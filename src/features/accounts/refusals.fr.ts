/** Sentences that refuse a proof, a code, a link or a second factor. */
export const accountRefusalFr = {
  linkOver: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  totpThere: 'La double authentification est déjà en place. Retirez-la d’abord.',
  totpNone: 'La double authentification n’est pas en place sur ce compte.',
  totpMissing: 'Tapez le code de votre application d’authentification, ou l’un de vos codes de secours.',
  /** Of an application that is being linked: there is no recovery code yet. */
  totpWrongFirst: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  totpWrong:
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, ou essayez un autre code de secours.',
  passkeyRefused:
    'Cette clé d’accès n’a pas été acceptée : elle n’est pas enregistrée ici, ou le délai est passé. Réessayez, ou connectez-vous autrement.',
  passkeyThere: 'Cette clé d’accès est déjà enregistrée.',
  passkeysMany: 'Vous avez déjà vingt clés d’accès. Retirez-en une d’abord.',
  passkeyUnknown: 'Cette clé d’accès est introuvable.',
  passwordWrong: 'Ce n’est pas le mot de passe de ce compte.',
  passwordNone:
    'Ce compte n’a pas encore de mot de passe. Choisissez-en un par «\u202fMot de passe oublié\u202f».',
  passkeyWanted:
    'Votre compte administre le site et a une clé d’accès : confirmez avec elle, ou avec un code.',
  passkeyWrong: 'Cette clé d’accès n’est pas celle de ce compte. Recommencez, ou confirmez autrement.',
  proofMissing: 'Donnez votre mot de passe, un code ou une clé d’accès.',
  tokenRights: 'Un jeton n’a pas plus de droits que la personne qui le crée.',
  tokenPast: 'Ce jour est passé : choisissez-en un à venir.',
  tokenUnknown: 'Ce jeton n’existe plus.',
  tooManyTokens: (most: number) => `Un site a ${most} jetons au plus : révoquez ceux qui ne servent plus.`,
};
