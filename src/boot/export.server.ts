import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exportOgPictures } from '#src/features/seo/og-export.server.ts';
import { openOgArtist } from '#src/features/seo/og-files.server.ts';
import { publicPaths } from '#src/journeys/sitemap/sitemap.server.ts';
import { sitemapFiles } from '#src/journeys/sitemap/sitemap-files.server.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { CLIENT_DIR } from '#src/server/version.ts';

/** Stored like pages, and in no site map. */
const BESIDE = [
  ...['/404', '/gatewayerr', '/robots.txt', '/llms.txt', '/manifest.webmanifest', '/sitemap.xml'],
  '/prenoms/donnees.json',
];

const PROGRESS_EVERY = 500;
const PICTURES_EVERY = 100;

/** The feeds of the magazine and of its categories. */
const feedsOf = (paths: readonly string[]) =>
  paths.filter((path) => /^\/magazine(?:\/[a-z][^/]*)?$/.test(path)).map((path) => `${path}/rss.xml`);

/**
 * Renders every public page that is not stored yet, then writes them all, with the build's assets and the
 * pictures kept here, as a plain folder for any CDN.
 */
export async function exportSite(
  services: Services,
  store: PageStore,
  options: { folder: string; say: (line: string) => void },
): Promise<void> {
  const { config, database } = services;
  if (!options.folder) throw new Refusal('Say where: npm run export -- <folder>');
  const folder = resolve(options.folder);
  const files = (await sitemapFiles(database.db, config)).map(({ path }) => path);
  const pages = await publicPaths(database.db);
  const paths = [...pages, ...BESIDE, ...files, ...feedsOf(pages)];
  options.say(`${paths.length} pages to make`);
  let done = 0;
  await store.warm(paths, () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === paths.length)
      options.say(`${done} / ${paths.length} pages made`);
  });
  // Waits for what was published lately, too.
  await store.settled();
  await store.exportTo(folder, (written, total) => {
    if (written % PROGRESS_EVERY === 0 || written === total)
      options.say(`${written} / ${total} pages written`);
  });
  await cp(CLIENT_DIR, folder, { recursive: true });
  const media = join(config.dataDir, 'media');
  if (existsSync(media)) await cp(media, join(folder, 'media'), { recursive: true });
  await exportPictures(services, folder, options.say);
  options.say(
    `Exported to ${folder}: ${(await readdir(folder, { recursive: true })).length} files and folders`,
  );
}

async function exportPictures(
  services: Services,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const artist = openOgArtist(services);
  try {
    const { drawn, shared, kept, failed, left } = await exportOgPictures(folder, {
      artist,
      secret: await siteSecret(services.database.db),
      onProgress: (done, total) => {
        if (done % PICTURES_EVERY === 0 || done === total) say(`${done} / ${total} sharing pictures`);
      },
    });
    say(
      `${drawn} sharing pictures drawn, ${kept} there already, ${shared} shared by kind, ${left} addresses too long to be files`,
    );
    if (failed > 0) say(`${failed} sharing pictures could not be drawn`);
  } finally {
    await artist.close();
  }
}
