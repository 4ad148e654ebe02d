import type { TemplateField } from '#src/server/db/schema/content.ts';

/** A target that a document leads to (schema: contentLink). */
export interface Link {
  kind: 'page' | 'product' | 'reference';
  target: string;
}

interface Linking {
  html: string;
  fields: Record<string, unknown>;
  /** The template's fields say which values name another item. */
  template: readonly TemplateField[];
}

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;
const EMBED = /data-product-id="(\d{1,12})"/g;
/** A reusable block that the text names. */
const BLOCK = /data-block="([a-z0-9-]+)"/g;
const MARKDOWN_LINK = /\]\(\s*<?([^)\s>]+)/g;
/** Fields that name a picture, not a page. */
const PICTURES = new Set(['cover', 'image', 'logo']);

/**
 * A path of this site as it is stored and compared: no query, no anchor, no slash at the end. Null for an
 * address elsewhere, a bare anchor, a mail or a call.
 */
export function internalPath(href: string, origin: string): string | null {
  const text = href.trim().replaceAll('&amp;', '&');
  if (!text || text.startsWith('#') || text.startsWith('?')) return null;
  if (!text.startsWith('/') && !/^https?:/i.test(text)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.origin !== new URL(origin).origin) return null;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return path.startsWith('/api/') ? null : path.slice(0, 500);
}

/** Every link of a document, each once, in the order it is met. `origin` is the site's own address. */
export function linksOf({ html, fields, template }: Linking, origin: string): Link[] {
  const found = new Map<string, Link>();
  const add = (link: Link) => found.set(`${link.kind} ${link.target}`, link);
  const addPage = (href: string) => {
    const target = internalPath(href, origin);
    if (target) add({ kind: 'page', target });
  };
  for (const match of html.matchAll(HREF)) addPage(match[1] ?? '');
  for (const match of html.matchAll(EMBED)) add({ kind: 'product', target: String(Number(match[1])) });
  for (const match of html.matchAll(BLOCK)) add({ kind: 'reference', target: `block:${match[1]}` });
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' || !value) continue;
    const reference = template.find((field) => field.name === name && field.type === 'reference');
    if (reference) add({ kind: 'reference', target: `${reference.options?.[0] ?? name}:${value}` });
    else if (!PICTURES.has(name)) for (const href of hrefsIn(value)) addPage(href);
  }
  return [...found.values()];
}

/** A link field holds the address itself; a text written in Markdown holds some. */
function hrefsIn(value: string): string[] {
  if (/^(?:\/(?!\/)|https?:\/\/)\S*$/.test(value)) return [value];
  return [...value.matchAll(MARKDOWN_LINK)].map((match) => match[1] ?? '');
}
