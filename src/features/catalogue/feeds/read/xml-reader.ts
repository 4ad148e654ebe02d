import { Parser } from 'htmlparser2';
import { feedFr as fr } from '../feed.fr.ts';
import { FeedFault, ROW_MOST_CHARS, type Row } from '../feed.ts';
import type { RowReader } from './reader.ts';

const ITEMS = /^(?:.*:)?(?:item|entry|product|offer|produit|article)$/i;
const DEEP = 60;
/** Longer than any tag, comment or CDATA of one article. */
const SILENCE = 2 * ROW_MOST_CHARS;
/** Attributes that hold what other feeds write between tags. */
const TELLING = ['href', 'url', 'value'];

interface Open {
  item: string;
  depth: number;
  row: Row;
  path: string[];
  text: string;
  size: number;
}

/**
 * Articles of a Google Merchant feed (RSS or Atom), or of a plain list of products: each child is a column, named
 * by its tags. Entities are XML's own five and numbers; a document that declares others is refused (they can be
 * made to explode).
 */
export function xmlReader(): RowReader {
  const rows: Row[] = [];
  let open: Open | null = null;
  let name: string | null = null;
  let depth = 0;
  let count = 0;
  let silence = 0;

  function put(row: Open, column: string, text: string): void {
    const value = text.trim();
    if (!value) return;
    const before = row.row[column];
    row.row[column] = before === undefined ? value : `${before}\n${value}`;
  }
  function begin(tag: string, attributes: Record<string, string>): void {
    depth += 1;
    silence = 0;
    if (depth > DEEP) throw new FeedFault(fr.rowTooLong(count + 1));
    if (open) {
      open.path.push(tag);
      open.text = '';
      for (const key of TELLING) if (attributes[key]) put(open, open.path.join('.'), attributes[key]);
    } else if (depth > 1 && ITEMS.test(tag) && (name === null || name === tag)) {
      name = tag;
      open = { item: tag, depth, row: {}, path: [], text: '', size: 0 };
      for (const [key, value] of Object.entries(attributes)) put(open, `@${key}`, value);
    }
  }
  function close(): void {
    silence = 0;
    if (open && depth === open.depth) {
      rows.push(open.row);
      count += 1;
      open = null;
    } else if (open) {
      put(open, open.path.join('.'), open.text);
      open.path.pop();
      open.text = '';
    }
    depth -= 1;
  }
  const parser = new Parser(
    {
      onopentag: begin,
      onclosetag: close,
      ontext(text) {
        silence = 0;
        if (!open) return;
        open.text += text;
        open.size += text.length;
        if (open.size > ROW_MOST_CHARS) throw new FeedFault(fr.rowTooLong(count + 1));
      },
      onprocessinginstruction(tag, data) {
        if (/^!doctype/i.test(tag) && /\[|<!/.test(data)) throw new FeedFault(fr.entities);
        if (/^!entity/i.test(tag)) throw new FeedFault(fr.entities);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    push(text) {
      silence += text.length;
      parser.write(text);
      if (silence > SILENCE) throw new FeedFault(fr.rowTooLong(count + 1));
      return rows.splice(0);
    },
    end() {
      if (depth > 0) throw new FeedFault(fr.truncated(count));
      parser.end();
      if (name === null) throw new FeedFault(fr.noItems);
      return rows.splice(0);
    },
  };
}
