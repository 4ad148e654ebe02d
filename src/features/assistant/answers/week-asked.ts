import { fold } from '#search/text.ts';
import { isWeek, type WeekRef, weekSlug } from '#src/features/weeks/weeks.ts';
import type { Part } from '../passages/cut.ts';
import type { PageText } from '../passages/pages.server.ts';
import type { Quote } from './choose.ts';
import { governing } from './governed.ts';
import { sentencesOf } from './sentences.ts';
import { weekInFigures } from './week-numbers.ts';

/** "Dans 3 semaines", "pendant 3 semaines": a length of time, and no week with a page. */
const WEEK =
  /(?<!\b(?:dans|pendant|(?<!enceinte )depuis|durant|d ici|plus que|eu|avais|avait|prendre|pris|obtenu|droit a|toutes? les|tous les|y a|reste|encore) )\b(\d{1,2})\s*(?:e|eme)?\s*(?:sa|semaines?)\b|\bsemaine\s*(\d{1,2})\b/;
/** Asked of a length or a count, a week is no page. */
const COUNTS = /conge|combien|calcul|mois\b|\b(?:suivante?|prochaine?|d apres)\b/;
const OF_PREGNANCY = /enceinte|grossesse|\bsa\b|amenorrhe|\bf?oetus\b|embryon|echo/;
const OF_CHILD =
  /\b(?:bebe|bb|fils|fille|nourrisson|nouveau ne|enfant|petite?|jumeaux|il|elle)\b (?:\w+ ){0,3}?(?:(?<!\best )a|de|age de|agee de|fait|vient d avoir|aura)? ?\d{1,2} ?semaines?\b|\bsemaines? (?:apres|depuis) (?:la naissance|l accouchement|sa naissance)|\bsemaines? de vie\b|\ba \d{1,2} ?semaines?,? (?:il|elle|bebe|bb|mon (?:bebe|fils)|ma fille|on lui|un bebe|le bebe)\b|\bne(?:e|s|es)? (?:il y a|depuis) \d/;

/** The week that a question is about, of a pregnancy or of a child; null where it is about none with a page. */
export function askedWeek(question: string): string | null {
  const text = weekInFigures(fold(question).replace(/[’'-]/g, ' '));
  const isOfChild =
    OF_CHILD.test(text) && !OF_PREGNANCY.test(text) && (!/\best a \d/.test(text) || /\bde vie\b/.test(text));
  if (!isOfChild && COUNTS.test(text)) return null;
  const [, before, after] = WEEK.exec(text) ?? [];
  if (before === undefined && after === undefined) return null;
  const ref: WeekRef = { period: isOfChild ? 'bebe' : 'grossesse', week: Number(before ?? after) };
  return isWeek(ref) ? weekSlug(ref) : null;
}

const TO_DO =
  /que faire|quoi faire|\bquoi\b|prepar|prevoir|rendez vous|\brdv\b|demarche|commencer|examen|visite|a faire|dois je|je dois|doit on|penser a/;
const ITEMS = 3;

/** Sentences of the page of a week: what was found there, or what is to be done in it. */
export function weekQuotes(page: PageText, question: string, told: readonly Quote[]): Quote[] {
  const found = told.filter(({ path }) => path === page.path);
  const [first] = page.parts;
  const lead = first ? quotesIn(page, first).slice(0, 1) : [];
  const list = page.parts.findLast(({ lines }) => lines.some(({ kind }) => kind === 'item'));
  const toDo = list ? quotesIn(page, list).slice(0, ITEMS) : [];
  if (TO_DO.test(fold(question).replace(/[’'-]/g, ' ')) && toDo.length > 0) return toDo;
  const more = found.length > 0 ? found.filter(({ quote }) => quote !== lead[0]?.quote) : toDo;
  return [...lead, ...more.slice(0, ITEMS - 1)];
}

function quotesIn({ title, path }: PageText, part: Part): Quote[] {
  const sentences = sentencesOf(part.lines).filter(({ kind }) => kind !== 'row');
  const under = governing(part, sentences);
  return sentences.map(({ text }, at) => ({ title, path, quote: text, under: under[at] ?? [] }));
}
