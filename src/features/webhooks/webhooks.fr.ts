export const webhookFr = {
  badUrl: 'Donnez l’adresse complète, en https, d’un serveur joignable depuis Internet.',
  privateUrl: 'Cette adresse est celle d’un réseau privé : nous n’y envoyons rien.',
  unknown: 'Ce webhook n’existe plus.',
  deliveryUnknown: 'Cet envoi n’est plus gardé.',
  tooMany: (most: number) => `Un site a ${most} webhooks au plus : supprimez ceux qui ne servent plus.`,
  off: 'Ce webhook est éteint : rallumez-le d’abord.',
  mail: {
    subject: (site: string) => `${site} : un webhook s’est éteint`,
    title: 'Un webhook s’est éteint',
    gone: (host: string) =>
      `Le serveur ${host} a répondu qu’il ne veut plus rien recevoir (410). Nous ne lui envoyons plus rien.`,
    silent: (host: string) =>
      `Le serveur ${host} n’a rien accepté depuis trois jours. Nous ne lui envoyons plus rien.`,
    kept: 'Ce qui attend est gardé trente jours et partira si vous rallumez le webhook.',
  },
  givenUp: {
    subject: (site: string) => `${site}\u202f: un envoi de webhook est abandonné`,
    title: 'Un envoi de webhook est abandonné',
    text: (host: string, type: string) =>
      `Le serveur ${host} refuse depuis trois jours un envoi «\u202f${type}\u202f», et en accepte d’autres. Nous ne l’essayons plus\u202f; les autres continuent.`,
    kept: 'Il est gardé trente jours dans la liste des envois, d’où il peut repartir à la main.',
  },
  open: 'Voir les webhooks',
};
