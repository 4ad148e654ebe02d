import { ApiError } from '#src/calls/client.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Namespace } from '#src/features/content/content.ts';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { copyOf } from '../document/copy-of.ts';
import { loadTemplates } from '../document/known-templates.ts';
import { newDocument, setTitle } from '../document/new-document.ts';
import { editorFr } from '../editor.fr.ts';
import { EMPTY_STATE } from '../types/editor-state.ts';
import { $editor, inTurn, patch, readLive, shown } from './store.ts';

export async function openDocument(id: number): Promise<void> {
  $editor.set(EMPTY_STATE);
  try {
    const [answer] = await Promise.all([editorCalls.contentDetail({ id }), knowTemplates()]);
    patch(shown(answer));
  } catch (error) {
    const missing = error instanceof ApiError && error.code === 'not_found';
    return patch({ phase: missing ? 'missing' : 'failed' });
  }
  await readLive().catch(() => undefined);
}

/** Without them the built-in ones stand in. */
const knowTemplates = () => loadTemplates().catch(() => undefined);

/** A new document of a template that is not the namespace's own has its fields from the start. */
export async function openNewKnowing(
  namespace: Namespace,
  { template, title = '' }: { template?: string | undefined; title?: string } = {},
): Promise<void> {
  $editor.set(EMPTY_STATE);
  await knowTemplates();
  openNew(namespace, template);
  if (title) patch({ text: setTitle($editor.get().text, title, true) });
}

export function openNew(namespace: Namespace, template?: string): void {
  const text = newDocument(namespace, template);
  $editor.set({ ...EMPTY_STATE, phase: 'ready', text, savedText: text });
}

/** Forgets the draft beside the live page. */
export function discardDraft(): Promise<boolean> {
  return inTurn(async () => {
    const { id } = $editor.get();
    if (id === null) return;
    patch(shown(await editorCalls.discardDraft({ id })));
    await readLive();
  });
}

export function restoreRevision(revision: number): Promise<boolean> {
  return inTurn(async () => {
    const { id } = $editor.get();
    if (id === null) return;
    patch(shown(await editorCalls.restoreRevision({ id, revision })));
    await readLive();
  });
}

export function moveToBin(): Promise<boolean> {
  return inTurn(async () => {
    const { id } = $editor.get();
    if (id === null) return;
    await editorCalls.deleteContent({ id });
    patch({ phase: 'deleted' });
  });
}

/** The text on the screen stays; a version that was saved before the bin, and is not known here, is to be compared. */
export function takeOutOfBin(): Promise<boolean> {
  return inTurn(async () => {
    const { id, text, savedText } = $editor.get();
    if (id === null) return;
    const answer = await editorCalls.restoreContent({ id });
    const theirs = withoutIdentity(answer.md);
    if (theirs === savedText || theirs === text) patch({ ...shown(answer), text });
    else patch({ phase: 'ready', failure: null, refused: {}, remote: answer });
  });
}

const COPIES_MAX = 20;

/** Makes another document of what is on the screen; answers its id. Throws ApiError. */
export async function duplicate(): Promise<number> {
  const { text } = $editor.get();
  for (let n = 1; ; n += 1)
    try {
      const { id } = await editorCalls.createContent({ md: copyOf(text, n, editorFr.copyTitle) });
      // The copy has every word that is here: leaving asks nothing.
      patch({ savedText: $editor.get().text === text ? text : $editor.get().savedText });
      return id;
    } catch (error) {
      const taken = error instanceof ApiError && error.code === 'slug_taken';
      if (!taken || n === COPIES_MAX) throw error;
    }
}

/** Shows somebody else's version in place of ours. */
export async function takeTheirs(): Promise<void> {
  const { remote } = $editor.get();
  if (!remote) return;
  patch(shown(remote));
  await readLive().catch(() => undefined);
}

/** Goes on from somebody else's version with a merged text, not saved yet. */
export async function goOnWith(merged: string): Promise<void> {
  const { remote } = $editor.get();
  if (!remote) return;
  patch({ ...shown(remote), savedText: withoutIdentity(remote.md), text: merged });
  await readLive().catch(() => undefined);
}
