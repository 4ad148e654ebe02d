import { fold } from '#search/text.ts';

/** A kind of answer that a question waits for, with the words that a sentence, or the first cell of a row, has of it. */
interface Expected {
  asks: RegExp;
  tells: RegExp;
  cell: RegExp;
  /** True of what any row of any table has: such a table is not asked as a whole. */
  anywhere?: true;
}

export const NUMBER = String.raw`(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|quarante huit)`;
const UNIT = '(?:minutes?|heures?|h|jours?|semaines?|mois|ans?|annees?)';
const LENGTH = String.raw`\b${NUMBER} (?:ou ${NUMBER} |a ${NUMBER} |et ${NUMBER} )?(?:\w+ )?${UNIT}\b|\bl heure\b|\bdemi heure\b|anniversaire|\baussitot\b|sans limite`;

const EXPECTED: readonly Expected[] = [
  {
    asks: /\bcombien de (?:temps|jours?|semaines?|mois|heures?|minutes?)\b|\bquelle duree\b|\bduree\b|\bdure(?:nt)? combien|combien.*\bdure|longtemps|\bdelais?\b/,
    tells: new RegExp(LENGTH),
    cell: /^(?:duree|delai|temps|combien)/,
  },
  {
    asks: /\bquel age\b|\bcombien de mois\b|\bpartir de (?:quand|combien)\b|\bjusqu a quand\b/,
    tells: new RegExp(
      String.raw`\b${NUMBER}e? (?:(?:et|ou|a) ${NUMBER} )?(?:mois|semaines?|ans?)\b|anniversaire`,
    ),
    cell: /^(?:age|jusqu|a partir)/,
  },
  {
    asks: /\bquand\b(?! meme\b)|\bquel(?:le)? (?:mois|semaine|moment|jour|date)\b/,
    tells: new RegExp(String.raw`${LENGTH}|\b\w+ieme (?:mois|semaine)\b|\blendemain\b`),
    cell: /^(?:quand|delai)/,
  },
  {
    asks: /\bcombien\b(?! (?:de|d)\b)|\bcombien d (?:argent|euros?)\b|\b(?:prix|tarif|cher|couts?|coute|coutent|payer|payant|gratuite?s?|rembourse\w*)\b/,
    tells: /€|\bgratuit|\brembourse|prise?s? en charge|\bsans frais\b|n avance rien|\b0 €|\bbareme\b/,
    cell: /^(?:prix|cout|tarif|montant|combien|paye)/,
  },
  // A count of things, and no price.
  {
    asks: /\bcombien (?:de|d) (?!(?:temps|jours?|semaines?|mois|heures?|minutes?|argent|euros?|frais)\b)/,
    tells: new RegExp(String.raw`\b(?!une?\b)${NUMBER}\b`),
    cell: /^(?:quantite|nombre|combien)/,
    anywhere: true,
  },
  { asks: /\btemperature\b|\bdegres?\b/, tells: /°/, cell: /^temperature/ },
];

const plain = (text: string) => fold(text).replace(/[’'-]/g, ' ').replace(/\s+/g, ' ');

/** "Il se tourne quand il dort": the moment is told, and nobody asks for one. "Dites-moi quand il dort" does. */
const TELLS_WHEN =
  /(?<=[a-z0-9]\w*,? )(?<!\b(?:savoir|sais|sait|dire|dis|dites|dit|est|etait|sera|demande|demander|quoi|jusqu a|depuis|partir de|pour|et|ou|connaitre|verifier) )quand (?=(?:ils?|elles?|on|je|j|tu|nous|vous|le|la|l|les|mon|ma|mes|son|sa|ses|notre|bebe|un|une|ca) )/g;

/** Reads what a question waits for: a length, an age, a price; and which sentences have it. */
export function expectedOf(question: string): {
  /** True where it waits for any kind. */
  isAsked: boolean;
  inSentence(text: string): boolean;
  inCell(text: string): boolean;
  /** The same as `inSentence`, of every row of a table that is asked as a whole. */
  inRow(text: string): boolean;
} {
  const asked = plain(question).replace(TELLS_WHEN, ' ');
  const kinds = EXPECTED.filter(({ asks }) => asks.test(asked));
  return {
    isAsked: kinds.length > 0,
    inSentence: (text) => kinds.some(({ tells }) => tells.test(plain(text))),
    inRow: (text) => kinds.some(({ tells, anywhere }) => !anywhere && tells.test(plain(text))),
    inCell: (text) => kinds.some(({ cell }) => cell.test(plain(text).trim())),
  };
}
