import {
  INLINE_CHARS,
  onAnotherThread,
  tooComplex,
} from '#src/features/content/rendering/long-text.server.ts';
import { type LetterBody, layBody, type ToLay } from './letter-body.ts';

const FILE = new URL('./letter-body.worker.ts', import.meta.url);

/** Lays a letter's text: a short one at once, a longer one on another thread. Throws too_complex, unavailable. */
export async function letterBody(input: ToLay): Promise<LetterBody> {
  if (input.md.length <= INLINE_CHARS) return layBody(input);
  const body = await onAnotherThread<LetterBody>(FILE, input);
  if (!body) throw tooComplex();
  return body;
}
