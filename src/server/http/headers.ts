import { type CspSources, DATA_CSP, type PageText, pageCsp } from './csp.ts';

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

/** On a picture: mailboxes, readers of feeds and other sites draw ours on pages of their own. */
export const pictureHeaders = (https: boolean): [string, string][] =>
  commonHeaders(https).map(([name, value]) => [
    name,
    name === 'cross-origin-resource-policy' ? 'cross-origin' : value,
  ]);

/** Pages whose address is a capability never send it on (docs/spec/decisions.md §17). */
const CAPABILITY_PATH =
  /^\/(?:p\/|i\/business\/invitation\/|i\/marketplace\/(?:bons-achat\/|checkout\/|nouveau-mot-de-passe|adresse-confirmee|invitation|suivre-ma-commande\/))/;

/** Paths that no tag manager may see: an address that is a key, a payment, a sign-in, the admin. */
const UNSEEN_PATH = /^\/(?:a|i\/auth|i\/cagnotte|mon-compte-[^/]+)(?:\/|$)/;

/** Tells if a page may load the tag manager: the page's address goes along with what that sends. */
export const mayBeMeasured = (path: string): boolean =>
  !CAPABILITY_PATH.test(path) && !UNSEEN_PATH.test(path);

/** The facts about the site that the headers of a page need. */
export interface SiteHeaders {
  https: boolean;
  /** Origins beside ours that pictures are shown from. */
  images: string[];
  /** A tag manager is set. */
  measured: boolean;
}

export function pageHeaders(path: string, page: PageText, site: SiteHeaders): [string, string][] {
  const { https, images } = site;
  const own = page.html.includes(VIDEO) ? { ...sourcesOf(path), frame: PLAYERS } : sourcesOf(path);
  const tags = site.measured && mayBeMeasured(path) ? TAG_MANAGER : null;
  const more = { ...own, ...tags, images: [...images, ...(tags?.images ?? [])] };
  return [
    ...commonHeaders(https),
    ['referrer-policy', CAPABILITY_PATH.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['content-security-policy', pageCsp(page, https, more)],
  ];
}

/** By host: what the tag manager itself loads and where Google's measures go. A tag that needs more is refused. */
const TAG_MANAGER = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} satisfies CspSources;

const STRIPE_PAGES =
  /^\/(?:p\/participation-cagnotte-paiement|i\/marketplace\/checkout|i\/marketplace\/bons-achat)\//;

/**
 * The two style attributes that TinyMCE writes as HTML (a marker it measures by, and an emptied one). By their
 * text: no other gets in (docs/decisions/0013).
 */
const EDITOR_STYLES = ['', 'display: inline-block;'];
/** The screens where a text is written as it will look. */
const RICH_PATHS = new Set(['/a/admin/editor', '/a/admin/mailing']);

/** A video of a text, and the players that it may open once it is tapped (content/pieces/players.ts). */
const VIDEO = '<div class="video">';
const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
];

function sourcesOf(path: string): CspSources {
  if (RICH_PATHS.has(path)) return { styleAttributes: EDITOR_STYLES };
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
