import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipOf } from 'node:zlib';
import { type Encoding, encodingNames, gzip, identity } from '../page-store/encoding.ts';

/** Below this a compressed answer is no shorter on the wire. */
const WORTH_BYTES = 900;
/** An answer lives until the next change: more would cost more than it saves. */
const QUALITY = 5;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzipOf);

/** A body in each encoding that somebody asked for so far. */
export interface Compressed {
  /** Bytes that it may come to, every encoding included. */
  weight: number;
  varies: boolean;
  /** In the first of these encodings; a new one is made once, whoever waits for it. */
  in(wanted: readonly Encoding[]): Compressing;
}

export interface Compressing {
  encoding: Encoding;
  body: Buffer | Promise<Buffer>;
}

export const nameOf = (encoding: Encoding): string => encodingNames[encoding];

export function compress(text: string): Compressed {
  const plain = Buffer.from(text);
  const varies = plain.length > WORTH_BYTES;
  const made: (Buffer | Promise<Buffer> | undefined)[] = [plain];
  return {
    // JSON shrinks to a third at least where it is long enough to be compressed at all.
    weight: varies ? Math.ceil(plain.length * 1.8) : plain.length,
    varies,
    in(wanted) {
      const encoding = varies ? (wanted[0] ?? identity) : identity;
      const known = made[encoding];
      if (known) return { encoding, body: known };
      const making = compressed(plain, encoding).then((body) => {
        made[encoding] = body;
        return body;
      });
      made[encoding] = making;
      return { encoding, body: making };
    },
  };
}

function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === gzip) return asGzip(plain, { level: 6 });
  return asBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
