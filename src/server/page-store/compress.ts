import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

// Under this a head outweighs what is saved.
const minBytes = 256;
const textTypes = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)|image\/svg)/;

/** Up to this, handing a body to another thread and back costs more than the wait it spares (1.5 ms at 40 kB). */
const atOnceBytes = 200_000;

// 9 saves 0.1 % over 6.
const gzipOptions = { level: 6 };
const keptQuality = 5;
/** Of bytes that are sent once. */
const onceQuality = 3;
const onceGzip = { level: 4 };

/**
 * [gzip, br], null where compressing doesn't pay. Brotli 5: 6 saves 0.4 % more for a third more time, 11 a tenth
 * more for twenty times the time, which every publication would wait for. The gzip of a page is left to whoever asks
 * for it first (gzipNow): nearly nobody does, and it would be a sixth of what making a page costs. A page made ahead
 * of its readers has no brotli either until the first of them (shelf.ts).
 */
export async function compressBody(body: Buffer, type: string): Promise<[Buffer | null, Buffer | null]> {
  if (!pays(body, type)) return [null, null];
  const brotli = brotliOptions(body.length, keptQuality);
  const [gz, br] =
    body.length <= atOnceBytes
      ? [null, brotliCompressSync(body, brotli)]
      : await Promise.all([gzipAsync(body, gzipOptions), brotliAsync(body, brotli)]);
  return [gz && smaller(gz, body), smaller(br, body)];
}

/**
 * The bytes of an answer that nobody gets a second time, in the one encoding that is asked for; null when it does not pay.
 * A page of 38 kB: 0.7 ms instead of 1.4, for a tenth more bytes.
 */
export async function compressOnce(
  body: Buffer,
  type: string,
  encoding: 'br' | 'gzip',
): Promise<Buffer | null> {
  if (!pays(body, type)) return null;
  const atOnce = body.length <= atOnceBytes;
  if (encoding === 'gzip')
    return smaller(atOnce ? gzipSync(body, onceGzip) : await gzipAsync(body, onceGzip), body);
  const brotli = brotliOptions(body.length, onceQuality);
  return smaller(atOnce ? brotliCompressSync(body, brotli) : await brotliAsync(body, brotli), body);
}

const pays = (body: Buffer, type: string) => body.length >= minBytes && textTypes.test(type);

/** The gzip that `compressBody` left out, null when there is none to make. */
export function gzipNow(body: Buffer, br: Buffer | null): Buffer | null {
  return br && body.length <= atOnceBytes ? smaller(gzipSync(body, gzipOptions), body) : null;
}

function smaller(compressed: Buffer, body: Buffer): Buffer | null {
  return compressed.length < body.length ? compressed : null;
}

/** A window no wider than the body: its tables are made for each page. */
function brotliOptions(bytes: number, quality: number) {
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}
