import { DomainError } from '#src/calls/domain-error.ts';
import { type ParsedDocument, parseContentDocument } from '../document.ts';
import { INLINE_CHARS, onAnotherThread, tooComplex } from './long-text.server.ts';
import { type Shown, shownOf, type ToShow } from './shown.ts';

const FILE = new URL('./render.worker.ts', import.meta.url);

/** The last long texts, null for one that was refused: a text is rendered before the transaction that saves it. */
const recent = new Map<string, Shown | null>();
const RECENT_CHARS = 6_000_000;

type Written = Pick<ParsedDocument, 'body' | 'fields'>;

/**
 * Renders a document's Markdown: a short one at once, a longer one on another thread, so that no text keeps readers
 * waiting. Throws too_complex for what takes too long, unavailable when too many wait.
 */
export async function renderShown(document: Written): Promise<Shown> {
  const input = toShow(document);
  if (input.body.length <= INLINE_CHARS) return shownOf(input);
  const key = `${input.description ?? ''}\0${input.body}`;
  const shown = recent.has(key) ? recent.get(key) : await onAnotherThread<Shown>(FILE, input);
  keep(key, shown ?? null);
  if (!shown) throw tooComplex();
  return shown;
}

/** Renders a text of ours at once, whatever its length: before anybody is served, on a machine as slow as it may be. */
export const showOwn = async (document: Written): Promise<Shown> => shownOf(toShow(document));

/**
 * Renders what a transaction is about to save, so that nothing waits for a thread inside it. What is wrong with the text is
 * said there.
 */
export async function renderAhead(md: string): Promise<void> {
  try {
    await renderShown(parseContentDocument(md));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

function keep(key: string, shown: Shown | null): void {
  recent.delete(key);
  recent.set(key, shown);
  let chars = [...recent].reduce((sum, [text, one]) => sum + text.length + (one?.html.length ?? 0), 0);
  for (const [text, one] of recent) {
    if (chars <= RECENT_CHARS || text === key) return;
    recent.delete(text);
    chars -= text.length + (one?.html.length ?? 0);
  }
}

const toShow = ({ body, fields }: Written): ToShow => ({ body, description: textOf(fields.description) });

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
