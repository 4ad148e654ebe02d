import { ofName } from '#src/lib/of-name.ts';
import { DECIDED_WITHIN_DAYS, KEPT_YEARS, type Refusal, type ReportReason } from './review.ts';

export const REFUSAL_WORDS: Record<Refusal, string> = {
  abuse: 'il contient des propos injurieux, discriminatoires ou menaçants',
  advertising: 'il fait de la publicité ou mène vers un autre site',
  off_topic: 'il ne parle pas du site ni de ce qu’il propose',
  personal_data: 'il donne le nom, l’adresse ou une autre donnée d’une personne',
  unlawful: 'son contenu est contraire à la loi',
  not_experienced: 'il ne raconte pas une expérience vécue sur le site',
};

export const REPORT_WORDS: Record<ReportReason, string> = {
  not_authentic: 'Je doute qu’il soit authentique',
  abuse: 'Il est injurieux ou menaçant',
  personal_data: 'Il donne des informations sur quelqu’un',
  unlawful: 'Il est contraire à la loi',
  advertising: 'C’est de la publicité',
};

const stars = (n: number) => `${n} sur 5`;

export const reviewFr = {
  title: (product: string) => `Tous les avis sur ${product}`,
  description: (product: string) =>
    `Ce que des parents et des proches pensent ${ofName(product)} : des avis relus avant publication, du plus récent au plus ancien.`,
  lead: 'Des avis de personnes qui ont un compte, relus avant de paraître, du plus récent au plus ancien.',
  page: (page: number) => ` – page ${page}`,
  stars,
  average: (average: number, count: number) =>
    `${average.toLocaleString('fr-FR')} sur 5, d’après ${count} ${count > 1 ? 'avis' : 'avis unique'}`,
  ofStars: (n: number) => `${n} ${n > 1 ? 'étoiles' : 'étoile'}`,
  none: 'Aucun avis pour le moment',
  noneText:
    'Nous n’en inventons pas : cette page attend le premier. Si vous vous êtes servi du site, ce sera peut-être le vôtre.',
  write: 'Écrire un avis',
  published: 'Publié le',
  experience: 'expérience de',
  reply: 'Réponse du site',
  report: 'Signaler',
  collected: 'Comment ces avis sont recueillis',
  points: [
    'Chaque avis est lu par une personne avant sa publication. Nous vérifions qu’il vient d’un compte du site et qu’il raconte une expérience ; nous ne vérifions pas chaque fait raconté.',
    'Les avis sont classés par date de publication, du plus récent au plus ancien. La note n’y change rien, ni aucun paiement.',
    'Chaque avis porte sa date de publication et le mois de l’expérience qu’il raconte.',
    'Aucune contrepartie n’est donnée pour un avis, ni argent, ni cadeau, ni remise.',
    `Un avis est publié ou refusé dans les ${DECIDED_WITHIN_DAYS} jours. Il reste en ligne ${KEPT_YEARS} ans au plus, ou jusqu’à ce que son auteur le retire.`,
    'Son auteur peut le modifier ou le retirer à tout moment ; modifié, il est relu. Le site ne met pas ses auteurs en relation avec d’autres lecteurs.',
  ],
  refusalsTitle: 'Un avis est refusé, et son auteur en reçoit la raison, quand :',
  doubt:
    'Un doute sur un avis ? « Signaler » est sous chacun d’eux, sans compte et gratuit : une personne regarde chaque signalement.',
  law: 'Articles L. 111-7-2 et D. 111-16 à D. 111-19 du code de la consommation.',
  form: {
    title: 'Votre avis',
    guest:
      'Pour écrire un avis, connectez-vous : c’est ainsi que nous savons qu’il vient de quelqu’un qui se sert du site.',
    login: 'Se connecter',
    noScript: 'Écrire un avis demande d’être connecté, et la connexion a besoin de JavaScript.',
    rating: 'Votre note',
    month: 'Quand était-ce ?',
    monthHint: 'Le mois où vous vous êtes servi du site.',
    text: 'Ce que vous en pensez',
    textHint: 'Ce qui vous a plu, ce qui manque. Sans nom ni adresse de personnes.',
    signed: 'Signé',
    submit: 'Envoyer mon avis',
    change: 'Envoyer mes changements',
    remove: 'Retirer mon avis',
    removed: 'Votre avis est retiré.',
    sent: 'Merci. Une personne le lit, et vous recevez un e-mail quand il paraît.',
    failed: 'Votre avis n’est pas parti. Vérifiez votre connexion, puis renvoyez-le : il est toujours là.',
    states: {
      pending: 'Votre avis est en cours de relecture.',
      published: 'Votre avis est en ligne. Si vous le changez, il est relu avant de reparaître.',
      refused: 'Votre avis n’a pas été publié : ',
    },
  },
  reporting: {
    title: 'Signaler cet avis',
    why: 'Pourquoi ?',
    detail: 'Ce que vous avez remarqué',
    detailHint: 'Facultatif, mais cela nous aide à vérifier.',
    submit: 'Envoyer le signalement',
    thanks: 'Merci : une personne va regarder cet avis.',
    back: 'Revenir aux avis',
  },
  errors: {
    month: 'Ce mois n’est pas encore passé.',
    gone: 'Cet avis n’est plus là.',
    changed: 'Son auteur a changé cet avis pendant que vous le lisiez. Rechargez la page pour le relire.',
    refusal: 'Choisissez la raison du refus : elle est envoyée à l’auteur.',
  },
} as const;
