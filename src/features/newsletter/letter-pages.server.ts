import { and, eq, ne, sql } from 'drizzle-orm';
import { newStamp } from '#src/features/contact/stamp.server.ts';
import { isDay } from '#src/lib/calendar-day.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { campaign, campaignLink, campaignRecipient } from '#src/server/db/schema/index.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import { letterBody } from './letter-body.server.ts';
import { heldBy, LETTER_PATHS } from './link.server.ts';
import { newsletterCalls } from './newsletter.calls.ts';
import { awaitedBy, newsletterVerbs, orderedTopics } from './newsletter.server.ts';
import { TOPICS, type Topic } from './newsletter.ts';

interface AskedPage {
  request: Request;
  locals: App.Locals;
  url: URL;
}

export interface LetterForm {
  email: string;
  topics: Topic[];
  term: string;
  stamp: string;
}

const topicsIn = (sent: FormData) => orderedTopics(sent.getAll('topics').map(String));
const posted = async ({ request }: AskedPage) => (request.method === 'POST' ? request.formData() : null);

/** A page of the weeks leads here with the term it was given. */
function termAsked({ searchParams }: URL): string | null {
  const term = searchParams.get('semaine');
  return term && isDay(term) ? term : null;
}

/** `/newsletter`: the form, with what was typed and what is wrong; 303 once the mail is on its way. */
export async function subscribePage(page: AskedPage) {
  const { ctx, redirect } = pageCaller(page);
  const sent = await posted(page);
  const week = termAsked(page.url);
  const form: LetterForm = {
    email: sent ? textOf(sent, 'email') : '',
    topics: sent?.has('topics') || sent?.has('stamp') ? topicsIn(sent) : week ? ['semaine'] : ['magazine'],
    term: sent ? textOf(sent, 'term') : (week ?? ''),
    stamp: sent ? textOf(sent, 'stamp') : '',
  };
  let refused: Refusal | null = null;
  // A form of another page brings the address alone: this one asks for the rest.
  if (sent?.has('stamp')) {
    const result = await attempt(async () => {
      const asked = { ...form, term: form.term || null };
      const input = newsletterCalls.subscribe.contract.input.safeParse(asked);
      if (!input.success) throw invalidInput(input.error.issues);
      return newsletterVerbs.subscribe(ctx, input.data);
    });
    if ('done' in result) return { redirect: redirect(`${LETTER_PATHS.subscribe}?envoye`) };
    refused = result.refused;
  }
  const keeps = form.stamp !== '' && refused?.code !== 'form_expired';
  const stamp = keeps ? form.stamp : await newStamp(ctx);
  return { form: { ...form, stamp }, refused, sent: page.url.searchParams.has('envoye') };
}

/** The page of the link that confirms: a button, so that a mail program that looks at links confirms nothing. */
export async function confirmPage(page: AskedPage, token: string) {
  const { ctx } = pageCaller(page);
  if (page.request.method !== 'POST')
    return { state: (await awaitedBy(ctx, token)) ? 'ask' : 'dead' } as const;
  const result = await attempt(() => newsletterVerbs.confirm(ctx, { action_token: token }));
  return 'done' in result ? ({ state: 'done' } as const) : notDone(result.refused);
}

/** A link that leads nowhere; or too many of them, where nothing was looked at. */
const notDone = (refused: Refusal) =>
  refused.code === 'rate_limited' ? ({ state: 'refused', refused } as const) : ({ state: 'dead' } as const);

/** The page of List-Unsubscribe: opened, one button; posted to, by a person or a mail program, it is done. */
export async function unsubscribePage(page: AskedPage, token: string) {
  const { ctx } = pageCaller(page);
  const verb = () =>
    page.request.method === 'POST'
      ? newsletterVerbs.unsubscribe(ctx, { action_token: token })
      : look(ctx, token);
  const result = await attempt(async () => verb());
  if (!('done' in result)) return notDone(result.refused);
  return { state: page.request.method === 'POST' ? 'done' : 'ask' } as const;
}

const look = async (ctx: Ctx, token: string) => (await heldBy(ctx.db, token)).row;

/** The choices of one address, by the link of a letter; changed at once. */
export async function preferencesPage(page: AskedPage, token: string) {
  const { ctx } = pageCaller(page);
  const sent = await posted(page);
  const held = await attempt(() => look(ctx, token));
  if (!('done' in held)) return { state: 'dead' as const };
  let chosen = { topics: orderedTopics(held.done.topics), term: held.done.term };
  let refused: Refusal | null = null;
  const ended = sent?.has('ended') === true;
  if (sent) {
    const asked = {
      action_token: token,
      topics: ended ? chosen.topics : topicsIn(sent),
      term: ended ? null : textOf(sent, 'term') || null,
      ended,
    };
    const result = await attempt(async () => {
      const input = newsletterCalls.preferences.contract.input.safeParse(asked);
      if (!input.success) throw invalidInput(input.error.issues);
      return newsletterVerbs.preferences(ctx, input.data);
    });
    if ('done' in result) chosen = result.done;
    else {
      refused = result.refused;
      chosen = { topics: asked.topics, term: asked.term };
    }
  }
  const told = sent && !refused ? (ended ? ('ended' as const) : ('saved' as const)) : null;
  return { state: 'open' as const, chosen, refused, told, email: held.done.email, all: TOPICS };
}

/** One that was canceled before it began went to nobody: a test of it is no letter. */
const wasBegun = sql`(${campaign.status} <> 'canceled'
  or exists (select 1 from ${campaignRecipient} where ${campaignRecipient.campaignId} = ${campaign.id}))`;

/** A letter in the browser, for anybody who has its address; null while it is no letter yet. */
export async function letterPage(page: AskedPage, token: string) {
  const { ctx } = pageCaller(page);
  const open = and(
    eq(campaign.token, token),
    ne(campaign.status, 'draft'),
    ne(campaign.status, 'scheduled'),
    wasBegun,
  );
  const [row] = await ctx.db.select().from(campaign).where(open);
  if (!row) return null;
  const { publicUrl } = ctx.services.config;
  const { html } = await letterBody({ publicUrl, md: row.md, countedAt: null });
  return { subject: row.subject, html };
}

/** Counts one more look at a link, and answers where it leads; null for none. */
export async function followLink(page: AskedPage, token: string, position: string): Promise<string | null> {
  // In a letter of plain words a full stop may follow the address, and mailboxes take it along.
  const [, number] = /^(\d{1,4})[.,;:!?)»\]]{0,2}$/.exec(position) ?? [];
  if (number === undefined) return null;
  const { ctx } = pageCaller(page);
  const its = sql`${campaignLink.campaignId} = (select id from ${campaign} where token = ${token})`;
  const [found] = await ctx.db
    .update(campaignLink)
    .set({ clicks: sql`${campaignLink.clicks} + ${page.request.method === 'GET' ? 1 : 0}` })
    .where(and(its, eq(campaignLink.position, Number(number))))
    .returning({ url: campaignLink.url });
  return found?.url ?? null;
}
