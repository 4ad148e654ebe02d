import { createHmac } from 'node:crypto';
import { sameText } from './tokens.ts';

/** 128 bits: a mark is not guessed. */
const MARK_BYTES = 16;
/** A Message-ID of ours with its mark, as it stands in what a mail server gives back. */
const MARKED = /<([\w-]{1,200})\.([\w-]{22})@merveille>/g;

/** Signs the key of a letter to many, so that nobody else can say that it came back. */
export function markOf(secret: string, key: string): string {
  const whole = createHmac('sha256', secret).update(`message-id:${key}`).digest();
  return whole.subarray(0, MARK_BYTES).toString('base64url');
}

/** The keys of our own letters whose Message-ID stands in a text, each once. */
export function markedKeys(secret: string, text: string): string[] {
  const keys = [...text.matchAll(MARKED)].flatMap(([, id = '', mark = '']) => {
    const key = Buffer.from(id, 'base64url').toString();
    return sameText(mark, markOf(secret, key)) ? [key] : [];
  });
  return [...new Set(keys)];
}
