import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The lines of compressed text, one at a time; throws on a file that is cut or changed. */
export async function* linesOf(compressed: Readable): AsyncGenerator<string> {
  const text = createGunzip();
  // A fault of the source reaches whoever reads the lines.
  pipeline(compressed, text, () => {});
  text.setEncoding('utf8');
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

export const linesOfFile = (file: string) => linesOf(createReadStream(file));
