import slugify from '@sindresorhus/slugify';
import { plainText } from './plain-text.ts';

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** An anchor longer than this is of no use to anybody. */
const ANCHOR_MAX = 400;
const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g;

/** Gives each second- and third-level heading of safe HTML an id of its own, made of its words. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const idOf = distinctIds();
  const marked = html.replace(HEADING, (_, level: string, inner: string) => {
    const text = plainText(inner);
    const id = idOf(text);
    headings.push({ id, level: Number(level) as 2 | 3, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, headings };
}

/** Remembers the last number that each word got: counting from 2 at each repetition would never end. */
function distinctIds(): (text: string) => string {
  const taken = new Set<string>();
  const counted = new Map<string, number>();
  return (text) => {
    const base = anchorOf(text.slice(0, ANCHOR_MAX)) || 'section';
    let number = counted.get(base) ?? 1;
    let id = number === 1 ? base : `${base}-${number}`;
    while (taken.has(id)) {
      number += 1;
      id = `${base}-${number}`;
    }
    counted.set(base, number);
    taken.add(id);
    return id;
  };
}

/** Letters of French that lose their mark and nothing else; slugify takes 0.1 ms for any text. */
const EASY = /^[A-Za-z0-9 .,:;!?()/àâçéèêëîïôùûÀÂÇÉÈÊËÎÏÔÙÛ-]*$/;

/** The words as slugify writes them. */
export function anchorOf(text: string): string {
  if (!EASY.test(text)) return slugify(text, { decamelize: false });
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
