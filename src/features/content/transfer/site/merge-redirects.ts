import { redirectPath, redirectTarget } from '../../life/redirect-rules.ts';
import type { GivenRedirect } from './site-files.ts';

/** The addresses the site knows before: its former ones, and those of the given ones a page answers at. */
export interface KnownAddresses {
  redirects: ReadonlyMap<string, { to: string | null; note: string; source: 'auto' | 'manual' }>;
  pages: ReadonlySet<string>;
  origin: string;
}
export type Aside = 'address' | 'page' | 'loop';

export interface MergedRedirects {
  added: GivenRedirect[];
  changed: GivenRedirect[];
  same: number;
  /** The redirects not taken, with the reason. */
  aside: { path: string; why: Aside }[];
}

/**
 * Former addresses of an archive beside those of the site. A page always wins over a redirect, the archive's
 * redirect over the site's, and none that would lead back to itself is taken. Pure.
 */
export function mergeRedirects(given: readonly GivenRedirect[], known: KnownAddresses): MergedRedirects {
  const merged: MergedRedirects = { added: [], changed: [], same: 0, aside: [] };
  const targets = new Map([...known.redirects].map(([path, { to }]) => [path, to]));
  for (const one of given) {
    const why = fault(one, known) ?? (loops(one, targets) ? 'loop' : null);
    if (why) {
      merged.aside.push({ path: one.path, why });
      continue;
    }
    const before = known.redirects.get(one.path);
    targets.set(one.path, one.to);
    if (!before) merged.added.push(one);
    else if (before.to === one.to && before.note === one.note && before.source === one.source)
      merged.same += 1;
    else merged.changed.push(one);
  }
  return merged;
}

function fault({ path, to }: GivenRedirect, { pages, origin }: KnownAddresses): Aside | null {
  if (redirectPath(path, origin) !== path) return 'address';
  if (to !== null && redirectTarget(to, origin)?.to !== to) return 'address';
  return pages.has(path) ? 'page' : null;
}

/** True when following the target through every other redirect comes back here. */
function loops({ path, to }: GivenRedirect, targets: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  let at = to;
  while (at?.startsWith('/')) {
    const here: string = at.replace(/[?#].*$/, '');
    if (here === path) return true;
    if (seen.has(here)) return false;
    seen.add(here);
    at = targets.get(here) ?? null;
  }
  return false;
}
