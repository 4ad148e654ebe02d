import { feedFr as fr } from '../feed.fr.ts';
import { FeedFault, ROW_MOST_CHARS, type Row } from '../feed.ts';
import type { RowReader } from './reader.ts';

const DEEP = 4;
/** Brackets inside brackets. */
const DEEPEST = 60;
const MARK = /["{}[\]]/g;
const QUOTE = /["\\]/g;

/** An object of any depth as columns: "price.value"; what is several times is one text, a line each. */
export function flatten(value: unknown): Row {
  const row: Row = {};
  const put = (inner: unknown, path: readonly string[]): void => {
    if (inner === null || inner === undefined || path.length > DEEP) return;
    if (Array.isArray(inner)) for (const one of inner) put(one, path);
    else if (typeof inner === 'object')
      for (const [key, deeper] of Object.entries(inner)) put(deeper, [...path, key]);
    else if (path.length > 0) {
      const name = path.join('.');
      row[name] = Object.hasOwn(row, name) ? `${row[name]}\n${String(inner)}` : String(inner);
    }
  };
  put(value, []);
  return row;
}

/**
 * Objects of the first list of a document, be it the document itself or under a key ("products": […]), cut out of
 * the text one by one; or one object a line (NDJSON).
 */
export function jsonReader(): RowReader {
  const rows: Row[] = [];
  let levels = '';
  let piece = '';
  /** The depth where the object that is being cut out began; -1 outside any. */
  let start = -1;
  /** The list was found: what is around it is not kept. */
  let listed = false;
  let quoted = false;
  let escaped = false;
  let count = 0;

  function add(): void {
    let read: unknown;
    try {
      read = JSON.parse(piece);
    } catch {
      throw new FeedFault(fr.badJson(count + 1));
    }
    count += 1;
    rows.push(flatten(read));
    [piece, start] = ['', -1];
  }
  function keep(text: string): void {
    if (start < 0) return;
    piece += text;
    if (piece.length > ROW_MOST_CHARS) throw new FeedFault(fr.rowTooLong(count + 1));
  }
  function openBracket(char: string): void {
    const inList = char === '{' && (levels === '[' || levels === '{[');
    const root = char === '{' && levels === '' && !listed;
    // A root object that holds a list of objects was not an article but what is around them.
    if (inList && (start < 0 || (start === 0 && levels === '{['))) {
      [piece, start, listed] = ['', levels.length, true];
    } else if (root) start = 0;
    keep(char);
    levels += char;
    if (levels.length > DEEPEST) throw new FeedFault(fr.rowTooLong(count + 1));
  }
  function closeBracket(char: string): void {
    levels = levels.slice(0, -1);
    keep(char);
    if (start >= 0 && levels.length === start) add();
  }
  function step(char: string): void {
    if (char === '"' || char === '\\') keep(char);
    if (char === '\\') escaped = true;
    else if (char === '"') quoted = !quoted;
    else if (char === '{' || char === '[') openBracket(char);
    else closeBracket(char);
  }
  function read(text: string): void {
    for (let at = 0; at < text.length; ) {
      if (escaped) {
        escaped = false;
        keep(text.charAt(at));
        at += 1;
        continue;
      }
      const marks = quoted ? QUOTE : MARK;
      marks.lastIndex = at;
      const found = marks.exec(text);
      keep(text.slice(at, found?.index));
      if (!found) return;
      step(found[0]);
      at = found.index + 1;
    }
  }
  return {
    push(text) {
      read(text);
      return rows.splice(0);
    },
    end() {
      if (levels !== '' || quoted) throw new FeedFault(fr.truncated(count));
      return rows.splice(0);
    },
  };
}
