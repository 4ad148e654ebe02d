import type { Routes } from '#src/server/routes-module.ts';

let fixed: ReadonlySet<string> = new Set();
let open: readonly RegExp[] = [];

/** Called once at the start, with the routes of the build. */
export function knowRoutes(routes: Routes): void {
  fixed = new Set(routes.fixed);
  open = routes.open.map((source) => new RegExp(source));
}

/** The site's own addresses, by its pages: those that are always there, and the shapes of the others. */
export const siteRoutes = () => ({ fixed, open });
