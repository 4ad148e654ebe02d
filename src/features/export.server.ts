import { resolve } from 'node:path';
import type { PageStore } from '#src/server/page-store/store.ts';
import type { Services } from '#src/server/services.ts';
import { publicPaths } from './sitemap.server.ts';

/** Renders every public page that is not stored yet, then writes them all as a plain folder for any CDN. */
export async function exportSite(
  services: Services,
  store: PageStore,
  options: { folder: string; say: (line: string) => void },
): Promise<void> {
  if (!options.folder) throw new Error('Say where: npm run export -- <folder>');
  const paths = await publicPaths(services.database.db);
  let done = 0;
  for (const path of paths) {
    await store.warm(path);
    done += 1;
    if (done % 250 === 0) options.say(`${done} / ${paths.length} pages made`);
  }
  await store.exportTo(resolve(options.folder), (written, total) => {
    if (written % 500 === 0 || written === total) options.say(`${written} / ${total} pages written`);
  });
}
