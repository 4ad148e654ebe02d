import { type CspSources, DATA_CSP, pageCsp } from './csp.ts';

/** Headers on every answer, errors too (issue A, Server). */
export function commonHeaders(https: boolean): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ...(https
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ];
}

/** Pages whose address is a capability never send it on (decisions.md §17). */
const CAPABILITY_PATH =
  /^\/(?:p\/|i\/marketplace\/checkout\/|i\/marketplace\/(?:nouveau-mot-de-passe|invitation|suivre-ma-commande\/))/;

/** What the headers of a page need to know of the site. */
export interface SiteHeaders {
  https: boolean;
  /** Origins beside ours that pictures are shown from. */
  images: string[];
}

export function pageHeaders(path: string, html: string, { https, images }: SiteHeaders): [string, string][] {
  return [
    ...commonHeaders(https),
    ['referrer-policy', CAPABILITY_PATH.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['content-security-policy', pageCsp(html, https, { images, ...sourcesOf(path) })],
  ];
}

const STRIPE_PAGES = /^\/(?:p\/participation-cagnotte-paiement\/|i\/marketplace\/checkout\/)/;

/**
 * The two style attributes that TinyMCE writes as HTML (a marker it measures by, and an emptied one). By their
 * text: no other gets in (docs/decisions/0013).
 */
const EDITOR_STYLES = ['', 'display: inline-block;'];

function sourcesOf(path: string): CspSources {
  if (path === '/a/admin/editor') return { styleAttributes: EDITOR_STYLES };
  if (STRIPE_PAGES.test(path))
    return {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    };
  return {};
}

export function dataHeaders(https: boolean): [string, string][] {
  return [
    ...commonHeaders(https),
    ['referrer-policy', 'no-referrer'],
    ['content-security-policy', DATA_CSP],
    ['cache-control', 'no-store'],
  ];
}
