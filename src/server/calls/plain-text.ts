import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';

/** No screen of ours sends JSON nearly as deep; deeper, whatever walks it by recursion would overflow. */
const DEEPEST = 100;
/** One sentence a field, for so many fields. */
const NAMED = 20;

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

interface Seen {
  value: object;
  path: string;
  depth: number;
}

/**
 * Answers the JSON that was sent as it is. Throws invalid_input where a string of it, the name of a field
 * included, could not be kept, or where it is too deep: no verb then has to think of it.
 */
export function plainInput(json: unknown): unknown {
  if (typeof json === 'string') refuse(isPlainText(json) ? [] : [''], serverFr.textUnkept);
  if (typeof json !== 'object' || json === null) return json;
  const wrong: string[] = [];
  const left: Seen[] = [{ value: json, path: '', depth: 1 }];
  for (let next = left.pop(); next && wrong.length < NAMED; next = left.pop()) {
    for (const [key, value] of Object.entries(next.value)) {
      const path = next.path ? `${next.path}.${key}` : key;
      if (!isPlainText(key) || (typeof value === 'string' && !isPlainText(value))) wrong.push(path);
      if (typeof value !== 'object' || value === null) continue;
      if (next.depth >= DEEPEST) refuse([path.slice(0, 100)], serverFr.jsonTooDeep);
      left.push({ value, path, depth: next.depth + 1 });
    }
  }
  refuse(wrong, serverFr.textUnkept);
  return json;
}

function refuse(paths: string[], sentence: string): void {
  if (paths.length === 0) return;
  const fields = paths.map((path) => [path.toWellFormed().replaceAll('\0', '\ufffd'), sentence]);
  throw new DomainError('invalid_input', sentence, { fields: Object.fromEntries(fields) });
}
