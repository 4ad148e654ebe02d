/** Sentences that refuse a step of an account's life. */
export const membershipRefusalFr = {
  firstPasswordOver:
    'Ce premier mot de passe n’est plus valable : redémarrez le site, il en affiche un autre.',
  credentialsWrong: 'L’adresse e-mail ou le mot de passe ne correspond pas.',
  accountDisabled: 'Ce compte est désactivé. Écrivez-nous pour le rouvrir.',
  lastAdmin: 'Il ne resterait plus personne pour administrer ce site.',
  providerMissing: (provider: string) => `La connexion avec ${provider} n’est pas proposée ici.`,
  providerDown: (provider: string) =>
    `${provider} ne répond pas. Réessayez, ou connectez-vous avec votre mot de passe.`,
  providerRefused: (provider: string) => `${provider} n’a pas confirmé votre identité. Recommencez.`,
  tokenSpent: (provider: string) => `Cette connexion avec ${provider} a déjà servi. Recommencez.`,
  addressTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous avec votre mot de passe.',
  identityUnknown: (provider: string) => `Aucun compte ${provider} n’ouvre votre compte.`,
  addressMissing: (provider: string) =>
    `${provider} ne nous a pas transmis d’adresse e-mail : créez votre compte avec une adresse.`,
  notADevice: 'Cet appareil ne peut pas recevoir de notifications.',
  personUnknown: 'Cette personne est introuvable.',
  notOneself: 'Vous ne pouvez pas désactiver votre propre compte.',
  notAnAdmin: 'On n’agit pas à la place d’une autre personne de l’équipe.',
  staffByAdmin: 'Seule une personne qui administre le site agit sur le compte d’un membre de l’équipe.',
  roleUnknown: 'Ce rôle n’existe plus.',
  roleNameTaken: 'Un autre rôle porte déjà ce nom.',
  roleInUse: 'Ce rôle est donné à quelqu’un : retirez-le d’abord de chaque compte qui le porte.',
  tooManyRoles: (most: number) => `Un site a ${most} rôles au plus : modifiez-en un, ou supprimez-en.`,
  disabled: 'Ce compte est désactivé.',
  roleByAnother: 'Demandez à quelqu’un d’autre de changer votre propre rôle.',
  actedFor: (site: string, when: string) =>
    `L’équipe ${site} a agi sur votre compte le ${when}, pour vous aider. Elle n’a accès ni à votre argent, ni à vos mots de passe, ni à vos données exportées.`,
  ticketInvalid: 'Ce code d’invitation n’est pas valable, ou ne l’est plus. Vous pouvez continuer sans lui.',
};
