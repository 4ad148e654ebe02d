import { type Campaign, type LeftOut, MD_MAX, type Topic } from '#src/features/newsletter/newsletter.ts';
import { formatCount, formatNumber } from '#src/lib/format.ts';
import { formatParis } from '#src/lib/paris-time.ts';

const people = (count: number) => formatCount(count, 'personne', 'personnes');

/** The admin's screen of letters. */
export const mailingFr = {
  title: 'Lettres',
  about:
    'Une lettre part une seule fois vers chaque personne qui l’a demandée et confirmée. Les clics sont comptés par lien, jamais par personne.',
  create: 'Écrire une lettre',
  none: 'Aucune lettre pour le moment.',
  back: 'Toutes les lettres',
  open: 'Ouvrir',
  openOf: (name: string) => `Ouvrir la lettre « ${name} »`,
  statuses: {
    draft: 'Brouillon',
    scheduled: 'Programmée',
    sending: 'En train de partir',
    sent: 'Partie',
    canceled: 'Annulée',
  } satisfies Record<Campaign['status'], string>,
  when: (at: string) => formatParis(at),
  report: ({ recipients, sent, failed, clicks, unsubscribed }: Campaign['counts']) =>
    [
      people(recipients),
      formatCount(sent, 'lettre partie', 'lettres parties'),
      ...(failed > 0 ? [formatCount(failed, 'refusée', 'refusées')] : []),
      formatCount(clicks, 'clic', 'clics'),
      formatCount(unsubscribed, 'désinscription', 'désinscriptions'),
    ].join(' · '),
  fields: {
    name: 'Nom',
    nameHint: 'Pour vous : personne d’autre ne le lit.',
    subject: 'Objet',
    preheader: 'Aperçu',
    preheaderHint: 'Ce que la boîte de réception montre à côté de l’objet.',
    md: 'Texte',
    mode: 'Façon d’écrire',
    tooLong: (length: number) =>
      `Ce texte a ${formatNumber(length)} signes : une lettre en a ${formatNumber(MD_MAX)} au plus.`,
    modes: { rich: 'Texte enrichi', markdown: 'Markdown' },
  },
  segment: {
    legend: 'À qui',
    topics: 'Parmi les personnes qui ont demandé',
    anyTopic: 'Rien de coché : toutes.',
    topicNames: {
      magazine: 'Le magazine',
      semaine: 'Ma semaine',
      offres: 'Les offres',
    } satisfies Record<Topic, string>,
    has_list: 'Ont une liste ici',
    list_incomplete: 'Ont une liste de moins de dix cadeaux',
    pot_open: 'Ont une cagnotte ouverte',
    either: 'Peu importe',
    yes: 'Oui',
    no: 'Non',
    term: 'Naissance prévue',
    joined: 'Inscription',
    from: 'du',
    to: 'au',
    count: (count: number) => `Cette lettre irait à ${people(count)} aujourd’hui.`,
    counting: 'Calcul en cours…',
  },
  save: 'Enregistrer',
  saved: 'La lettre est enregistrée.',
  unsaved: 'Enregistrez d’abord : l’essai et l’envoi prennent le texte enregistré.',
  preview: {
    title: 'Aperçu',
    desktop: 'Ordinateur',
    phone: 'Téléphone',
    dark: 'Sombre',
    text: 'Texte seul',
    how: 'Façon de voir',
    frame: 'La lettre',
    size: (bytes: number) => `${formatNumber(Math.round(bytes / 1024))} ko`,
    leftOut: 'Un e-mail ne montre pas :',
    pieces: {
      product: 'les produits (mettez un lien vers leur page)',
      block: 'les blocs réutilisables (recopiez leur texte)',
      note: 'les notes de bas de page (écrivez-les dans le texte)',
    } satisfies Record<LeftOut, string>,
    cut: 'Gmail coupe un e-mail au-delà de 102 ko : raccourcissez.',
  },
  test: {
    to: 'Envoyer un essai à',
    send: 'Envoyer l’essai',
    sent: (to: string) => `L’essai part vers ${to}.`,
  },
  schedule: {
    at: 'Départ (heure de Paris)',
    hint: 'Vide : maintenant.',
    send: 'Envoyer maintenant',
    plan: 'Programmer l’envoi',
    nobody:
      'Personne ne recevrait cette lettre aujourd’hui : élargissez « À qui », ou choisissez un départ plus tard.',
    sure: (count: number) => `Envoyer à ${people(count)} ?`,
    sureLater: (count: number) => `Programmer pour ${people(count)} aujourd’hui ?`,
    now: 'La lettre part maintenant.',
    done: (at: string) => `La lettre partira ${formatParis(at)}.`,
    wrong: 'Ce moment n’existe pas.',
  },
  cancel: 'Annuler l’envoi',
  canceled: 'L’envoi est annulé.',
  canceledPart: 'L’envoi est arrêté : ce qui est parti est parti.',
  see: 'Voir dans le navigateur',
};
