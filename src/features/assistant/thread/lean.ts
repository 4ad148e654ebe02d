import { fold } from '#search/text.ts';
import { type AskedWord, askedWords } from '../passages/asked.ts';
import { familyOf } from '../passages/words.ts';

/** Without accents, apostrophes and signs, words apart by one space. */
export const plainly = (text: string): string =>
  fold(text)
    .replace(/[’'-]/g, ' ')
    .replace(/[^\p{L}\p{N}€%+ ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whoever begins so is done with what was said before. */
const ANEW =
  /^(?:(?:et |mais |ah |ok |merci )*(?:sinon|au fait|autre (?:chose|question)|rien a voir|changeons|nouvelle question|par ailleurs)\b|bonjour\b|bonsoir\b|salut\b)/;
/** "Et pour le père ?", "même chose à six mois ?" */
const GOES_ON = /^(?:(?:ok|merci|d accord|ah) )*(?:et|mais|ou|meme chose|pareil|donc|du coup|alors)\b/;
/** Words that stand for what was said. */
const STANDS_FOR = [
  /\b(?:ca|cela|celui|celle|ceux|celles|dedans|dessus|la dedans)\b/,
  /\bc (?:est|etait|etais|sera|coute)\b/,
  /\b(?:ils?|elles?) (?:est|sont|a|ont|peut|peuvent|doit|doivent|sera|va|vient|s appelle|se|dure|coute|sert|faut pas)\b/,
  /\b(?:je|j|tu|on|nous|vous|peut|peux|faut|dois|doit|pour|a|comment)(?: \w+)? (?:l|les?|la|en|y) (?:\w+(?:er|ir|oir|dre|ttre|ire)|a|ai|as|ont|va|faut|met|mets|prend|prends|prepare|fait|fais|donne|achete|trouve|demande|garde)\b/,
  /\b(?:on|j|il|elle|nous|vous|tu) (?:y|en) \w+|\bn en\b/,
  /^(?:et )?(?:le|la|les) (?:premier|premiere|deuxieme|second|seconde|troisieme|dernier|derniere|suivant|suivante)\b/,
];
/** "Mon bébé a deux mois" tells of a child, and asks nothing of what was said. */
const TELLS_OF_CHILD =
  /^(?:mon|ma|notre) (?:petite? )?(?:bebe|enfant|fils|fille|garcon) (?:a|aura|vient d avoir) (?:\d+|[a-z]+) (?:jours?|semaines?|mois|ans?)$/;
/** Asked of any subject: alone, these words say none. */
const OF_ANY_SUBJECT: ReadonlySet<string> = new Set(
  'obligatoire gratuit gratuite payant payante payer paye payee rembourse remboursee remboursement cher cout coute couter prix tarif frais montant maximum minimum papier document delai age duree longtemps date heure lieu endroit adresse exemple difference avantage risque danger dangereux grave premier premiere deuxieme second seconde troisieme dernier derniere refuser refuse annuler supprimer modifier changer deplacer reporter desactiver commencer arreter finir dure lien verse versee declarer demande demander preparer apporter inscrire occasion neuf anonyme possible permis interdit droit condition detail plus'
    .split(' ')
    .map(familyOf),
);
/** Whoever asks what a thing is has named it. */
const WHAT_IS = /\bc est quoi\b|\bqu est ce qu\b|\bqu est ce que c est\b/;
const MANY = 3;
/** One thing named in so few words may be a thing of what was asked before. */
const SHORT = 7;

/** The words of a question that name something of its own. */
export const ownWords = (question: string): AskedWord[] =>
  askedWords(question).filter(({ word, faint }) => !faint && !OF_ANY_SUBJECT.has(familyOf(word)));

/** The place of a question among those before it. */
export type Leaning = 'alone' | 'perhaps' | 'leans';

/**
 * "leans": nobody understands it without the one before. "perhaps": it may go on from it, and names something of its
 * own. "alone": it says its subject.
 */
export function leaningOf(question: string): Leaning {
  const text = plainly(question);
  const own = ownWords(question).length;
  if (ANEW.test(text) || TELLS_OF_CHILD.test(text) || own >= MANY || (own > 0 && WHAT_IS.test(text)))
    return 'alone';
  if (own === 0) return 'leans';
  if (GOES_ON.test(text) || STANDS_FOR.some((one) => one.test(text))) return own === 1 ? 'leans' : 'perhaps';
  return own === 1 && text.split(' ').length <= SHORT ? 'perhaps' : 'alone';
}
