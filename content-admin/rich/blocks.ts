import type { Token } from 'marked';
import type { Fence } from '#src/features/content/pieces/fence.ts';
import { blockHtml } from './block-html.ts';
import { lex } from './lexer.ts';

/** The reason a block is locked, and stays as it is written. */
export type LockReason = 'html' | 'definition' | 'nested' | 'note' | 'callout' | 'gallery' | 'video';

/** A piece of a text: `raw` and the blank lines after it are its very bytes. */
export interface Block {
  raw: string;
  gap: string;
  kind: 'text' | 'product' | 'reusable' | 'locked';
  /** The HTML that the rich editor shows for a block of text; empty for the other kinds. */
  html: string;
  productId?: number;
  /** Of a reusable block. */
  slug?: string;
  reason?: LockReason;
}

/** `lead`, then every block's `raw` and `gap`: the text again, byte for byte. */
export interface Blocks {
  lead: string;
  blocks: Block[];
  /** The end of the text, when `blocks` were added to it since. */
  tail?: string;
}

const LOCKS: Record<string, LockReason> = {
  html: 'html',
  def: 'definition',
  noteDefinition: 'note',
  video: 'video',
};

function reasonOf(token: Token): LockReason {
  if (token.type === 'fence') return (token as Fence).kind === 'galerie' ? 'gallery' : 'callout';
  return LOCKS[token.type] ?? 'nested';
}

/** Cuts a Markdown text with bare newlines into its blocks. */
export function splitBlocks(text: string): Blocks {
  const found: Blocks = { lead: '', blocks: [] };
  let at = 0;
  for (const token of lex(text)) {
    // Taken from the text itself by length: what the lexer rewrites (a lone return) stays.
    const raw = text.slice(at, at + token.raw.length);
    at += token.raw.length;
    add(found, token, raw);
  }
  const rest = text.slice(at);
  return joined(found) + rest === text && rest === '' ? found : whole(text);
}

function add(found: Blocks, token: Token, raw: string): void {
  const last = found.blocks.at(-1);
  if (token.type !== 'space') {
    const words = withoutEnd(raw);
    found.blocks.push({ ...blockOf(token), raw: words, gap: raw.slice(words.length) });
  } else if (last) last.gap += raw;
  else found.lead += raw;
}

/** Blank lines at a block's end are between it and the next; spaces on its last line are its own. */
function withoutEnd(raw: string): string {
  const end = /(?:[ \t]*\n)+$/.exec(raw);
  const inner = /^[ \t]*(?=\n)/.exec(end?.[0] ?? '')?.[0].length ?? 0;
  return end ? raw.slice(0, end.index + inner) : raw;
}

function blockOf(token: Token): Omit<Block, 'raw' | 'gap'> {
  if (token.type === 'produit')
    return { kind: 'product', html: '', productId: Number((token as { id?: string }).id) };
  if (token.type === 'bloc')
    return { kind: 'reusable', html: '', slug: (token as { slug?: string }).slug ?? '' };
  const html = blockHtml(token);
  return html === null ? { kind: 'locked', html: '', reason: reasonOf(token) } : { kind: 'text', html };
}

/** A text the lexer does not give back is one locked block: better untouched than damaged. */
function whole(text: string): Blocks {
  return { lead: '', blocks: [{ raw: text, gap: '', kind: 'locked', html: '', reason: 'nested' }] };
}

export function joined({ lead, blocks }: Blocks): string {
  return lead + blocks.map(({ raw, gap }) => raw + gap).join('');
}
