import { atom } from 'nanostores';
import { ApiError } from '#src/calls/client.ts';
import type { Content } from '#src/features/content/content.ts';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { asItWas } from '../document/text-edit.ts';
import { editorFr } from '../editor.fr.ts';
import { type EditorState, EMPTY_STATE } from '../types/editor-state.ts';
import { Past, type Way } from './past.ts';
import { $plan } from './plan.store.ts';

/** The document of this page: one editor, one document. */
export const $editor = atom<EditorState>(EMPTY_STATE);

export function patch(change: Partial<EditorState>): void {
  $editor.set({ ...$editor.get(), ...change });
}

/** A change typed by the person: what the server refused before may hold no longer. */
export function edit(typed: string): void {
  const state = $editor.get();
  const text = asItWas(typed, [state.openedText, state.savedText]);
  if (text === state.text) return;
  past.wrote(state.text, Date.now());
  patch({ text, refused: {}, failure: null });
}

/** The steps behind the open document's text. */
export const past = new Past();

/** Takes back, or gives again, what was written in another form; `put` brings the part that this one shows. */
export function stepBeyond(
  way: Way,
  shown: (text: string) => string,
  put: (now: string, step: string) => string,
): void {
  const now = $editor.get().text;
  const step = past.step(way, now, shown);
  if (step === null) return;
  const { openedText, savedText } = $editor.get();
  patch({ text: asItWas(put(now, step), [openedText, savedText]), refused: {}, failure: null });
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs one call at a time, in the order asked, and keeps what goes wrong in the state: several screens show this one
 * document, so its calls live here and not in the `useCall` of a form. Answers true when it went well. A `quiet` one
 * is not shown as a save.
 */
export function inTurn(work: () => Promise<void>, quiet = false): Promise<boolean> {
  const done = queue.then(async () => {
    if (!quiet) patch({ busy: true });
    try {
      await work();
      return true;
    } catch (error) {
      if (!quiet) patch(failureOf(error));
      return false;
    } finally {
      if (!quiet) patch({ busy: false });
    }
  });
  queue = done;
  return done;
}

/** Not sent at all; its message is for the person. */
export class NotSent extends Error {}

/** The state after something went wrong, in the person's words. */
export function failureOf(error: unknown): Partial<EditorState> {
  if (error instanceof NotSent) return { failure: { message: error.message, offline: false } };
  if (!(error instanceof ApiError)) return { failure: { message: editorFr.told.failed, offline: false } };
  if (error.code === 'revision_conflict' && error.body.content)
    return { remote: error.body.content as Content };
  const offline = error.status === 0 || error.code === 'http_error';
  return {
    refused: error.fields,
    failure: {
      message: offline ? editorFr.told.away : error.message,
      offline,
      gone: error.code === 'not_found',
    },
  };
}

/** The state after the server took `text`, from its answer. */
export function settled(answer: Content, text: string): Partial<EditorState> {
  return {
    phase: 'ready',
    id: answer.id,
    revision: answer.revision,
    status: answer.status,
    savedText: text,
    savedAt: Date.now(),
    failure: null,
    refused: {},
  };
}

/** Shows an answer as it is: opening, restoring, taking somebody's version. */
export function shown(answer: Content): Partial<EditorState> {
  const text = withoutIdentity(answer.md);
  past.forget();
  return { ...settled(answer, text), text, openedText: text, remote: null, savedAt: null };
}

/** Asks what readers see, when it may differ from what is shown, and what is planned for it. */
export async function readLive(): Promise<void> {
  const { id } = $editor.get();
  if (id === null) return;
  const state = await lifeCalls.contentState({ id });
  patch({ liveText: state.live_md });
  $plan.set(state);
}
