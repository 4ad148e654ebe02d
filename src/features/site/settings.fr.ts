export const settingsFr = {
  errors: {
    href: 'Attendu : un chemin du site (/magazine) ou une adresse complète (https, mailto ou tel).',
    email: 'Cette adresse e-mail n’est pas complète.',
    profile: 'Attendu : une adresse qui commence par https://.',
    twice: 'Un bloc figure deux fois.',
    conflict: 'Quelqu’un a changé ces réglages entre-temps. Relisez-les : votre saisie est encore là.',
    noRevision: 'Cette version n’existe pas.',
  },
  /** Shown above the reviews until an editor writes another. */
  reviewsNotice:
    'Les avis sont écrits par des personnes qui ont un compte. Chacun est relu avant d’être publié : nous écartons les propos injurieux, publicitaires ou sans rapport, jamais un avis parce qu’il est sévère. Les avis paraissent du plus récent au plus ancien, avec leur date. Personne n’est payé pour en écrire, et l’auteur peut demander le retrait du sien à tout moment.',
} as const;
