import { existsSync, readdirSync } from 'node:fs';

const PAGES = 'src/pages';
const PUBLIC = 'public';

interface Routes {
  fixed: Set<string>;
  /** Addresses with a part that changes. */
  open: RegExp[];
}

let read: Routes | null = null;

/** The site's own addresses, by its pages: those that are always there, and the shapes of the others. */
export function siteRoutes(): Routes {
  read ??= readRoutes();
  return read;
}

function readRoutes(): Routes {
  const routes: Routes = { fixed: new Set(), open: [] };
  for (const file of filesUnder(PAGES)) {
    const path = `/${file.replace(/\.(?:astro|ts)$/, '')}`.replace(/\/index$/, '') || '/';
    if (!/\.(?:astro|ts)$/.test(file)) continue;
    if (!path.includes('[')) routes.fixed.add(path);
    else routes.open.push(shapeOf(path));
  }
  for (const file of filesUnder(PUBLIC)) routes.fixed.add(`/${file}`);
  return routes;
}

function shapeOf(path: string): RegExp {
  const parts = path.split(/(\[\.{0,3}[^\]]+\])/).map((part) => {
    if (part.startsWith('[...')) return '.*';
    return part.startsWith('[') ? '[^/]+' : part.replace(/[.*+?^${}()|\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1));
}
