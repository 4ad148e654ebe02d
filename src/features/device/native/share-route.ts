import { routePath } from '#src/features/accounts/named-routes.ts';

/** docs/spec/product.md §2: what a wrapper asks the page to show. */
export interface ShareRoute {
  path: string;
  /** The person came for this route alone: the shell's menus are away until they say that they want the rest. */
  jailed: boolean;
}

/** Null when the message names no route of this site (docs/spec/decisions.md §4). */
export function readShareRoute(message: unknown): ShareRoute | null {
  if (typeof message !== 'object' || message === null) return null;
  const { route, jailed } = message as { route?: unknown; jailed?: unknown };
  const path = typeof route === 'string' ? routePath(route) : null;
  return path === null ? null : { path, jailed: jailed === true || jailed === 'true' };
}

/** The path inside the app of a link that opened it; null for another site's, which stays outside. */
export function deepLinkPath(url: unknown, origin: string): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin: asked, pathname, search, hash } = new URL(url);
  return asked === origin ? pathname + search + hash : null;
}
