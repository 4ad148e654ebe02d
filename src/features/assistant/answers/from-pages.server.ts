import { and, eq, sql } from 'drizzle-orm';
import { fold } from '#search/text.ts';
import { toolKind } from '#src/features/content/tool-kind.ts';
import { type Day, isDay, parisDay } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import type { Answered, Citation } from '../answer.ts';
import { askedWords } from '../passages/asked.ts';
import { textOf } from '../passages/cut.ts';
import { lookUp } from '../passages/find.server.ts';
import { inFull } from '../passages/in-full.ts';
import { keptPages, type PageText, published } from '../passages/pages.server.ts';
import { type RankedPart, rankParts, type Weighed } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { isWorrying } from '../red-flags/worry.ts';
import { countryAbroad, tellsOfAbroad } from './abroad.ts';
import { answersFr } from './answers.fr.ts';
import { isOfSomebody, mayTell, tellsAskedFor } from './asked-for.ts';
import { bearsThing, toolBears } from './bears.ts';
import { borneSentences, chosenSentences, isSure, type Quote } from './choose.ts';
import { expectedOf } from './expected.ts';
import { openingOf } from './governed.ts';
import { evidenceOf, isLikely, shareTold } from './likely.ts';
import { askedContact, askedFirstName, askedOutings, askedTown, type NamedAnswer } from './named.server.ts';
import { asksOfSite } from './of-site.ts';
import { purchaseOf } from './purchase.ts';
import { sentencesOf } from './sentences.ts';
import { type ToolAsked, toolAsked } from './tool-asked.ts';
import { askedWeek, weekQuotes } from './week-asked.ts';
import { isOrdinal } from './week-numbers.ts';

/** Our own pages say to which countries parcels are sent. */
const OF_SENDING = /\blivr(?:ez|aison|er|e|ent)\b|\bexpedi|\benvoyez\b/;

export type Knowing = Pick<Services, 'database' | 'clock'>;

const NEAREST = 3;
/** Words of titles here that name no subject alone. */
const OF_ANY_TOOL = new Set(
  familiesOf('bebe enfant naissance grossesse conge date jour semaine calendrier droits'),
);
/** Kinds of leave, each with headings of its own on the pages that tell of several. */
const RIVALS = new Set(familiesOf('maternite paternite adoption parental supplementaire malade'));
const CONTACT = '/contactez-nous';
/** The page of a week tells so much of what is asked, or else another that answers is cited. */
const OF_WEEK = 0.5;

interface AnswerOptions {
  term: string | null;
  /** Of a question with what a thread tells before it: the words that were asked last, and say what is to be told. */
  last?: string;
  /** True of a question that may lean on those before it. */
  leaning?: boolean;
  /** Pages that answered what was asked before it. */
  near?: ReadonlySet<string>;
}

/** Answers a question with sentences of our pages, or says that it is not known. */
export async function answerFrom(
  { database: { db }, clock }: Knowing,
  typed: string,
  { term, last, near = new Set(), leaning = last !== undefined }: AnswerOptions,
): Promise<Answered> {
  const question = inFull(typed);
  if (isOfSomebody(question)) return unknown([], question);
  const abroad = OF_SENDING.test(fold(question)) ? null : countryAbroad(question);
  const wanted =
    abroad === null
      ? toolAsked(question, parisDay(clock()), term !== null && isDay(term) ? (term as Day) : null)
      : null;
  const named = wanted ? null : await askedByName(db, question, clock());
  if (named) return ofNamed(named, question);
  const { asked, parts: ranked } = await lookUp(db, question);
  const ofSite = asksOfSite(question) ? TO_SITE : 1;
  // The page of a thread is known by its subject: what is asked last is looked for in its parts.
  const likely = ({ standing, score, page }: RankedPart) =>
    (leaning ? score : standing) *
    (near.has(page.path) ? OF_SAME_PAGE : 1) *
    (OF_SITE.has(page.kind) ? ofSite : 1);
  const parts = ranked
    .filter(({ part, page }) => part.lines.length > 0 && mayTell(question, page))
    .sort((a, b) => likely(b) - likely(a) || b.score - a.score);
  const isTold = (quotes: readonly Quote[]) =>
    quotes.length > 0 &&
    tellsAskedFor(question, quotes) &&
    (abroad === null ||
      tellsOfAbroad(
        abroad,
        quotes.map(({ title, quote }) => `${title} ${quote}`),
      ));
  const told =
    last === undefined
      ? borneSentences(parts, asked.words, {
          question,
          bears: (quotes) =>
            isLikely(evidenceOf(question, { asked, parts, quotes })) &&
            bearsThing(question, asked.words, quotes) &&
            isTold(quotes),
        })
      : lastTold(parts, asked.words, { last, question }).filter((_, __, all) => isTold(all));
  const tool = wanted && (await openedTool(db, wanted));
  if (tool && toolBears(asked.words, [wholeText(tool.page), ...Object.values(wanted.fields)].join(' '), told))
    return besideTool(tool, told, { asksTool: wanted });
  const week = await weekPage(db, askedWeek(question));
  // An age is often told around a question of something else: "un bébé de trois semaines a besoin d’un passeport ?"
  const subject = asked.words.filter(({ faint, word }) => !faint && !isOrdinal(fold(word)));
  const ofWeek =
    subject.length < 2 || (week !== null && shareTold(asked.words, [wholeText(week)]) >= OF_WEEK);
  if (week && (ofWeek || told.length === 0)) return answered(weekQuotes(week, question, told), {});
  return told.length > 0
    ? answered(told, { actions: purchaseOf(question) })
    : unknown(nearest(parts), question);
}

/** Pages on which the site speaks of itself. */
const OF_SITE: ReadonlySet<string> = new Set(['page', 'faq', 'landing']);
/** Whoever asks what the site does is answered there before a magazine that says the same words. */
const TO_SITE = 1.2;

/** A page that answered the question before is likely to answer what is asked of it next. */
const OF_SAME_PAGE = 1.35;
/** Words of the subject, which chose the page, tell so much less than those that were asked last. */
const OF_SUBJECT = 0.35;
/** Of pages that tell nearly as much of it all, the one that tells most of what was asked last. */
const AS_LIKELY = 0.95;

/** Its subject chose the page: any part that tells so much of what the best one does may have the sentence asked for. */
const ON_ITS_PAGE = 0.65;

/** Said of everybody, they are the whole of what is asked by "et pour le papa ?". */
const SOMEBODY = new Set(familiesOf('papa maman pere mere parent jumeaux'));
const AS_A_SUBJECT = 4;

/** The words of a question with a subject before it: those that were asked last tell more. */
function stressedBy(words: readonly Weighed[], last: string): Weighed[] {
  const own = new Set(askedWords(last).flatMap(({ said }) => [...said.keys()]));
  return words.map((one) => {
    const families = [...one.said].flatMap(([family, told]) => (told === 1 ? [family] : []));
    if (!families.some((family) => own.has(family))) return { ...one, weight: one.weight * OF_SUBJECT };
    const isSomebody = one.faint && families.some((family) => SOMEBODY.has(family));
    return isSomebody ? { ...one, faint: false, weight: one.weight * AS_A_SUBJECT } : one;
  });
}

/** Sentences of the page of a subject, for what was asked of it last. */
function lastTold(
  parts: readonly RankedPart[],
  words: readonly Weighed[],
  { last, question }: { last: string; question: string },
): Quote[] {
  if (!isSure(parts, words)) return [];
  const stressed = stressedBy(words, last);
  const likely = parts.filter(({ score }) => score >= (parts[0]?.score ?? 0) * AS_LIKELY);
  const pages = [...new Map(likely.map(({ page }) => [page.path, page])).values()];
  const ranked = rankParts(pages, stressed).filter(({ part }) => part.lines.length > 0);
  const asks = expectedOf(last).isAsked ? last : question;
  return chosenSentences(ranked, stressed, { question: asks, asGood: ON_ITS_PAGE });
}

async function askedByName(db: Db, question: string, now: Date): Promise<NamedAnswer | null> {
  const contact = askedContact(question);
  if (contact) return contact;
  const place = (await askedTown(db, question)) ?? (await askedOutings(db, question, now));
  return place ?? askedFirstName(db, question);
}

/** A name or a town, whose page may not tell what is asked of it. */
function ofNamed(named: NamedAnswer, question: string): Answered {
  const quotes = quotesOf(named);
  return tellsAskedFor(question, quotes) ? answered(quotes, {}) : unknown(quotes.slice(0, 1), question);
}

const wholeText = ({ title, parts }: PageText) =>
  [title, ...parts.flatMap((part) => [part.heading, textOf(part)])].join(' ');

type Opened = NonNullable<Awaited<ReturnType<typeof openedTool>>>;

function besideTool(tool: Opened, told: readonly Quote[], more: More): Answered {
  const same = told.filter((quote) => isOfSubject(quote, tool.page));
  return answered(withLead(tool.page, same), { ...more, tool });
}

interface More {
  tool?: { path: string; label: string };
  asksTool?: ToolAsked | null;
  actions?: Answered['actions'];
}

function answered(quotes: readonly Quote[], { tool, asksTool, actions = [] }: More): Answered {
  const said = quotes.flatMap(withGoverning).filter(isFirst);
  const citations = said.map(
    ({ title, path, quote, row, leads }, at): Citation => ({
      n: at + 1,
      title,
      path,
      quote,
      ...(row && !leads && { row }),
    }),
  );
  const text = said.map((one, at) => cited(one, at + 1)).join(' ');
  const link = tool ? { path: tool.path, label: tool.label } : null;
  return { kind: asksTool ? 'tool' : 'answer', text, citations, tool: link, actions, by: 'pages' };
}

interface SaidQuote extends Quote {
  /** True of a heading or a lead-in, which governs what follows it. */
  leads: boolean;
}

function withGoverning({ under = [], ...one }: Quote): SaidQuote[] {
  // The head of a table is said in each of its rows.
  const head = one.row?.head.filter(Boolean).join(' ') ?? '';
  return [
    ...under.filter((quote) => quote !== head).map((quote) => ({ ...one, quote, leads: true })),
    { ...one, leads: false },
  ];
}

const isFirst = ({ path, quote }: Quote, at: number, all: readonly Quote[]) =>
  all.findIndex((one) => one.path === path && one.quote === quote) === at;

/** The citation stands before the sign that ends its sentence, and after the colon of what leads in another one. */
function cited({ quote: said, leads, row }: SaidQuote, n: number): string {
  const quote = row && !leads ? answersFr.row(row) : said;
  if (leads && !/[.!?…]$/u.test(quote)) return answersFr.leads(quote.replace(/[\s;:,]+$/u, ''), n);
  const [, words = quote, space = '', end = ''] = /^([\s\S]*?)(\s*)([.!?…]*)$/u.exec(quote) ?? [];
  // A French question mark stands apart, before its citation and after it.
  return `${words.replace(/[\s;:,]+$/u, '')} [${n}]${/^[!?]/.test(end) ? space : ''}${end || '.'}`;
}

const quotesOf = ({ title, path, sentences }: NamedAnswer): Quote[] =>
  sentences.map((quote) => ({ title, path, quote }));

/** Beside a tool stands only what its page says, and pages of its subject: a question is also told by words of any question. */
function isOfSubject({ title, path, quote, under = [], about = '' }: Quote, tool: PageText): boolean {
  const named = new Set(familiesOf(tool.title));
  const rivals = familiesOf(about).filter((family) => RIVALS.has(family));
  if (rivals.length > 0 && !rivals.some((family) => named.has(family))) return false;
  const said = familiesOf(path === tool.path ? `${title} ${quote} ${under.join(' ')}` : title);
  return said.some((family) => named.has(family) && (path === tool.path || !OF_ANY_TOOL.has(family)));
}

/** The first sentence of a page, then what was found; each sentence once. */
function withLead({ title, path, parts }: PageText, told: readonly Quote[]): Quote[] {
  const lead = parts.flatMap(({ lines }) => sentencesOf(lines))[0]?.text;
  const first = lead ? [{ title, path, quote: lead }] : [];
  return [...first, ...told.filter(({ quote }) => quote !== lead).slice(0, 2)];
}

async function pageWhere(db: Db, namespace: string, more: ReturnType<typeof eq>): Promise<PageText | null> {
  const [row] = await db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.namespace, namespace), published, more))
    .limit(1);
  return row ? ((await keptPages(db, [row.id]))[0] ?? null) : null;
}

async function weekPage(db: Db, slug: string | null): Promise<PageText | null> {
  return slug === null ? null : pageWhere(db, 'week', eq(content.slug, slug));
}

/** The published page of a tool, with the address that fills in its form; null when the site has none. */
async function openedTool(db: Db, { kind, fields }: ToolAsked) {
  if (toolKind(kind) === null) return null;
  const page = await pageWhere(
    db,
    'tool',
    sql`${content.fields} ->> 'tool' = ${kind}` as ReturnType<typeof eq>,
  );
  if (!page) return null;
  const query = new URLSearchParams(fields).toString();
  return { page, path: query === '' ? page.path : `${page.path}?${query}`, label: page.title };
}

/** The pages that are nearest, each by its first words that mean what they say. */
function nearest(parts: readonly RankedPart[]): Quote[] {
  const near = [...new Map(parts.toReversed().map((one) => [one.page.path, one])).values()];
  return near
    .toSorted((a, b) => b.standing - a.standing)
    .slice(0, NEAREST)
    .map(({ page, part }) => ({ title: page.title, path: page.path, quote: openingOf(part) }));
}

/** Says that it is not known, with the nearest pages and the way to the newsroom. */
function unknown(near: readonly Quote[], question: string): Answered {
  const citations = near.map(({ title, path, quote }, at): Citation => ({ n: at + 1, title, path, quote }));
  const tool = { path: CONTACT, label: answersFr.ask };
  const text = answersFr.unknown(citations, isWorrying(question));
  return { kind: 'unknown', text, citations, tool, actions: [], by: 'pages' };
}
