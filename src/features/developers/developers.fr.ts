import type { Contract } from '#src/calls/contract.ts';

const ACCESS: Partial<Record<Contract['access'], string>> = {
  anyone: 'ouvert à tous',
  user: 'personne connectée',
  session: 'personne ou boutique connectée',
  merchant: 'boutique connectée',
  admin: 'administration',
  demoAdmin: 'administration, en démonstration',
  demo: 'en démonstration',
  test: 'en essai',
  cms: 'équipe (publier) ou clé du CMS',
};

export const developersFr = {
  title: 'Pour les développeurs\u202f: l’API et ses exemples',
  heading: 'Pour les développeurs',
  description:
    'Tous les appels que votre programme peut faire ici, avec leurs types et des exemples qui marchent\u202f: contenus, recherche, listes, comptes, boutique.',
  lead: 'Ce que votre programme peut lire et faire ici. Cette page est tirée des schémas qui vérifient chaque appel\u202f: elle ne peut pas vieillir.',
  crumb: 'Développeurs',
  groups: {
    assistant: 'L’assistante',
    business: 'Vendre ici',
    cagnotte: 'La cagnotte, pour ses propriétaires',
    contact: 'Écrire à l’équipe',
    content: 'Les contenus',
    demo: 'La démonstration',
    'first-name': 'Les votes de prénoms',
    guess: 'Les pronostics',
    list: 'Les listes, pour leurs propriétaires',
    newsletter: 'La lettre',
    offer: 'Les offres et le calendrier',
    order: 'Les commandes',
    publiclist: 'Les listes, pour les proches',
    review: 'Les avis',
    search: 'La recherche',
    user: 'Les comptes et les sessions',
    voucher: 'Les bons d’achat',
    admin: 'L’administration',
  } as Record<string, string>,
  calls: (count: number) => (count === 1 ? '1 appel' : `${count} appels`),
  groupTitle: (name: string) => `${name}\u202f: les appels de l’API`,
  groupDescription: (name: string, count: number) =>
    `${name}\u202f: ${count === 1 ? 'l’appel' : `les ${count} appels`} de ce groupe, avec ce que l’on envoie, ce qui est répondu, les refus et des exemples.`,
  allGroups: 'Tous les appels, par sujet',
  envelope: {
    heading: 'La forme d’un appel',
    text: 'Un appel est un POST de JSON à /api/groupe/appel. La réponse est {"result": …}, ou un refus que la personne peut corriger\u202f: {"err": "une phrase", "code": "un_code", "fields": {"champ": "une phrase"}}, avec le statut 200. Un autre statut dit que l’appel n’était pas possible\u202f: 400, 401, 403, 404, 409, 413, 415, 429 (avec retry-after) ou 500 (avec une référence). Une clé inconnue est refusée.',
  },
  who: {
    heading: 'Qui appelle',
    text: 'Un jeton dans l’en-tête authorization, après le mot Bearer. Celui d’une personne vient de la connexion et dure trente jours. Celui d’un programme est fait dans l’administration, commence par mrv_, ne tient que les droits choisis, et finit au jour dit.',
  },
  read: {
    heading: 'Lire les contenus d’ici sur un autre site',
    text: 'Les appels de lecture sont aussi répondus à GET, avec un ETag\u202f: renvoyé dans if-none-match, il est répondu 304 tant que rien n’a changé. Ce qui est publié ne demande pas de jeton\u202f; les brouillons demandent le droit content. Une page d’un autre site peut lire ainsi depuis le navigateur, et montrer nos images\u202f; un jeton n’a rien à faire dans une page que tout le monde ouvre.',
  },
  told: {
    heading: 'Être prévenu',
    text: 'Un webhook prévient votre programme de ce qui se passe ici (un article publié, une commande payée). Il suit la spécification Standard Webhooks\u202f: en-têtes webhook-id, webhook-timestamp et webhook-signature. Un envoi qui échoue est refait pendant trois jours.',
  },
  client: {
    heading: 'Un client typé',
    text: 'Depuis le code du site, cette commande écrit un client TypeScript sans dépendance, tiré du même contrat\u202f:',
  },
  machine: {
    before: 'La même chose, pour une machine\u202f: ',
    label: '/api/openapi.json (OpenAPI 3.1)',
  },
  examples: 'Exemples',
  types: 'Les types',
  sent: 'Envoyé',
  answered: 'Répondu',
  nothing: 'rien ({})',
  codes: 'Refus propres à cet appel\u202f: ',
  byGet: 'GET aussi',
  proof: 'preuve récente demandée',
  once: 'idempotency-key',
  access: (access: Contract['access']) => ACCESS[access] ?? `équipe, droit ${access.replace('staff:', '')}`,
  also: (rights: readonly string[]) => `ou ${rights.join(', ')}`,
} as const;
