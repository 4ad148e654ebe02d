import { ApiError } from '#src/calls/client.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Content } from '#src/features/content/content.ts';
import { splitDocument, withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { inspect } from '../document/inspect.ts';

/** Texts sent to be made whose answer never came: the server may have made them all the same. */
const unanswered = new Set<string>();

/** Nobody answered, or what stands before the site did. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.code === 'http_error');

/**
 * Makes a new document of a text. Sent again after its answer was lost, it is found under its own address, which would
 * else be refused as somebody's. Answers it, and the text that the server has.
 */
export async function createOnce(text: string): Promise<{ made: Content; saved: string }> {
  try {
    return { made: await editorCalls.createContent({ md: text }), saved: text };
  } catch (error) {
    if (isLost(error)) unanswered.add(text);
    const isTaken = error instanceof ApiError && error.code === 'slug_taken';
    const found = isTaken ? await madeBefore(text).catch(() => null) : null;
    if (!found) throw error;
    return found;
  }
}

/** The document at the text's address, where it is this very text, or one whose answer was lost. */
async function madeBefore(text: string): Promise<{ made: Content; saved: string } | null> {
  const { slug, namespace } = inspect(text).values ?? {};
  const { items } = await editorCalls.contentList({});
  const there = items.find((one) => one.slug === slug && one.namespace === namespace);
  const made = there && (await editorCalls.contentDetail({ id: there.id }));
  const saved = made && withoutIdentity(made.md);
  return made && saved !== undefined && (isTheSame(saved, text) || unanswered.has(saved))
    ? { made, saved }
    : null;
}

/** Two documents that have a title alone are two documents. */
const isTheSame = (saved: string, text: string) =>
  saved === text && Boolean(splitDocument(text)?.body.trim());
