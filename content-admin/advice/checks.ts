import { adviceFr } from './advice.fr.ts';
import { longSentences, type Measure } from './measure.ts';
import type { TextParts } from './read-text.ts';

const { checks: fr } = adviceFr;

/** Beyond these, engines cut a title and a description. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MIN = 50;
export const DESCRIPTION_MAX = 160;
const SENTENCE_MAX = 40;
const LONG_TEXT_WORDS = 300;
const EASY_ENOUGH = 40;

interface Given {
  title: string;
  description: string;
  parts: TextParts;
  measured: Measure;
  /** An article without a picture of its own, which the newsroom's desk counts among the incomplete ones. */
  coverless: boolean;
  /** True for a page that readers should find their way from. */
  leads: boolean;
}

/** A sentence for each thing that could be better, the most useful first; none when all is well. */
export function checksOf({ title, description, parts, measured, coverless, leads }: Given): string[] {
  const long = longSentences(parts.prose, SENTENCE_MAX);
  const skipped = skippedHeading(parts.headings);
  const inside = parts.links.some((href) => href.startsWith('/') && !href.startsWith('//'));
  const found: (string | false)[] = [
    title.length > TITLE_MAX && fr.titleLong(title.length, TITLE_MAX),
    description === '' && fr.descriptionMissing,
    description !== '' && description.length < DESCRIPTION_MIN && fr.descriptionShort(description.length),
    description.length > DESCRIPTION_MAX && fr.descriptionLong(description.length, DESCRIPTION_MAX),
    coverless && fr.coverMissing,
    ...parts.undescribed.map((address) => fr.undescribed(address)),
    parts.headings.some(({ depth }) => depth === 1) && fr.firstLevel,
    skipped !== null && fr.skipped(skipped),
    measured.words > LONG_TEXT_WORDS && parts.headings.length === 0 && fr.noHeadings,
    measured.ease !== null && measured.ease < EASY_ENOUGH && fr.hard(measured.ease),
    ...long.slice(0, 3).map((sentence) => fr.longSentence(sentence.slice(0, 60))),
    leads && measured.words > LONG_TEXT_WORDS && !inside && fr.noLinks,
  ];
  return found.filter((one) => one !== false);
}

/** The words of the first heading that stands more than a level under the one before it. */
function skippedHeading(headings: TextParts['headings']): string | null {
  let before = 1;
  for (const { depth, text } of headings) {
    if (depth > before + 1) return text;
    before = Math.max(depth, 1);
  }
  return null;
}
