import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { publicPaths, type Routes } from '#src/server/routes-module.ts';

/** The routes of src/pages, read without a build: Astro's own hook gives them to the product. */
export function pageRoutes(): Routes {
  const paths = globSync('**/*.{astro,ts}', { cwd: 'src/pages' }).map(
    (file) => `/${file.replace(/\.(?:astro|ts)$/, '')}`.replace(/\/index$/, '') || '/',
  );
  return {
    fixed: [
      ...paths.filter((path) => !path.includes('[')),
      ...publicPaths(pathToFileURL(`${process.cwd()}/public/`)),
    ],
    open: paths.filter((path) => path.includes('[')).map(shapeOf),
  };
}

function shapeOf(path: string): string {
  const parts = path.split(/(\[\.{0,3}[^\]]+\])/).map((part) => {
    if (part.startsWith('[...')) return '.*';
    return part.startsWith('[') ? '[^/]+' : part.replace(/[.*+?^${}()|\\]/g, '\\$&');
  });
  return `^${parts.join('')}$`;
}
