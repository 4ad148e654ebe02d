import { isStopWord } from '../french/stop-words.ts';
import { fold, wordsOf } from '../text.ts';

/** The kind of page a query names, and the words that are left to find it by. */
export interface PageIntent {
  namespace: string;
  rest: string;
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
};

/** Words that go with such a kind and find nothing. */
const FILLERS = new Set([
  ...[
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
  ...['signifie', 'popularite', 'nombre', 'statistiques', 'mon', 'ma', 'mes'],
]);

/** The page a query asks for by its kind; null when no kind is named, or nothing beside it. */
export function pageIntentOf(query: string): PageIntent | null {
  const typed = wordsOf(query);
  const folded = typed.map(fold);
  const found = Object.entries(KINDS).find(([, words]) => folded.some((word) => words.has(word)));
  if (!found) return null;
  const [namespace, words] = found;
  const rest = typed.filter((_, at) => {
    const word = folded[at] ?? '';
    return !words.has(word) && !FILLERS.has(word) && !isStopWord(word);
  });
  return rest.length === 0 ? null : { namespace, rest: rest.join(' ') };
}
