import { atom } from 'nanostores';
import { ApiError } from '#src/calls/client.ts';
import { activeToken } from '#src/features/accounts/session.store.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { isDirty } from '../types/editor-state.ts';
import { $plan } from './plan.store.ts';
import { lookElsewhere } from './saving.ts';
import { $editor } from './store.ts';
import { followTemplates } from './template-news.ts';

type Answer = Awaited<ReturnType<typeof lifeCalls.contentPresence>>;
export type Other = Answer['others'][number];

export interface Presence {
  others: Other[];
  /** The author of the version of this number, when that is known: a newer one may be another's. */
  saved: { revision: number; by: string | null; self: boolean } | null;
}

/** The other people who have the document open. */
export const $presence = atom<Presence>({ others: [], saved: null });

const EVERY_MS = 4_000;
/** A person counts as writing for this long after the last key. */
const WRITING_MS = 8_000;
const client = crypto.randomUUID();
let lastKey = 0;
let templates: string | null = null;

const opened = () => {
  const { id, phase } = $editor.get();
  return phase === 'ready' ? id : null;
};

/** Says that this tab is there, and learns who else is and whether they saved. Failures wait for the next time. */
export async function sayPresence(): Promise<void> {
  const id = opened();
  if (id === null || document.hidden) return;
  const writing = isDirty($editor.get()) || Date.now() - lastKey < WRITING_MS;
  const answer = await lifeCalls.contentPresence({ id, client, writing }).catch((error: unknown) => {
    if (opened() === id && error instanceof ApiError && error.code === 'not_found') sayBinned(error.message);
    return null;
  });
  if (!answer || opened() !== id) return;
  const { revision, saved_by: by, saved_by_self: self } = answer;
  $presence.set({ others: answer.others, saved: { revision, by, self } });
  keepPlan(answer);
  const changed = templates !== null && templates !== answer.templates;
  templates = answer.templates;
  if (changed) await followTemplates();
  if (revision !== $editor.get().revision) await lookElsewhere();
}

/** Somebody put the document into the bin while it stood open here. */
function sayBinned(message: string): void {
  $presence.set({ ...$presence.get(), others: [] });
  $editor.set({ ...$editor.get(), failure: { message, offline: false, gone: true } });
}

/** A colleague, or the hour, may have changed what is planned. */
function keepPlan({ status, scheduled_at, unpublish_at }: Answer): void {
  const plan = $plan.get();
  if (plan && (plan.scheduled_at !== scheduled_at || plan.unpublish_at !== unpublish_at))
    $plan.set({ ...plan, scheduled_at, unpublish_at });
  const state = $editor.get();
  if (status !== state.status && !state.busy)
    $editor.set({ ...state, status: status as typeof state.status });
}

/** Tells the server that this tab closes, so that others see it at once. */
export function sayGone(): void {
  const id = opened();
  if (id === null) return;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${activeToken.get()}` };
  const body = JSON.stringify({ id, client, leaving: true });
  const { path } = lifeCalls.contentPresence.contract;
  fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Starts telling and asking; answers the function that stops it. */
export function watchPresence(): () => void {
  let known = opened();
  let text = $editor.get().text;
  void sayPresence();
  const timer = setInterval(sayPresence, EVERY_MS);
  const stop = $editor.listen((state) => {
    if (state.text !== text) lastKey = Date.now();
    text = state.text;
    if (opened() === known) return;
    known = opened();
    void sayPresence();
  });
  return () => {
    stop();
    clearInterval(timer);
    sayGone();
  };
}
