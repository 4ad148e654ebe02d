import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { CLIENT_DIR } from '#src/server/version.ts';
import { readOgPath } from './og-card.server.ts';
import { drawOgCard } from './og-drawing.server.ts';

/** Pictures kept on the disk, about 25 kB each; the ones not asked for longest go first. */
export const MOST_PICTURES = 4000;
const SWEEP_EVERY = 200;

export interface OgPictures extends StaticFiles {
  /** The bytes at an address of ours, drawn if need be; null for any other address. */
  at(path: string): Promise<Buffer | null>;
}

/** `/og/…png`: drawn when first asked, one at a time, kept under DATA_DIR/og by the hash of what they say. */
export function openOgPictures({ config, database }: Services): OgPictures {
  const dir = join(config.dataDir, 'og');
  const from = { publicDir: CLIENT_DIR, mediaDir: join(config.dataDir, 'media') };
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let drawn = 0;

  async function draw(path: string, file: string, secret: string): Promise<Buffer> {
    const card = readOgPath(path, secret);
    if (!card) throw new Error('Checked by the caller');
    const png = await drawOgCard(card, from);
    await keep(file, png);
    drawn += 1;
    if (drawn % SWEEP_EVERY === 0) await sweep(dir, MOST_PICTURES);
    return png;
  }

  async function at(path: string): Promise<Buffer | null> {
    const secret = await siteSecret(database.db);
    if (!readOgPath(path, secret)) return null;
    const name = `${createHash('sha256').update(path).digest('base64url')}.png`;
    const file = join(dir, name);
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      void touch(file);
      return kept;
    }
    const begun = drawing.get(name);
    if (begun) return begun;
    // Drawing takes a whole core for a moment: one after the other, so that pages are served meanwhile.
    const made = last.then(() => draw(path, file, secret)).finally(() => drawing.delete(name));
    last = made.catch(() => undefined);
    drawing.set(name, made);
    return made;
  }

  return {
    at,
    async serve(path, req, res) {
      if (!path.startsWith('/og/')) return false;
      const png = await at(path);
      if (!png) return false;
      const headers = [
        ...commonHeaders(config.https).filter(([name]) => name !== 'cross-origin-resource-policy'),
        // Shown by the sites where a page is shared.
        ['cross-origin-resource-policy', 'cross-origin'],
        ['content-type', 'image/png'],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ['content-length', String(png.length)],
      ];
      res.writeHead(200, headers.flat());
      res.end(req.method === 'HEAD' ? undefined : png);
      return true;
    },
  };
}

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const half = `${file}.${process.pid}.tmp`;
  await writeFile(half, png);
  await rename(half, file);
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

/** Leaves the `most` asked for lately. */
export async function sweep(dir: string, most: number): Promise<void> {
  const names = await readdir(dir);
  if (names.length <= most) return;
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      at: await stat(join(dir, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  aged.sort((a, b) => a.at - b.at);
  for (const { name } of aged.slice(0, names.length - most)) await rm(join(dir, name), { force: true });
}
