import { crc32, deflateSync } from 'node:zlib';
import { qrModules } from './qr.ts';

/** A list that is looked at much is drawn again after each of its changes: its code stays the same. */
const KEPT = 500;
const kept = new Map<string, string>();

/**
 * A QR code as the address of a picture that holds it all (`data:`), a pixel a module: four times shorter in a page than
 * the code drawn by lines. To be shown with `image-rendering: pixelated`.
 */
export function qrPicture(text: string): string {
  const known = kept.get(text);
  if (known) return known;
  const picture = `data:image/png;base64,${png(qrModules(text)).toString('base64')}`;
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, picture);
  return picture;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One bit a pixel, greys, no interlacing (PNG, § 11.2.2). */
const ONE_BIT_GREY = [1, 0, 0, 0, 0];

function png(modules: boolean[][]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(modules[0]?.length ?? 0, 0);
  size.writeUInt32BE(modules.length, 4);
  const rows = deflateSync(Buffer.concat(modules.map(packed)), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(ONE_BIT_GREY)])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A row begins with its filter, none; a bit set is white. */
function packed(row: boolean[]): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(row.length / 8));
  row.forEach((dark, x) => {
    const at = 1 + (x >> 3);
    if (!dark) bytes.writeUInt8(bytes.readUInt8(at) | (0x80 >> (x & 7)), at);
  });
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
