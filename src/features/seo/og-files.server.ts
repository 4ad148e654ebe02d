import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#src/server/config.ts';
import { pictureHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { CLIENT_DIR } from '#src/server/version.ts';
import { type OgCard, readOgPath } from './og-card.server.ts';
import { OgHand } from './og-hand.server.ts';

/** Pictures kept on the disk, about 25 kB each; the ones not asked for longest go first. */
export const MOST_PICTURES = 4000;
const SWEEP_EVERY = 200;

export interface OgPictures extends StaticFiles {
  /** The bytes at an address of ours, drawn if need be; null for any other address. */
  at(path: string): Promise<Buffer | null>;
}

/** The folder of the pictures kept, and where what they show is read. */
const foldersOf = ({ dataDir }: Config) => ({
  dir: join(dataDir, 'og'),
  from: { publicDir: CLIENT_DIR, mediaDir: join(dataDir, 'media') },
});

const fileOf = (dir: string, path: string) =>
  join(dir, `${createHash('sha256').update(path).digest('base64url')}.png`);

/** Draws for an export, on every core that nobody else wants. Pictures kept already are taken; its own are not kept. */
export interface OgArtist {
  /** So many pictures at a time. */
  hands: number;
  draw(path: string, card: OgCard): Promise<Buffer>;
  close(): Promise<void>;
}

export function openOgArtist({ config }: Pick<Services, 'config'>): OgArtist {
  const { dir, from } = foldersOf(config);
  const all = Array.from({ length: availableParallelism() }, () => new OgHand(from));
  const free = [...all];
  return {
    hands: all.length,
    async draw(path, card) {
      const kept = await readFile(fileOf(dir, path)).catch(() => null);
      if (kept) return kept;
      const hand = free.pop();
      if (!hand) throw new Error('More pictures at a time than hands');
      return hand.draw(card).finally(() => free.push(hand));
    },
    close: async () => void (await Promise.all(all.map((hand) => hand.close()))),
  };
}

/** `/og/…png`: drawn when first asked, one after the other, kept under DATA_DIR/og by the hash of what they say. */
export function openOgPictures({ config, database }: Services): OgPictures {
  const { dir, from } = foldersOf(config);
  const hand = new OgHand(from);
  const drawing = new Map<string, Promise<Buffer>>();
  let drawn = 0;

  async function draw(card: OgCard, file: string): Promise<Buffer> {
    const png = await hand.draw(card);
    await keep(file, png);
    drawn += 1;
    if (drawn % SWEEP_EVERY === 0) await sweep(dir, MOST_PICTURES);
    return png;
  }

  async function at(path: string): Promise<Buffer | null> {
    const secret = await siteSecret(database.db);
    const card = readOgPath(path, secret);
    if (!card) return null;
    const file = fileOf(dir, path);
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      void touch(file);
      return kept;
    }
    const begun = drawing.get(file);
    if (begun) return begun;
    const made = draw(card, file).finally(() => drawing.delete(file));
    drawing.set(file, made);
    return made;
  }

  return {
    at,
    async serve(path, req, res) {
      if (!path.startsWith('/og/')) return false;
      const png = await at(path);
      if (!png) return false;
      const headers = [
        ...pictureHeaders(config.https),
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
