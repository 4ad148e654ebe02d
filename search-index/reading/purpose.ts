import { fold } from '../text.ts';
import { singular } from '../thesaurus/key.ts';

/** "table de ping-pong", "fer à repasser": the word that says what a thing is for, behind its small word. */
const PURPOSE = /(?<=([\p{L}\d]+)\s+(?:de\s+|d['’]|à\s+))(?!l['’])([\p{L}]{3,})/gu;

/** Words behind a small one that say how well a thing is made, or what is on it: it stays the thing. */
const OF_ANY_THING: ReadonlySet<string> = new Set(
  (
    'marque qualite luxe reve base secours rechange sport star princesse prince fee pirate super dessin motif motifs ' +
    'creme createur france europe maison ville couleur couleurs decoration fete noel paques anniversaire saison poche ' +
    // How it is made or closed: it stays the thing.
    'tirette zip pression pressions bouton boutons scratch velcro lacet lacets pois rayure rayures carreaux fleur fleurs ' +
    'capuche manche manches oreilles pompon pompons volant volants bretelle bretelles col noeud message succion ventouse'
  ).split(' '),
);

/** "chaise de bureau": a word that is no thing's, then a thing that says what it belongs to. */
const OF = /^\s+(?:de\s+|d['’])$/;

/** True when an unknown thing is named by what it belongs to: that one is not asked for. */
export const belongsTo = (between: string): boolean => OF.test(between);

/**
 * True when a thing is for something that the field has no word of: a table for ping-pong is no changing table. What was
 * asked for is looked for as it is written, and nothing wider is shown. `isOfField` knows a word behind another, mistyped
 * or not.
 */
export function isForElsewhere(
  query: string,
  unknown: ReadonlySet<string>,
  isOfField: (word: string, behind: string) => boolean,
): boolean {
  return [...query.matchAll(PURPOSE)].some(([, behind = '', word = '']) => {
    // A name has a capital: "doudou de Zoé" is a cuddly toy.
    if (/^\p{Lu}/u.test(word)) return false;
    const folded = fold(word);
    return (
      unknown.has(folded) && !OF_ANY_THING.has(folded) && !isOfField(singular(folded), singular(fold(behind)))
    );
  });
}

/** Verbs that make the name of a tool with what follows them: "lave-linge", "coupe-pain". "Taille" is a size here. */
const OF_TOOLS: ReadonlySet<string> = new Set(
  (
    'lave seche coupe ouvre presse essuie brise casse gratte serre tourne vide pese croque abat allume souffle ' +
    'ramasse grille hache repasse aspire porte'
  ).split(' '),
);

/** True of a word that makes the name of a tool with another: by itself it names nothing. */
export const isOfTools = (word: string): boolean => OF_TOOLS.has(word);

/** True when an unknown word makes a tool of the thing that follows it: what is meant is the tool. */
export const isTool = (word: string, between: string): boolean =>
  OF_TOOLS.has(word) && /^[\s-]+$/.test(between);
