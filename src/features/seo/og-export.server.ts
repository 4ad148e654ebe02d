import { access, glob, link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ogPath, readOgPath } from './og-card.server.ts';
import type { OgArtist } from './og-files.server.ts';
import { kickerFr } from './seo.fr.ts';

/** Pages made of open data are tens of thousands, and a picture takes a core a tenth of a second: one for each kind. */
const SHARED = new Set([kickerFr.names, kickerFr.births, kickerFr.outings]);
/** The longest name that file systems take. */
const LONGEST_NAME = 255;
/** The longest signed address (og-card.server.ts). */
const LONGEST_ADDRESS = 800;
const ADDRESS = /^\/og\/[\w-]+\.[\w-]{22}\.png/;

interface Options {
  artist: Pick<OgArtist, 'hands' | 'draw'>;
  secret: string;
  onProgress?: (done: number, total: number) => void;
}

export interface Exported {
  drawn: number;
  shared: number;
  /** There already, from an earlier export or one that was cut: an address says all that its picture shows. */
  kept: number;
  /** Pictures that could not be drawn. */
  failed: number;
  /** Addresses too long to be files. */
  left: number;
}

interface Wanted {
  address: string;
  /** The address that is drawn there: another one for pages that share a picture. */
  drawing: string;
  /** Other addresses of the same picture. */
  others: string[];
}

/** Puts beside exported pages the sharing pictures they name, so that nothing of them needs the server. */
export async function exportOgPictures(folder: string, options: Options): Promise<Exported> {
  const done: Exported = { drawn: 0, shared: 0, kept: 0, failed: 0, left: 0 };
  await mkdir(join(folder, 'og'), { recursive: true });
  const wanted = await wantedIn(folder, options.secret, done);
  const queue = wanted.values();
  let finished = 0;
  const work = async () => {
    for (const one of queue) {
      await place(folder, one, { options, done });
      finished += 1;
      options.onProgress?.(finished, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: options.artist.hands }, work));
  return done;
}

/** Every picture that a page of the folder names, once. */
async function wantedIn(folder: string, secret: string, done: Exported): Promise<Wanted[]> {
  const wanted = new Map<string, Wanted>();
  const seen = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const address = addressIn(await readFile(join(folder, file)));
    if (!address || seen.has(address)) continue;
    seen.add(address);
    const card = readOgPath(address, secret);
    if (!card) continue;
    if (address.length - '/og/'.length > LONGEST_NAME) {
      done.left += 1;
      continue;
    }
    const drawing = SHARED.has(card.kicker)
      ? ogPath({ title: card.kicker, kicker: '', picture: null }, secret)
      : address;
    const first = wanted.get(drawing);
    if (first) first.others.push(address);
    else wanted.set(drawing, { address, drawing, others: [] });
  }
  return [...wanted.values()];
}

/** From the bytes: a piece of the page’s text would keep all of it in memory, and there are tens of thousands. */
function addressIn(html: Buffer): string | null {
  for (let at = html.indexOf('/og/'); at >= 0; at = html.indexOf('/og/', at + 1)) {
    const found = ADDRESS.exec(html.toString('latin1', at, at + LONGEST_ADDRESS));
    // Decoded again: a part of a longer text would keep that text.
    if (found) return html.toString('latin1', at, at + found[0].length);
  }
  return null;
}

async function place(
  folder: string,
  { address, drawing, others }: Wanted,
  { options, done }: { options: Options; done: Exported },
): Promise<void> {
  const file = join(folder, address);
  const own = drawing === address;
  if (await isThere(file)) done.kept += Number(own);
  else if (await drawn(file, drawing, options)) done.drawn += Number(own);
  else {
    done.failed += 1;
    return;
  }
  for (const other of others) await link(file, join(folder, other)).catch(unlessThere);
  if (!own) done.shared += 1 + others.length;
}

/** True when it was drawn: one of our pictures may be missing or broken, no reason to stop the others. */
async function drawn(file: string, drawing: string, { artist, secret }: Options): Promise<boolean> {
  const card = readOgPath(drawing, secret);
  const png = card && (await artist.draw(drawing, card).catch(() => null));
  if (!png) return false;
  const half = `${file}.tmp`;
  await writeFile(half, png);
  await rename(half, file);
  return true;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** An earlier export of the same page. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
