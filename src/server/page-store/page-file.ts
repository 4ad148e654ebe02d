import { crc32 } from 'node:zlib';
import type { PageRecord } from './page.ts';

// One line says how long everything is and what it sums to; then the description, then the bodies.
const magic = 'page1';

/** A page as one file: no second read, and a rename swaps all of it. */
export function encodePage(record: PageRecord): Buffer {
  const { bodies, ...description } = record;
  const json = Buffer.from(JSON.stringify(description));
  const parts = [json, ...bodies.map((body) => body ?? Buffer.alloc(0))];
  const sum = parts.reduce((soFar, part) => crc32(part, soFar), 0);
  const lengths = parts.map((part) => part.length).join(' ');
  return Buffer.concat([Buffer.from(`${magic} ${sum} ${lengths}\n`), ...parts]);
}

/** Null for anything but a whole page: a power cut may leave a file that is short, or full of zeros. */
export function decodePage(file: Buffer): PageRecord | null {
  const end = file.subarray(0, 100).indexOf(10);
  const [first, sum, ...lengths] = file.toString('latin1', 0, Math.max(end, 0)).split(' ');
  const content = file.subarray(end + 1);
  const sizes = lengths.map(Number);
  const total = sizes.reduce((all, size) => all + size, 0);
  if (end === -1 || first !== magic || sizes.length !== 4 || total !== content.length) return null;
  if (crc32(content) !== Number(sum)) return null;
  const [json = 0, plain = 0, gz = 0, br = 0] = sizes;
  const part = (start: number, size: number) => (size === 0 ? null : content.subarray(start, start + size));
  const description = JSON.parse(content.toString('utf8', 0, json)) as Omit<PageRecord, 'bodies'>;
  return {
    ...description,
    bodies: [content.subarray(json, json + plain), part(json + plain, gz), part(json + plain + gz, br)],
  };
}
