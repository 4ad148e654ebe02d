import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Content } from '#src/features/content/content.ts';
import { withIdentity } from '#src/features/content/document.ts';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { canBeDrafted, inspect } from '../document/inspect.ts';
import { $editor, inTurn, patch, settled } from './store.ts';

/**
 * Whether someone saved since we last read. Drafts carry no revision of their own, so the texts are compared:
 * without this, two drafts of one page would follow each other in silence.
 */
async function changedElsewhere(id: number): Promise<boolean> {
  const now = await editorCalls.contentDetail({ id });
  const { revision, savedText, text } = $editor.get();
  const theirs = withoutIdentity(now.md);
  if (now.revision === revision && theirs === savedText) return false;
  // The same words from two hands are no conflict.
  patch(theirs === text ? settled(now, text) : { remote: now });
  return theirs !== text;
}

/** Sends the text with its identity, after having looked for somebody else's. Null when there was one. */
async function send(call: (input: { md: string }) => Promise<Content>): Promise<Content | null> {
  const { id, remote } = $editor.get();
  if (id === null || remote || (await changedElsewhere(id))) return null;
  const { text, revision } = $editor.get();
  const answer = await call({ md: withIdentity(text, id, revision) });
  patch(settled(answer, text));
  return answer;
}

async function create(): Promise<void> {
  const { text } = $editor.get();
  const answer = await editorCalls.createContent({ md: text });
  patch({ ...settled(answer, text), liveText: text });
}

async function saveRevision(): Promise<boolean> {
  const { text } = $editor.get();
  const answer = await send(editorCalls.updateContent);
  if (answer) patch({ liveText: text });
  return answer !== null;
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
  return inTurn(async () => {
    const { id, status } = $editor.get();
    if (id === null) await create();
    else if (status === 'published') await send(editorCalls.saveDraft);
    else await saveRevision();
  });
}

/** Readers see what the screen shows. Answers false when something stood in the way, which the state tells. */
export function publish(): Promise<boolean> {
  return inTurn(async () => {
    if ($editor.get().id === null) await create();
    const { text, savedText, liveText } = $editor.get();
    if ((text !== liveText || text !== savedText) && !(await saveRevision())) return;
    const { id, status } = $editor.get();
    if (id === null || status === 'published') return;
    const answer = await editorCalls.enableContent({ id, enable: true });
    patch({ status: answer.status, failure: null, refused: {} });
  });
}

/** Readers no longer see it; nothing is lost. */
export function unpublish(): Promise<boolean> {
  return inTurn(async () => {
    const { id, text, savedText } = $editor.get();
    if (id === null || (text !== savedText && !(await send(editorCalls.saveDraft)))) return;
    const answer = await editorCalls.enableContent({ id, enable: false });
    patch({ status: answer.status });
  });
}

/** Looks whether someone else saved, so that it is known before the next save. A failure waits for that save. */
export function lookElsewhere(): Promise<boolean> {
  return inTurn(async () => {
    const { id, phase, remote } = $editor.get();
    if (id !== null && phase === 'ready' && !remote) await changedElsewhere(id);
  }, true);
}
