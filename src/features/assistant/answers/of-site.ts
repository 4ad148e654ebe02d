import { fold } from '#search/text.ts';

/** Whoever asks so asks Milla for advice, and nothing of the site. */
const OF_ADVICE =
  /\b(?:conseill\w*|recommand\w*|pens(?:ez|iez)|connaiss\w*|sav(?:ez|iez)|dites|diriez|croyez|pouv(?:ez|iez)|pourriez|voyez|expliqu\w*|aid(?:ez|iez)|parlez moi|avez|auriez|feriez|prefer\w*)\b/;
const TO_SITE =
  /\bvous (?:ne |n |nous |le |la |les |l |m |me |y |en )?([a-z]+ez|faites|etes)\b|\b([a-z]+ez|faites|etes) vous\b/g;
const OF_SITE =
  /\b(?:(?:chez|sur|par|de) vous|(?:votre|vos) (?:site|boutiques?|equipe|entreprise|articles?|cagnottes?|services?|appli\w*|catalogue|prix|frais|magazine|conseils)|(?:ce|le|du) site|merveille|mon compte|ma cagnotte|ma liste)\b/;

/** True of a question about the site itself: what it does ("vous gardez mes données ?"), or what one has there. */
export function asksOfSite(question: string): boolean {
  const text = fold(question).replace(/[’'-]/g, ' ');
  if (OF_SITE.test(text)) return true;
  return [...text.matchAll(TO_SITE)].some(([, after, before]) => !OF_ADVICE.test(after ?? before ?? ''));
}
