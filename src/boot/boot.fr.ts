/** Lines a newcomer reads at the console. */
export const bootFr = {
  online: (product: string, at: string) => `  ${product} est en ligne : ${at}`,
  places: (at: string, mail: string) => [
    `    Magazine         ${at}/magazine`,
    `    Prénoms          ${at}/prenoms`,
    `    Créer une liste  ${at}/i/marketplace/inscription`,
    `    Administration   ${at}/a/admin`,
    `    E-mails          ${mail}`,
  ],
  together: (workers: number) => `    Processus        ${workers}, sur le même port`,
  demo: '    Paiements        démonstration, aucun argent réel',
  consentUnasked: (container: string) =>
    `GTM_ID=${container} est réglé sans CONSENT=ask : la mesure d’audience commence sans l’accord du visiteur, que la CNIL demande de recueillir avant. Réglez CONSENT=ask.`,
  toFill: '  À compléter avant d’ouvrir au public (passages entre crochets)\u202f:',
  unread:
    '  Pages que la loi demande et qui ne sont pas en ligne (l’accueil de l’administration en propose les modèles)\u202f:',
  admin: (email: string, password: string) => [
    `  Premier compte administrateur : ${email}`,
    `  Mot de passe (affiché une seule fois, valable une semaine) : ${password}`,
  ],
  seeding: (name: string) => `  Données de départ : ${name}\n`,
  portTaken: (port: number) => `Le port ${port} est déjà pris : PORT=… npm start`,
};
