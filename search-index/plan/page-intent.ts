import { isStopWord } from '../french/stop-words.ts';
import { fold, wordsOf } from '../text.ts';

/** The kind of page a query names, and the words that are left to find it by. */
export interface PageIntent {
  namespace: string;
  rest: string;
}

/**
 * Pages made of data that share most of their title: hundreds of them would stand before all else that has a word of
 * it, so that they are looked for only by who asks for their kind. To others they are of the kind beside.
 */
export const OUTINGS = 'outings';
export const NAME_LIST = 'name-list';
/** Their words are no reason to leave another word as it was typed: a hamlet is near to many names. */
export const ASIDE = [OUTINGS, NAME_LIST];
const SHOWN_AS: Readonly<Record<string, string>> = { [OUTINGS]: 'tourism', [NAME_LIST]: 'page' };

/** The kind that a page of an index is shown as. */
export const shownAs = (namespace: string): string =>
  Object.hasOwn(SHOWN_AS, namespace) ? (SHOWN_AS[namespace] ?? namespace) : namespace;

/** The kinds of an index where pages shown as these, or meant by this intent, are looked for. */
export function lookedIn(namespaces: readonly string[]): string[] {
  return [
    ...namespaces,
    ...(namespaces.includes('tourism') ? [OUTINGS] : []),
    ...(namespaces.includes('first-name') ? [NAME_LIST] : []),
  ];
}

/** Words that say which kind of page is meant: in "prénom Jade fille" only "Jade" is a name. */
const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  'first-name': new Set(['prenom', 'prenoms', 'signification', 'origine', 'fete', 'etymologie']),
  city: new Set(['naissances', 'ville', 'commune', 'mairie', 'maternites']),
  tool: new Set([
    'outil',
    'calcul',
    'calculer',
    'calculateur',
    'calculatrice',
    'simulateur',
    'simulation',
    'combien',
  ]),
  tourism: new Set([
    ...[
      'sortir',
      'sortie',
      'sorties',
      'balade',
      'balades',
      'promenade',
      'promenades',
      'excursion',
      'visiter',
    ],
    ...['visite', 'visites', 'musee', 'musees', 'parc', 'parcs', 'zoo', 'activite', 'activites', 'weekend'],
    ...['week', 'loisir', 'loisirs', 'aquarium', 'tourisme'],
  ]),
};

/** Words that go with such a kind and find nothing. */
const FILLERS = new Set([
  ...[
    'court',
    'courts',
    'fille',
    'filles',
    'garcon',
    'garcons',
    'mixte',
    'bebe',
    'nom',
    'quel',
    'quelle',
    'comment',
    'suis',
    'je',
  ],
  ...['veut', 'veux', 'dire', 'signifie', 'popularite', 'nombre', 'statistiques', 'mon', 'ma', 'mes'],
]);

/** Words beside a place where one goes out. */
const BESIDE_OUTING = new Set([
  ...[
    'famille',
    'familiale',
    'familial',
    'enfant',
    'enfants',
    'bebe',
    'bebes',
    'petit',
    'petits',
    'poussette',
  ],
  ...['idee', 'idees', 'quoi', 'faire', 'aller', 'avec', 'autour', 'pres', 'proche', 'environs', 'alentours'],
  ...['end', 'jour', 'journee', 'dimanche', 'samedi', 'mercredi', 'pluie', 'vacances', 'gratuit', 'gratuits'],
  ...[
    'gratuite',
    'gratuites',
    'interieur',
    'exterieur',
    'nature',
    'an',
    'ans',
    'mois',
    'kids',
    'tout',
    'avec',
  ],
]);

const isAge = (word: string) => /^\d{1,2}$/.test(word);

/** "Que veut dire Zélie": the meaning of a name. */
const asksMeaning = (folded: readonly string[]) =>
  folded.some((word, at) => (word === 'veut' || word === 'veux') && folded[at + 1] === 'dire');

/** "que faire à Lyon", "à faire en famille": the verb alone stands in many questions. */
const asksWhatToDo = (folded: readonly string[]) =>
  folded.some((word, at) => word === 'faire' && ['que', 'quoi', 'a'].includes(folded[at - 1] ?? ''));

/** "Combien de temps": what a text tells, and no tool counts. */
const LENGTHS = new Set(['temps', 'fois', 'heures', 'personnes']);
const asksLength = (folded: readonly string[]) =>
  folded.some((word, at) => word === 'combien' && LENGTHS.has(folded[at + 2] ?? ''));

function kindOf(folded: readonly string[]): string | null {
  if (asksLength(folded)) return kindOf(folded.filter((word) => word !== 'combien'));
  const found = Object.entries(KINDS).find(([, words]) => folded.some((word) => words.has(word)));
  if (found) return found[0];
  if (asksMeaning(folded)) return 'first-name';
  return asksWhatToDo(folded) ? 'tourism' : null;
}

/** The page a query asks for by its kind; null when no kind is named, or nothing beside it. */
export function pageIntentOf(query: string): PageIntent | null {
  const typed = wordsOf(query);
  const folded = typed.map(fold);
  const namespace = kindOf(folded);
  if (namespace === null) return null;
  const rest = restOf(typed, namespace);
  return rest === '' ? null : { namespace, rest };
}

function restOf(typed: readonly string[], namespace: string): string {
  const outing = namespace === 'tourism';
  const rest = typed.filter((one, at) => {
    const word = fold(one);
    const beside = outing ? BESIDE_OUTING.has(word) || isAge(word) : FILLERS.has(word);
    const begins = at > 0 && at === typed.length - 1 && isLetter(word);
    return !KINDS[namespace]?.has(word) && !beside && (begins || !isStopWord(word));
  });
  return rest.join(' ');
}

/** One letter behind the others is the beginning of a name: "prénom j". */
const isLetter = (word: string) => /^[a-z]$/.test(word);

/** The place of a page of outings: "Lyon" of "À faire en famille à Lyon". */
export const outingPlaceOf = (title: string): string => restOf(wordsOf(title), 'tourism');
