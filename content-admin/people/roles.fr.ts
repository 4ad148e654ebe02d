/** The copy of the screen of roles. */
export const rolesFr = {
  title: 'Rôles',
  about:
    'Un rôle ouvre des écrans et ce qu’on y fait. On le donne à une personne depuis son compte ; elle peut en avoir plusieurs.',
  team: 'Voir les comptes de l’équipe',
  make: 'Créer un rôle',
  invite: {
    open: 'Inviter quelqu’un',
    title: 'Inviter dans l’équipe',
    about:
      'La personne reçoit un e-mail. Sans compte, elle y choisit son mot de passe\u202f; le lien sert trois jours.',
    email: 'Son adresse e-mail',
    roles: 'Ses rôles',
    noRole: 'Choisissez au moins un rôle.',
    send: 'Envoyer l’invitation',
    sent: (email: string) => `Invitation envoyée à ${email}.`,
  },
  change: 'Modifier',
  changeOf: (name: string) => `Modifier le rôle ${name}`,
  remove: 'Supprimer',
  removed: (name: string) => `Rôle ${name} supprimé.`,
  saved: (name: string) => `Rôle ${name} enregistré.`,
  nothing: 'N’ouvre rien.',
  name: 'Nom',
  opens: 'Ce qu’il ouvre',
  holders:
    'Si ce qu’il ouvre change, les personnes qui le portent sont déconnectées et prévenues par e-mail.',
  save: 'Enregistrer',
  rights: {
    content: 'écrire les textes, lire les modèles, gérer les images',
    publish: 'mettre en ligne, programmer, supprimer, rediriger',
    themes: 'couvertures des listes et leurs catégories',
    catalogue: 'marques, produits, sélections, flux, recherche',
    orders: 'commandes et retours',
    payments: 'paiements, cagnottes, remboursements, contestations, comptabilité',
    people: 'comptes, avis, messages, codes d’invitation',
    mailing: 'lettres aux personnes abonnées',
    stats: 'chiffres de visite et d’usage',
    offers: 'offres de la boutique',
    merchants: 'marchands et leurs commandes',
    settings: 'modèles, menus, réglages, import et export',
  },
} as const;
