import { type Letter, letter } from '#src/lib/letter.ts';
import { CONFIRM_DAYS, type Topic } from './newsletter.ts';

export const TOPIC_LABELS: Record<Topic, string> = {
  magazine: 'Le magazine',
  semaine: 'Ma semaine',
  offres: 'Les offres',
};

export const TOPIC_ABOUT: Record<Topic, string> = {
  magazine: 'les nouveaux articles et les outils',
  semaine: 'ce que la semaine de grossesse apporte, selon la date prévue',
  offres: 'les offres de la boutique',
};

/** The sentences of the pages and calls of the letter. */
export const newsletterFr = {
  title: 'La lettre',
  description: 'Recevoir la lettre du site : choisir ce qui vous intéresse, et arrêter d’un geste.',
  lead: 'Choisissez ce que vous voulez recevoir. Nous vous écrivons seulement si vous ouvrez le lien de confirmation, et chaque lettre s’arrête d’un geste.',
  home: 'Accueil',
  invite: {
    title: 'La suite par e-mail',
    text: 'Choisissez ce qui vous intéresse : un lien pour confirmer, un geste pour arrêter.',
    button: 'Recevoir la lettre',
  },
  offer: 'La lettre du magazine aussi (à confirmer par e-mail).',
  email: 'Votre adresse e-mail',
  topics: 'Ce que vous voulez recevoir',
  term: 'La date prévue de la naissance',
  termHint: 'Facultatif : « Ma semaine » s’en sert, et rien d’autre.',
  submit: 'M’inscrire',
  toMagazine: 'Lire le magazine',
  privacy:
    'Votre adresse sert à cette lettre et à rien d’autre. Ni les ouvertures ni vos clics ne sont suivis : seuls les liens sont comptés, tous lecteurs confondus.',
  sent: {
    title: 'Ouvrez le lien que nous vous envoyons',
    text: `Si cette adresse est la vôtre, un e-mail y arrive. Son lien confirme l’inscription pendant ${CONFIRM_DAYS} jours ; sans lui, rien n’est envoyé.`,
  },
  confirm: {
    title: 'Confirmer votre inscription',
    lead: 'Un geste encore : il prouve que c’est bien vous.',
    button: 'Confirmer',
    done: 'C’est confirmé',
    doneText: 'Vous recevrez ce que vous avez choisi. Chaque lettre porte un lien pour changer d’avis.',
  },
  unsubscribe: {
    title: 'Ne plus recevoir nos lettres',
    lead: 'Plus aucune lettre ne partira vers votre adresse. Les e-mails de vos cadeaux, commandes et listes continuent.',
    button: 'Ne plus rien recevoir',
    done: 'Vous ne recevrez plus de lettre',
    doneText: 'C’est fait, tout de suite.',
    back: 'Choisir plutôt ce que je reçois',
  },
  preferences: {
    title: 'Vos préférences',
    lead: 'Cochez ce que vous voulez recevoir. Rien de coché : plus rien ne part.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    ended: 'La grossesse s’est arrêtée',
    endedText:
      'Tout ce qui en parle dans nos lettres s’arrête maintenant, sans autre question. Vous pouvez garder le reste.',
    endedMore: 'Vous avez aussi une liste, ou une date gardée sur un appareil ?',
    endedLink: 'Tout arrêter, partout',
    endedHref: '/grossesse/arret',
    endedButton: 'Arrêter tout ce qui en parle',
    endedDone: 'C’est arrêté. Nous ne vous écrirons plus à ce sujet.',
  },
  notDone: 'Ce n’est pas fait',
  dead: {
    title: 'Ce lien ne sert plus',
    text: 'Il a déjà servi, il a plus de sept jours, ou l’adresse a été effacée.',
    again: 'S’inscrire à nouveau',
  },
  refusals: {
    token: 'Ce lien ne sert plus.',
    term: 'Cette date est trop loin : donnez celle de la naissance, prévue ou passée.',
    unknown: 'Cette lettre n’existe plus.',
    notDraft: 'Cette lettre est partie ou va partir : on ne la change plus.',
    changedElsewhere:
      'Cette lettre a été enregistrée ailleurs entre-temps : comparez les deux versions avant de continuer.',
    notStopped: 'Cette adresse n’est plus dans la liste : les lettres y vont déjà.',
    stopped: 'Cette adresse est déjà dans la liste.',
    notPlanned: 'Seule une lettre programmée ou en train de partir s’annule.',
    past: 'Ce moment est passé : choisissez-en un à venir.',
    tooFar: 'Choisissez un moment dans l’année qui vient.',
  },
  /** In the place of an address that its person had erased. */
  erased: 'Adresse effacée à la demande de la personne',
  /** At the foot of each letter. */
  foot: {
    why: (email: string) => `Vous recevez cette lettre parce que l’adresse ${email} y est inscrite.`,
    browser: 'Voir dans le navigateur',
    preferences: 'Choisir ce que je reçois',
    unsubscribe: 'Ne plus rien recevoir',
  },
};

/** "Ma semaine", by mail. */
export const weekFr = {
  subject: (title: string) => title,
  title: (title: string) => title,
  read: 'Lire cette semaine sur le site',
  all: 'Toutes mes dates',
  ended: 'Ma grossesse s’est arrêtée',
};

/** The mail whose link confirms an address. */
export function confirmMail({ site, href }: { site: string; href: string }): Letter {
  return letter({
    subject: `${site} : confirmez votre inscription`,
    signature: site,
    blocks: [
      { title: 'Confirmez votre inscription à la lettre' },
      {
        text: `Quelqu’un, sans doute vous, a donné cette adresse. Ce lien la confirme pendant ${CONFIRM_DAYS} jours.`,
      },
      { link: { label: 'Confirmer mon inscription', href } },
      { text: 'Ce n’était pas vous ? Vous n’avez rien à faire : sans ce lien, rien ne vous est envoyé.' },
    ],
  });
}
