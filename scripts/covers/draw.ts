/**
 * node scripts/covers/draw.ts [name…]: draws the covers of the themes, and writes them in the widths of every
 * uploaded picture: files into public/covers/themes, what the seed says of them into drawings.json. Drawing takes
 * seconds a cover, which is why the files are kept and nothing is drawn at a start.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnFile } from '../../src/features/themes/drawn-covers.ts';
import { getConfig } from '../../src/server/config.ts';
import { addAvif, hashOf, storePicture } from '../../src/server/gateways/images.ts';
import { DRAWINGS } from './drawings.ts';

const FILES = 'public/covers/themes';
const FACTS = 'src/features/themes/data/drawings.json';

const wanted = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'merveille-covers-'));
const config = getConfig({ DATA_DIR: dataDir });
const facts: Record<string, DrawnFile> = wanted.length > 0 ? JSON.parse(readFileSync(FACTS, 'utf8')) : {};
for (const name of wanted.length > 0 ? wanted : Object.keys(DRAWINGS)) facts[name] = await draw(name);
rmSync(dataDir, { recursive: true, force: true });
const inOrder = Object.keys(DRAWINGS).map((name) => [name, facts[name]]);
writeFileSync(FACTS, `${JSON.stringify(Object.fromEntries(inOrder), null, 1)}\n`);

async function draw(name: string): Promise<DrawnFile> {
  const svg = DRAWINGS[name]?.();
  if (!svg) throw new Error(`No drawing is called ${name}`);
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const { image, folder, look } = await storePicture({ config }, png);
  await addAvif({ config }, folder);
  const target = `${FILES}/${name}`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const made = new Set(image.srcset.map(({ url }) => Number(/(\d+)\.webp$/.exec(url)?.[1])));
  for (const file of [...made].flatMap((width) => [`${width}.webp`, `${width}.avif`]))
    cpSync(join(dataDir, 'media', folder, file), `${target}/${file}`);
  const widest = `${target}/${Math.max(...made)}.webp`;
  return {
    hash: hashOf(readFileSync(widest)),
    look,
    blurhash: image.blurhash,
    weight: statSync(widest).size,
    width: image.width,
    height: image.height,
  };
}
