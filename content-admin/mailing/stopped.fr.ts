import type { Stop } from '#src/features/newsletter/newsletter.ts';
import type { Stopped } from '#src/features/newsletter/stopped.calls.ts';
import { formatCount } from '#src/lib/format.ts';

/** The screen of the addresses to which no letter goes. */
export const stoppedFr = {
  title: 'Adresses sans lettres',
  about:
    'Aucune lettre ne part vers ces adresses. Les e-mails des cadeaux, des commandes et des comptes continuent.',
  add: 'Ajouter une adresse',
  search: 'Chercher une adresse',
  submit: 'Chercher',
  why: 'Raison',
  all: 'Toutes les raisons',
  stops: {
    bounced: 'Lettres revenues',
    complained: 'Signalée indésirable',
    unsubscribed: 'Désinscription',
    hand: 'Ajoutée par l’équipe',
  } satisfies Record<Stop, string>,
  count: (count: number) => formatCount(count, 'adresse', 'adresses'),
  none: 'Aucune adresse ici.',
  clear: 'Tout montrer',
  columns: { email: 'Adresse', why: 'Raison', since: 'Depuis', actions: 'Actions' },
  since: 'depuis le',
  bounces: (count: number) => formatCount(count, 'lettre revenue', 'lettres revenues'),
  by: (name: string) => `par ${name}`,
  lift: 'Laisser revenir',
  liftOf: (email: string) => `Laisser revenir ${email}`,
  adding: {
    title: 'Ne plus écrire à une adresse',
    about:
      'Plus aucune lettre n’y part, et le formulaire d’inscription n’y envoie plus de lien de confirmation. La personne n’en est pas prévenue.',
    email: 'Adresse e-mail',
    words: 'Raison',
    wordsHint:
      'Par exemple la demande reçue, et quand. L’équipe la relira ici, la personne dans l’export de ses données.',
    submit: 'Ne plus lui écrire',
    done: (email: string) => `Plus aucune lettre ne part vers ${email}.`,
  },
  lifting: {
    title: (email: string) => `Laisser revenir ${email}`,
    about: {
      letters: 'Les lettres que cette personne avait choisies repartent dès le prochain envoi.',
      asked:
        'Cette personne était partie : un lien de confirmation lui est envoyé pour la lettre du magazine, et rien d’autre ne part avant qu’elle l’ouvre.',
      free: 'Personne n’avait confirmé cette adresse : elle sort de la liste, et pourra s’inscrire elle-même.',
    } satisfies Record<Stopped['back'], string>,
    reason: 'Ce qui le justifie',
    reasonHint:
      'Par exemple la demande de la personne, et sa date : elle est gardée dans le journal avec votre nom.',
    submit: 'Laisser revenir',
    done: {
      letters: 'Ses lettres repartent.',
      asked: 'Un lien de confirmation part vers cette adresse.',
      free: 'Cette adresse peut s’inscrire à nouveau.',
    } satisfies Record<Stopped['back'], string>,
  },
};
