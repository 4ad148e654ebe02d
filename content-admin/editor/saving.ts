import { ApiError } from '#src/calls/client.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Content } from '#src/features/content/content.ts';
import { withIdentity } from '#src/features/content/document.ts';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { canBeDrafted, inspect } from '../document/inspect.ts';
import { isTooLong } from '../document/too-long.ts';
import { editorFr } from '../editor.fr.ts';
import { createOnce } from './creating.ts';
import { withFreeAddress } from './free-address.ts';
import { $editor, inTurn, NotSent, patch, settled } from './store.ts';

/** Sends the text with its identity. Null when somebody else saved meanwhile, which the state then shows. */
async function send(call: (input: { md: string }) => Promise<Content>): Promise<Content | null> {
  const { id, remote, text, savedText } = $editor.get();
  if (id === null || remote) return null;
  const answer = await callWith(call, id, text).catch((error: unknown) => {
    const theirs = newerIn(error);
    const words = theirs && withoutIdentity(theirs.md);
    // Somebody who saved these same words, or those that this text began from, has changed nothing of it.
    if (theirs === null || (words !== text && words !== savedText)) throw error;
    patch(settled(theirs, words));
    return callWith(call, id, text);
  });
  patch(settled(answer, text));
  return answer;
}

function callWith(call: (input: { md: string }) => Promise<Content>, id: number, text: string) {
  return call({ md: withIdentity(text, id, $editor.get().revision) });
}

/** The newer version that a refused save carries. */
function newerIn(error: unknown): Content | null {
  const refused = error instanceof ApiError && error.code === 'revision_conflict';
  return refused ? ((error.body.content as Content | undefined) ?? null) : null;
}

/**
 * Refuses a text before any call: the server cuts off one that is too long, and counts a header's lines otherwise.
 */
function requireSendable(): void {
  const { text } = $editor.get();
  if (isTooLong(text)) throw new NotSent(editorFr.tooLong.title);
  if (inspect(text).unreadable) throw new NotSent(editorFr.told.unreadable);
}

async function create(): Promise<void> {
  const { made, saved, sent } = await withFreeAddress(async () => {
    const { text } = $editor.get();
    return { ...(await createOnce(text)), sent: text };
  });
  patch({ ...settled(made, saved), liveText: saved });
  // What was typed since its answer was lost.
  if (saved !== sent) await saveRevision();
}

function saveRevision(): Promise<boolean> {
  return withFreeAddress(async () => {
    const { text } = $editor.get();
    const answer = await send(editorCalls.updateContent);
    if (answer) patch({ liveText: text });
    return answer !== null;
  });
}

/** In the background: into the draft, and only what the server would take. */
export function autosave(): Promise<boolean> {
  return inTurn(async () => {
    const { id, text, savedText, remote, phase } = $editor.get();
    if (phase !== 'ready' || remote || text === savedText || !canBeDrafted(text)) return;
    if (id !== null) await send(editorCalls.saveDraft);
    else if (Object.keys(inspect(text).errors).length === 0) await create();
  });
}

/** On the person's demand: a revision, or the draft beside a live page (saving that one would publish it). */
export function save(): Promise<boolean> {
  return inTurn(saveNow);
}

/**
 * The same, for work that has its turn already.
 * @throws NotSent where the text would not be taken; ApiError where it was refused
 */
export async function saveNow(): Promise<void> {
  requireSendable();
  const { id, status } = $editor.get();
  if (id === null) await create();
  else if (status === 'published') await send(editorCalls.saveDraft);
  else await saveRevision();
}

/** Shows the text of the screen to readers. Answers false when something stood in the way, which the state tells. */
export function publish(): Promise<boolean> {
  return inTurn(async () => {
    requireSendable();
    if ($editor.get().id === null) await create();
    const { text, savedText, liveText } = $editor.get();
    if ((text !== liveText || text !== savedText) && !(await saveRevision())) return;
    const { id, status } = $editor.get();
    if (id === null || status === 'published') return;
    const answer = await editorCalls.enableContent({ id, enable: true });
    patch({ status: answer.status, failure: null, refused: {} });
  });
}

/** Takes the page from its readers; the text is kept. */
export function unpublish(): Promise<boolean> {
  return inTurn(async () => {
    const { id, text, savedText } = $editor.get();
    if (id === null || (text !== savedText && !(await send(editorCalls.saveDraft)))) return;
    const answer = await editorCalls.enableContent({ id, enable: false });
    patch({ status: answer.status });
  });
}

/** Reads what somebody else saved, so that it is known before the next save. A failure waits for that save. */
export function lookElsewhere(): Promise<boolean> {
  return inTurn(async () => {
    const { id, phase, remote } = $editor.get();
    if (id === null || phase !== 'ready' || remote) return;
    const now = await editorCalls.contentDetail({ id });
    const { revision, savedText, text } = $editor.get();
    if (now.revision === revision) return;
    const theirs = withoutIdentity(now.md);
    if (theirs === text || theirs === savedText) patch({ ...settled(now, theirs), savedAt: null });
    else patch({ remote: now });
  }, true);
}
