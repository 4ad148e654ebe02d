import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/y;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/y;
const DATA_BLOCK = /\btype="(?:application\/(?:ld\+)?json|importmap-shim|speculationrules)"/i;

export interface CspSources {
  /** Further origins a page needs, e.g. the payment provider's script. */
  script?: string[];
  frame?: string[];
  connect?: string[];
  images?: string[];
  /** Style attributes allowed by their exact text. */
  styleAttributes?: readonly string[];
}

/** Tells if a script or style of this very text was put into the page on purpose. */
export type Meant = (text: string) => boolean;

export interface PageText {
  html: string;
  meant: Meant;
}

/**
 * The Content-Security-Policy of one page, never with `unsafe-inline`: hashes of what stands in it, of that alone which is
 * `meant` (inline.ts). A script that got into the page some other way is refused by the browser. Style attributes are refused (docs/decisions/0013-two-editors-under-one-policy.md), but for those
 * a page names by their text.
 */
export function pageCsp({ html, meant }: PageText, https: boolean, more: CspSources = {}): string {
  const scripts = hashes(matches(html, '<script', INLINE_SCRIPT), meant, (match) =>
    DATA_BLOCK.test(match[1] ?? '') ? null : (match[2] ?? ''),
  );
  const styles = hashes(matches(html, '<style', INLINE_STYLE), meant, (match) => match[1] ?? '');
  const attributes = more.styleAttributes ? ["'unsafe-hashes'", ...more.styleAttributes.map(hashOf)] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(more.script ?? [])].join(' ')}`,
    `style-src ${["'self'", ...styles, ...attributes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...(more.images ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(more.connect ?? [])].join(' ')}`,
    `frame-src ${["'self'", ...(more.frame ?? [])].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are not documents. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** A tag is found by its plain text first: the pattern alone would be tried at every tag of the page. */
function* matches(html: string, tag: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let at = html.indexOf(tag); at !== -1; at = html.indexOf(tag, at + 1)) {
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (!match) continue;
    at += match[0].length - 1;
    yield match;
  }
}

function hashes(
  found: Iterable<RegExpExecArray>,
  meant: Meant,
  textOf: (match: RegExpExecArray) => string | null,
): string[] {
  const hashed = new Set<string>();
  for (const match of found) {
    const text = textOf(match);
    if (text !== null && meant(text)) hashed.add(hashOf(text));
  }
  return [...hashed];
}

/** Most pages hold the same few pieces: each is hashed once. Bounded, since a list's colours are its own. */
const known = new Map<string, string>();
const MOST_KNOWN = 300;

function hashOf(text: string): string {
  const before = known.get(text);
  if (before) return before;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, hash);
  return hash;
}
