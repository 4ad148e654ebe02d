const SMALL = 'a-zà-öø-ÿ';
const NAME = `[A-ZÀ-ÖØ-Þ][${SMALL}]+(?:[-’'][A-ZÀ-ÖØ-Þ]?[${SMALL}]+)*`;

/** Words that are spelled with capitals and are nobody's name. */
const NOBODY =
  /^(?:Caisse|Allocations?|Familiales?|Sécurité|Sociale|Assurance|Maladie|France|Travail|Code|Noël|Pâques|Congé|Bébé|Milla|Merveille|Centre|Protection|Maternelle|Infantile|La|Le|Les|Mon|Ma|Mes|Je|Il|Elle|Est|Que|Quel|Quelle|Quels|Quelles|Comment|Combien|Quand|Pourquoi|Faut|Puis|Peut|Où|Bonjour|Merci|Prénoms?|Saint|Sainte|Grand|Petit)$/;

/** In turn: each pattern, and the word that stands in its place. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()]+@[^\s@<>()]+/gu, '[adresse e-mail]'],
  [/(?:https?:\/\/|www\.)\S+/giu, '[lien]'],
  [/(?:\+\d{1,3}|\b00\d{2}|\b0)[\s.-]?\d(?:[\s.-]?\d{2}){4}\b/gu, '[téléphone]'],
  [/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,4})?\b/gu, '[numéro]'],
  [/\b[12]\s?\d{2}\s?(?:0[1-9]|1[0-2])\s?\d[\dAB](?:\s?\d{3}){2}(?:\s?\d{2})?\b/gu, '[numéro]'],
  [/\d(?:[\s-]?\d){7,}/gu, '[numéro]'],
  [
    /\b\d{1,4}\s*(?:bis|ter)?,?\s+(?:rue|avenue|av\.|boulevard|bd|impasse|chemin|place|allée|allee|route|quai|cours|square)\s+[^,.;!?]{2,60}/giu,
    '[adresse]',
  ],
  [
    new RegExp(
      `\\b(m[’' ]appelle|s[’' ]appelle|se prénomme|me prénomme|se nomme|mon nom est|nom de famille est|prénommée?s?)\\s+(?!comment)[\\p{L}’'-]+(?:\\s+${NAME})?`,
      'giu',
    ),
    '$1 [nom]',
  ],
  [
    new RegExp(
      `\\b((?:[Mm]on|[Mm]a|[Nn]otre|[Ll]e|[Ll]a|[Ss]on|[Ss]a) (?:fils|fille|bébé|bebe|mari|femme|conjointe?|compagnone?|compagne|copaine?|copine|sœur|soeur|frère|frere|mère|mere|père|pere|amie?|nièce|niece|neveu|sage-femme|petite?|aînée?)|[Dd]octeur|[Dd]r\\.?|Mme\\.?|Mlle|Monsieur|Madame|M\\.)\\s+${NAME}(?:\\s+${NAME})?`,
      'gu',
    ),
    '$1 [nom]',
  ],
];
const PAIR = new RegExp(`(?<![.!?]\\s|^)\\b(${NAME})\\s+(${NAME})\\b`, 'gu');

/**
 * A text without what tells of a person: addresses, telephones, numbers, links, names that somebody is called by. What
 * is kept, and what a model is sent, goes through here.
 */
export function masked(text: string): string {
  const bare = MASKS.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
  return bare.replace(PAIR, (pair, one: string, other: string) =>
    NOBODY.test(one) || NOBODY.test(other) ? pair : '[nom]',
  );
}

/** The same with nothing in the place of what was taken out: for those who look words up. */
export const withoutPerson = (text: string): string =>
  masked(text)
    .replace(/\[(?:adresse e-mail|adresse|lien|téléphone|numéro|nom)\]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
