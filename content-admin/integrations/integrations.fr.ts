import type { Delivery, WebhookEvent } from '#src/features/webhooks/webhook.ts';
import { formatDate, formatMoment, formatNumber } from '#src/lib/format.ts';

const status = (code: number) => `réponse ${code}`;

const PROBLEMS: Record<NonNullable<Delivery['problem']>, string> = {
  bad_url: 'adresse impossible',
  private_address: 'adresse d’un réseau privé',
  unknown_host: 'serveur introuvable',
  timeout: 'pas de réponse à temps',
  network: 'connexion impossible',
  too_large: 'réponse trop longue',
  too_many_hops: 'trop de renvois',
};

/** The admin's screens of tokens and webhooks. */
export const integrationsFr = {
  tabs: { label: 'Intégrations', tokens: 'Jetons d’API', webhooks: 'Webhooks', calls: 'Appels de l’équipe' },
  save: 'Enregistrer',
  cancel: 'Annuler',
  secret: {
    once: 'Copiez-le maintenant : il ne sera plus jamais montré.',
    copy: 'Copier',
    copied: 'Copié',
    kept: 'C’est noté',
  },
  calls: {
    title: 'Appels de l’équipe et des boutiques',
    about:
      'Ce qu’un jeton, l’équipe et les boutiques peuvent appeler, d’après les schémas qui vérifient chaque appel. Ceux que tout le monde peut faire sont sur la page publique :',
    publicPage: 'Pour les développeurs',
    group: 'Sujet',
    choose: 'Choisissez un sujet',
  },
  tokens: {
    title: 'Jetons d’API',
    about:
      'Un jeton laisse entrer un autre programme, avec les droits que vous choisissez. Il se donne dans l’en-tête Authorization, comme Bearer. Ce qu’il change est au journal sous son nom.',
    create: 'Créer un jeton',
    none: 'Aucun jeton : aucun autre programme n’entre ici.',
    label: 'À quoi il sert',
    labelHint: 'Le nom du programme, pour le reconnaître dans cette liste et au journal.',
    rights: 'Ce qu’il peut faire',
    expires: 'Dernier jour',
    expiresHint: 'Vide : jusqu’à ce que quelqu’un le révoque.',
    made: (label: string) => `Voici le jeton « ${label} »`,
    revoke: 'Révoquer',
    revokeOf: (label: string) => `Révoquer le jeton « ${label} » ?`,
    revoked: (label: string) => `« ${label} » est révoqué : il n’ouvre plus rien.`,
    dead: 'N’ouvre plus rien : la personne qui l’a créé n’a plus ces droits.',
    over: 'Son dernier jour est passé : il n’ouvre plus rien.',
    by: (name: string, at: string) => `créé par ${name} le ${formatDate(at)}`,
    until: (day: string) => `jusqu’au ${formatDate(day)}`,
    used: (at: string) => `servi ${formatMoment(at)}`,
    unused: 'n’a pas encore servi',
  },
  webhooks: {
    title: 'Webhooks',
    about:
      'Un autre programme est prévenu de ce qui se passe ici : nous lui envoyons un message signé (Standard Webhooks), et recommençons pendant trois jours s’il ne répond pas.',
    create: 'Ajouter un webhook',
    none: 'Aucun webhook : personne n’est prévenu.',
    change: 'Modifier',
    changeOf: (host: string) => `Modifier le webhook de ${host}`,
    url: 'Adresse',
    urlHint: 'En https, joignable depuis Internet.',
    events: 'Ce qui est annoncé',
    enabled: 'Allumé',
    newSecret: 'Faire un nouveau secret',
    newSecretHint: 'L’ancien signe encore pendant 24 heures, le temps de changer.',
    secretOf: (host: string) => `Voici le secret de ${host}`,
    secretAbout: 'Avec lui, votre serveur vérifie que chaque message vient bien de ce site.',
    saved: (host: string) => `Le webhook de ${host} est enregistré.`,
    remove: 'Supprimer',
    removed: (host: string) => `Le webhook de ${host} est supprimé.`,
    on: 'allumé',
    off: 'éteint',
    stopped: (at: string) => `Éteint ${formatMoment(at)} : rien n’était plus accepté.`,
    waiting: (count: number) =>
      count === 0
        ? 'rien n’attend'
        : `${formatNumber(count)} ${count > 1 ? 'envois attendent' : 'envoi attend'}`,
    last: (at: string, code: number | null) =>
      `dernier envoi ${formatMoment(at)}, ${code === null ? 'sans réponse' : status(code)}`,
    tryOut: 'Essayer',
    tried: (one: Delivery) =>
      one.state === 'done'
        ? `L’essai est bien arrivé (${integrationsFr.how(one)}).`
        : `L’essai n’est pas arrivé : ${integrationsFr.how(one)}.`,
    deliveries: 'Envois',
    deliveriesOf: (host: string) => `Envois à ${host}`,
    noDelivery: 'Rien n’a été envoyé ces trente derniers jours.',
    again: 'Renvoyer',
    sentAgain: 'Le message repart.',
    message: 'Le message',
    at: (at: string) => formatMoment(at),
    next: (at: string) =>
      Date.parse(at) > Date.now() + 1000 ? `nouvel essai ${formatMoment(at)}` : 'repart maintenant',
    attempts: (count: number) => (count > 1 ? `${count} essais` : `${count} essai`),
    states: { waiting: 'attend', done: 'accepté', failed: 'pas accepté' },
    kinds: {
      'content.published': 'un texte est mis en ligne',
      'content.updated': 'un texte en ligne change',
      'content.unpublished': 'un texte n’est plus en ligne',
      'content.deleted': 'un texte est supprimé',
      'media.changed': 'une image change',
      'order.paid': 'une commande est payée',
      'order.shipped': 'une commande est partie',
      'merchant.approved': 'une boutique est acceptée',
      'newsletter.confirmed': 'une inscription à la lettre est confirmée',
    } satisfies Record<WebhookEvent, string>,
  },
  /** Why or how the last try went. */
  how: ({ status: code, problem }: Pick<Delivery, 'status' | 'problem'>): string => {
    if (code !== null) return status(code);
    return problem ? PROBLEMS[problem] : 'pas encore envoyé';
  },
};
