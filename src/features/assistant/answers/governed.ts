import { fold } from '#search/text.ts';
import type { Part } from '../passages/cut.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Headings that turn round what stands beneath them, or say when it holds: nothing is quoted from there without them. */
const RESTRICTS =
  /\bn[e ]|\bpas\b|\bni\b|\bjamais\b|\beviter?\b|\binterdit|\bdeconseill|\binutile|\bsuperflu|\bsans\b|\battention\b|\bpiege|\berreur|\bdanger|\brisque|\brefus|\bappel(?:er|ez)\b|\bconsulter\b|\bsauf\b|\bnon\b|\brien\b|\btrop\b|\bfaux\b|\bfausses?\b|\bexclu|\bse passer\b|\bavant (?:un|deux|trois|six) /;
const ANSWERS_IT = /^(?:oui|non)\b/i;
/** A sentence that begins so speaks of the one before it. */
const LEANS =
  /^(?:elles?|ils?|sa|son|ses|leurs?|cela|ça|ce|c’|cette|ces|cet|celles?|celui|ceux|d’autres|les deux|l’une?|l’autre|mais|et|ou|puis|ensuite|sinon|aussi|donc|alors|ainsi|en revanche|au contraire|enfin|ailleurs|là)\b/i;

const restricts = (heading: string) => RESTRICTS.test(fold(heading).replace(/[’']/g, ' '));

/** True of a sentence that nobody understands without the one before it. */
export const leans = ({ text }: Sentence): boolean => LEANS.test(text);

/** "N’achetez pas :", the sentence that leads in the list or the table of this line; null where there is none. */
export function leadIn({ lines }: Part, line: number): string | null {
  const kind = lines[line]?.kind;
  if (kind !== 'item' && kind !== 'row') return null;
  let before = line - 1;
  while (lines[before]?.kind === kind) before -= 1;
  const above = lines[before];
  if (above?.kind !== 'text' || !/:$/.test(above.text)) return null;
  return sentencesOf([above]).at(-1)?.text ?? null;
}

/** True where the heading of a part is said before these sentences of it: nobody would understand one without it. */
function needHeading(part: Part, sentences: readonly Sentence[]): boolean {
  if (restricts(part.heading)) return true;
  const [first] = sentences;
  if (first && first.asks === undefined && leans(first)) return true;
  return sentences.some(
    ({ kind, line, text, asks }) =>
      (asks === undefined && ANSWERS_IT.test(text)) || (kind !== 'text' && leadIn(part, line) === null),
  );
}

/**
 * For each of these sentences of a part, the words of the page that govern it, from the widest to the nearest: headings
 * that negate or restrict, or that a piece of a list needs; the sentence that leads in a list; the head of a table.
 */
export function governing(part: Part, sentences: readonly Sentence[]): string[][] {
  const heads = [restricts(part.above) ? part.above : '', needHeading(part, sentences) ? part.heading : ''];
  return sentences.map(({ kind, line, asks = '' }) => {
    const head = kind === 'row' ? (part.lines[line]?.head ?? []).filter(Boolean).join(' ') : '';
    return [...heads, leadIn(part, line) ?? '', head, asks].filter((one) => one !== '');
  });
}

/** The first words of a part that mean what they say: its heading where that governs them. */
export function openingOf(part: Part): string {
  const [first] = sentencesOf(part.lines);
  if (!first) return part.heading;
  return governing(part, [first])[0]?.[0] ?? first.text;
}
