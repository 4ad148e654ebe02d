import { closeSync, createReadStream, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Refusal } from '../commands/refusal.ts';

/** Pictures follow the tables in an encrypted backup: a line that names a file, then its bytes in base64. */
export const MEDIA_FOLLOW = '{"media_follow":true}';
/** The last line: what ends before it was cut. */
export const END = '{"end":true}';
/** A multiple of three: each line is base64 without padding but the last. */
const PIECE = 48 * 1024;

export async function* mediaLines(mediaDir: string): AsyncGenerator<string> {
  yield `${MEDIA_FOLLOW}\n`;
  if (existsSync(mediaDir))
    for await (const path of filesUnder(mediaDir)) {
      yield `${JSON.stringify({ media: relative(mediaDir, path).split(sep).join('/') })}\n`;
      for await (const piece of createReadStream(path, { highWaterMark: PIECE }))
        yield `${(piece as Buffer).toString('base64')}\n`;
    }
  yield `${END}\n`;
}

/** One folder after the other: the names of a large library, read together, would hold everybody up. */
async function* filesUnder(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}

/** Writes the pictures that follow; nothing outside `mediaDir`, whatever a line names. */
export async function writeMedia(lines: AsyncIterator<string>, mediaDir: string): Promise<number> {
  let file: number | null = null;
  let count = 0;
  try {
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done) throw new Refusal('The backup ends before its end');
      if (line === END) return count;
      if (line.startsWith('{')) {
        if (file !== null) closeSync(file);
        file = null;
        file = openNew((JSON.parse(line) as { media: string }).media, mediaDir);
        count += 1;
      } else if (file !== null) writeSync(file, Buffer.from(line, 'base64'));
    }
  } finally {
    if (file !== null) closeSync(file);
  }
}

function openNew(name: string, mediaDir: string): number {
  const path = resolve(mediaDir, name);
  if (!path.startsWith(resolve(mediaDir) + sep)) throw new Refusal(`${name} is not the place of a picture`);
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w', 0o644);
}
