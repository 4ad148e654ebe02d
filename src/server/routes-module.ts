import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:site-routes';

/** The addresses that the build itself answers. */
export interface Routes {
  /** Those that are always the same, public files included. */
  fixed: string[];
  /** Sources of the regular expressions of those with a part that changes. */
  open: string[];
}

/** Gives the server the routes that Astro resolved, and the names of the public files, as a module. */
export function routesModule(routes: Routes, publicDir: URL): Plugin {
  return {
    name: 'merveille-site-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const routes = ${JSON.stringify({ ...routes, fixed: [...routes.fixed, ...publicPaths(publicDir)] })};`
        : null,
  };
}

/** The address of each file of a folder that is served as it is. */
export function publicPaths(folder: URL): string[] {
  if (!existsSync(folder)) return [];
  const root = fileURLToPath(folder).replace(/\/$/, '');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(root.length));
}
