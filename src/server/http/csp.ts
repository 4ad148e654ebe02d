import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const DATA_BLOCK = /\btype="(?:application\/(?:ld\+)?json|importmap-shim|speculationrules)"/i;

export interface CspSources {
  /** Further origins a page needs, e.g. the payment provider's script. */
  script?: string[];
  frame?: string[];
  connect?: string[];
  images?: string[];
  /** TinyMCE writes style attributes; only the admin's pages allow them. Scripts never. */
  inlineStyles?: boolean;
}

/**
 * The Content-Security-Policy of one page: hashes of what is inline in it, never `unsafe-inline` for
 * scripts. Style attributes are refused (architecture.md, CSP).
 */
export function pageCsp(html: string, https: boolean, more: CspSources = {}): string {
  const scripts = hashes(html, INLINE_SCRIPT, (match) =>
    DATA_BLOCK.test(match[1] ?? '') ? null : (match[2] ?? ''),
  );
  const styles = more.inlineStyles
    ? ["'unsafe-inline'"]
    : hashes(html, INLINE_STYLE, (match) => match[1] ?? '');
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(more.script ?? [])].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...(more.images ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(more.connect ?? [])].join(' ')}`,
    `frame-src ${["'self'", ...(more.frame ?? [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are not documents. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

function hashes(html: string, pattern: RegExp, textOf: (match: RegExpMatchArray) => string | null): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(pattern)) {
    const text = textOf(match);
    if (text !== null) found.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...found];
}
