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
    open: 'Voir les webhooks',
  },
};
