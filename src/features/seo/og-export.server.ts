import { glob, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OgCard, ogPath, readOgPath } from './og-card.server.ts';
import type { OgPictures } from './og-files.server.ts';

/** Pages made of open data are tens of thousands, and a picture takes a core a tenth of a second: one for each kind. */
const SHARED = new Set(['Prénoms', 'Naissances en France', 'À faire en famille']);
/** What file systems take for a name. */
const LONGEST_NAME = 255;
/** What a signed address may take (og-card.server.ts). */
const LONGEST_ADDRESS = 800;
const ADDRESS = /^\/og\/[\w-]+\.[\w-]{22}\.png/;

interface Options {
  pictures: Pick<OgPictures, 'at'>;
  secret: string;
}

export interface Exported {
  drawn: number;
  shared: number;
  /** Addresses too long to be files. */
  left: number;
}

/** Puts beside exported pages the sharing pictures they name, so that nothing of them needs the server. */
export async function exportOgPictures(folder: string, options: Options): Promise<Exported> {
  const done: Exported = { drawn: 0, shared: 0, left: 0 };
  const seen = new Set<string>();
  const firsts = new Map<string, string>();
  await mkdir(join(folder, 'og'), { recursive: true });
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const address = addressIn(await readFile(join(folder, file)));
    if (!address || seen.has(address)) continue;
    seen.add(address);
    const card = readOgPath(address, options.secret);
    if (!card) continue;
    if (address.length - '/og/'.length > LONGEST_NAME) done.left += 1;
    else if (SHARED.has(card.kicker)) {
      await share(folder, { address, card, firsts, options });
      done.shared += 1;
    } else {
      await draw(join(folder, address), address, options);
      done.drawn += 1;
    }
  }
  return done;
}

interface Shared {
  address: string;
  card: OgCard;
  /** Where the picture of each kind was first written. */
  firsts: Map<string, string>;
  options: Options;
}

/** From the bytes: a piece of the page’s text would keep all of it in memory, and there are tens of thousands. */
function addressIn(html: Buffer): string | null {
  for (let at = html.indexOf('/og/'); at >= 0; at = html.indexOf('/og/', at + 1)) {
    const found = ADDRESS.exec(html.toString('latin1', at, at + LONGEST_ADDRESS));
    if (found) return found[0];
  }
  return null;
}

async function share(folder: string, { address, card, firsts, options }: Shared): Promise<void> {
  const first = firsts.get(card.kicker);
  if (first) return link(join(folder, first), join(folder, address)).catch(unlessThere);
  const drawing = ogPath({ title: card.kicker, kicker: '', picture: null }, options.secret);
  await draw(join(folder, address), drawing, options);
  firsts.set(card.kicker, address);
}

async function draw(file: string, drawing: string, { pictures }: Options): Promise<void> {
  const png = await pictures.at(drawing);
  if (png) await writeFile(file, png);
}

/** An earlier export of the same page. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
