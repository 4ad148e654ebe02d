import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

function header(width: number, height: number, [depth, colour]: [number, number]): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = colour;
  return chunk('IHDR', data);
}

const numbers = (...values: number[]) => {
  const data = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) data.writeUInt32BE(value, n * 4);
  return data;
};

/** A few kilobytes that say they are a wide black sheet, and are. */
export function bomb(width: number, height: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    SIGNATURE,
    header(width, height, [1, 0]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A moving PNG of two pictures, 40 × 30: the first is white, the second black. */
export function movingPng(): Buffer {
  const rows = (value: number) => deflateSync(Buffer.alloc(41 * 30, value).map((v, n) => (n % 41 ? v : 0)));
  const control = (n: number) =>
    chunk('fcTL', Buffer.concat([numbers(n, 40, 30, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  return Buffer.concat([
    SIGNATURE,
    header(40, 30, [8, 0]),
    chunk('acTL', numbers(2, 0)),
    control(0),
    chunk('IDAT', rows(255)),
    control(1),
    chunk('fdAT', Buffer.concat([numbers(2), rows(0)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says how large it is, and nothing else. */
export const hollowJpeg = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
    1,
    2,
    3,
    0xff,
    0xd9,
  ]);
