import { and, eq, sql } from 'drizzle-orm';
import { toolKind } from '#src/features/content/tool-kind.ts';
import { type Day, isDay, parisDay } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { getServices, type Services } from '#src/server/services.ts';
import type { Answered, Citation } from '../answer.ts';
import { rankedParts, readQuestion } from '../passages/find.server.ts';
import { type PageText, published, readPages } from '../passages/pages.server.ts';
import type { RankedPart } from '../passages/rank.ts';
import { familiesOf } from '../passages/words.ts';
import { isWorrying } from '../red-flags/worry.ts';
import { answersFr } from './answers.fr.ts';
import { isOfSomebody, mayTell, tellsAskedFor } from './asked-for.ts';
import { chosenSentences, isSure, type Quote } from './choose.ts';
import { openingOf } from './governed.ts';
import { askedContact, askedFirstName, askedOutings, askedTown, type NamedAnswer } from './named.server.ts';
import { purchaseOf } from './purchase.ts';
import { sentencesOf } from './sentences.ts';
import { type ToolAsked, toolAsked } from './tool-asked.ts';
import { askedWeek, weekQuotes } from './week-asked.ts';

type Knowing = Pick<Services, 'database' | 'clock'>;

const NEAREST = 3;
/** Words of titles here that name no subject alone. */
const OF_ANY_TOOL = new Set(
  familiesOf('bebe enfant naissance grossesse conge date jour semaine calendrier droits'),
);
/** Kinds of leave, each with headings of its own on the pages that tell of several. */
const RIVALS = new Set(familiesOf('maternite paternite adoption parental supplementaire malade'));
const CONTACT = '/contactez-nous';

/** Answers a question with sentences of our pages, or says that it is not known. */
export function answerFromPages(question: string, options: { term: string | null }): Promise<Answered> {
  return answerFrom(getServices(), question, options);
}

/** The same, of the site of these services. */
export async function answerFrom(
  { database: { db }, clock }: Knowing,
  question: string,
  { term }: { term: string | null },
): Promise<Answered> {
  if (isOfSomebody(question)) return unknown([], question);
  const wanted = toolAsked(question, parisDay(clock()), term !== null && isDay(term) ? (term as Day) : null);
  const named = wanted ? null : await askedByName(db, question, clock());
  if (named) return ofNamed(named, question);
  const asked = await readQuestion(db, question);
  const parts = (await rankedParts(db, asked)).filter(
    ({ part, page }) => part.lines.length > 0 && mayTell(question, page),
  );
  const found = isSure(parts, asked.words) ? chosenSentences(parts, asked.words, question) : [];
  const told = tellsAskedFor(question, found) ? found : [];
  const tool = wanted && (await openedTool(db, wanted));
  if (tool) return besideTool(tool, told, { asksTool: wanted });
  const week = await weekPage(db, askedWeek(question));
  if (week) return answered(weekQuotes(week, question, told), {});
  return told.length > 0
    ? answered(told, { actions: purchaseOf(question) })
    : unknown(nearest(parts), question);
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
  const citations = said.map(({ title, path, quote }, at): Citation => ({ n: at + 1, title, path, quote }));
  const text = said.map((one, at) => cited(one, at + 1)).join(' ');
  const link = tool ? { path: tool.path, label: tool.label } : null;
  return { kind: asksTool ? 'tool' : 'answer', text, citations, tool: link, actions, by: 'pages' };
}

interface SaidQuote extends Quote {
  /** True of a heading or a lead-in, which governs what follows it. */
  leads: boolean;
}

function withGoverning({ under = [], ...one }: Quote): SaidQuote[] {
  return [...under.map((quote) => ({ ...one, quote, leads: true })), { ...one, leads: false }];
}

const isFirst = ({ path, quote }: Quote, at: number, all: readonly Quote[]) =>
  all.findIndex((one) => one.path === path && one.quote === quote) === at;

/** The citation stands before the sign that ends its sentence, and after the colon of what leads in another one. */
function cited({ quote, leads }: SaidQuote, n: number): string {
  if (leads && !/[.!?…]$/u.test(quote)) return answersFr.leads(quote.replace(/[\s;:,]+$/u, ''), n);
  const [, words = quote, end = ''] = /^([\s\S]*?)([.!?…]*)$/u.exec(quote) ?? [];
  return `${words.replace(/[\s;:,]+$/u, '')} [${n}]${end || '.'}`;
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
  return row ? ((await readPages(db, [row.id]))[0] ?? null) : null;
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
    .toSorted((a, b) => b.score - a.score)
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
