import { singular } from '../thesaurus/key.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { Token } from './tokens.ts';

/** Words that make a sentence of some words: who does something, what links two of them, what is done most. */
const OF_SENTENCES: ReadonlySet<string> = new Set(
  (
    'je j tu il elle on nous vous ils elles qui que qu quand comment pourquoi parce lorsque pendant mon ma mes ne se ' +
    'est suis sont ai ont fait font va vont veut veux peut met mettent dort mange pleure aime faut'
  ).split(' '),
);

/** True of a folded word that links those of a sentence, and is of no thing. */
export const isOfSentences = (word: string): boolean => OF_SENTENCES.has(word);

const INFINITIVE = /^\p{L}{2,}(?:er|ir|oir|dre|tre|ire|vre)$/u;
/** Words that end as a verb does. */
const NO_VERB: ReadonlySet<string> = new Set(
  (
    'premier dernier hiver mer cher super fer papier panier tablier escalier dossier janvier fevrier fevier cuir noir ' +
    'soir tiroir miroir couloir plaisir loisir souvenir avenir menhir elixir saphir cachemir tir kefir fakir polar ' +
    'rocher oreiller atelier grenier cahier gouter souper diner pullover over dresser mixer sweater joker body poster ' +
    'boxer laser hamster scooter calendrier courrier cavalier pionnier ouvrier infirmier droitier gaucher entier ' +
    'particulier regulier leger etranger coffre-fort lettre metre centre ventre fenetre monstre peintre autre entre ' +
    'notre votre contre montre cadre poudre cendre tendre gendre ordre cedre dinosaure tire cire lire delire poivre ' +
    'livre cuivre fievre chevre levre navire rire sourire histoire armoire noire poire gloire baignoire balancoire ' +
    'mangeoire bouilloire victoire memoire ivoire'
  ).split(' '),
);

/** Tells a word that is by itself the name of a thing. */
export const namesAlone =
  (thesaurus: Thesaurus) =>
  (word: string): boolean =>
    thesaurus.find([singular(word)]).length > 0;

/**
 * True when words are said as a sentence, which tells a situation, rather than as the name of a thing. `names`: true of a
 * word that is a thing by itself, whatever it ends with: "diaper", "bouncer".
 */
export function isSentence(
  tokens: readonly Token[],
  names: (word: string) => boolean = () => false,
): boolean {
  const [first, second] = tokens;
  if (first && second && INFINITIVE.test(first.word) && !NO_VERB.has(first.word) && !names(first.word))
    return true;
  return tokens.length > 2 && tokens.some(({ word }) => OF_SENTENCES.has(word));
}
