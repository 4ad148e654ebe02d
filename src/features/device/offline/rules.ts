/**
 * The wait for a page before a list's kept copy is shown: the shell calls it slow then
 * (docs/spec/product.md §9).
 */
export const KEPT_INSTEAD_MS = 6000;
/** The time any page may take before the worker says that there is no connection. */
export const GIVE_UP_MS = 30_000;
export const KEPT_LISTS = 5;
export const KEPT_DAYS = 30;
export const KEPT_PICTURES = 60;

export interface Asked {
  method: string;
  mode: string;
  url: string;
  destination?: string;
}

export type Handling = 'leave' | 'page' | 'asset' | 'picture';

/** Named by no page: a style asks for it. */
export const DRAWN_WITH: readonly string[] = ['/gift.svg'];

const NOT_PAGES =
  /^\/(?:a|api|_astro|fonts|media|sitemaps)(?:\/|$)|^\/(?:client-version|healthz|readyz)$|\.\w+$/;

/** Tells what the worker does with a request. Calls, forms, the admin and other sites are left alone. */
export function handlingOf({ method, mode, url, destination }: Asked, origin: string): Handling {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'leave';
  if (mode === 'navigate') return NOT_PAGES.test(pathname) ? 'leave' : 'page';
  if (/^\/(?:_astro|fonts)\//.test(pathname) || DRAWN_WITH.includes(pathname)) return 'asset';
  return destination === 'image' && isKeepablePicture(pathname) ? 'picture' : 'leave';
}

export const isKeepablePicture = (path: string) => /^\/(?:media|demo|covers)\/[\w./-]+$/.test(path);

/** A list's own address: one segment, no query (filters and thanks are not the list). */
export function keepablePath(url: string): string | null {
  const { pathname, search } = new URL(url);
  return search === '' && /^\/[a-z0-9-]+$/.test(pathname) ? pathname : null;
}

export interface Answered {
  status: number;
  type: string;
  redirected: boolean;
  keep: boolean;
}

/**
 * Tells if an answer replaces the kept copy, takes it away (the list became private, moved, or is no more) or
 * leaves it as it is (the server is ill).
 */
export function keepingOf({ status, type, redirected, keep }: Answered): 'keep' | 'drop' | 'as is' {
  if (type === 'opaqueredirect') return 'drop';
  if (status === 429 || status >= 500) return 'as is';
  return status === 200 && keep && !redirected ? 'keep' : 'drop';
}

/** Pictures of the gifts of a list's HTML, first ones first. */
export function picturesIn(html: string): string[] {
  const gifts = html.slice(Math.max(0, html.indexOf('data-gifts')));
  const found = [...gifts.matchAll(/<img[^>]*?\ssrc="([^"]+)"/g)].map(([, src]) => src ?? '');
  return [...new Set(found.filter(isKeepablePicture))].slice(0, KEPT_PICTURES);
}

/** Finds the files a page is drawn with: its styles, scripts, fonts and icons, all named by their content. */
export function assetsIn(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?:_astro|fonts)\/[^"]+|\/favicon\.svg)"/g)];
  return [...new Set(found.map(([, path]) => path ?? ''))];
}

/** The scripts that a script imports when it starts; those it may import later are not. */
export function importsIn(script: string, path: string): string[] {
  const found = [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)];
  return [...new Set(found.map(([, to]) => new URL(to ?? '', `https://here${path}`).pathname))];
}

/** The lists still kept after one more: the newest few, none older than a month. */
export function keptAfter(lists: readonly { path: string; at: string }[], now: number): string[] {
  return lists
    .filter(({ at }) => now - Date.parse(at) < KEPT_DAYS * 86_400_000)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, KEPT_LISTS)
    .map(({ path }) => path);
}
