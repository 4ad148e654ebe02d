import { crc32, deflateRawSync } from 'node:zlib';
import type { ByteSource } from '#src/features/content/transfer/zip/bytes.ts';

/** A file of an archive, and what its headers claim of it. What is not given is true. */
export interface HostileFile {
  name: string | Uint8Array;
  bytes?: Buffer;
  /** 8 is deflate, 0 as it is. */
  method?: number;
  flags?: number;
  /** Unix mode: 0o120777 is a link. */
  mode?: number;
  crc?: number;
  size?: number;
  packed?: number;
  offset?: number;
  /** Sizes and offset stand in fields of 64 bits. */
  wide?: boolean;
  extra?: Buffer;
  /** Checksum and sizes follow the bytes, as in what is written to a pipe. */
  descriptor?: boolean;
}

/** The claims that the end of the archive makes about its directory. */
interface End {
  count?: number;
  offset?: number;
  wide?: boolean;
  comment?: string;
}

/** A number and how many bytes it takes, the least first. */
type Field = [value: number, bytes: 2 | 4 | 8];

const FULL = 0xffffffff;
const NONE = Buffer.alloc(0);

/** An archive that no honest tool would write. */
export function hostileZip(files: readonly HostileFile[], end: End = {}): Buffer {
  const parts: Buffer[] = [];
  const lines: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { local, line } = written(file, at);
    parts.push(local);
    lines.push(line);
    at += local.length;
  }
  const directory = Buffer.concat(lines);
  const told = { count: end.count ?? files.length, offset: end.offset ?? at, size: directory.length };
  const tail = end.wide ? wideEnd(told, at + directory.length) : plainEnd(told);
  const comment = Buffer.from(end.comment ?? '');
  return Buffer.concat([...parts, directory, tail, fields('', [comment.length, 2]), comment]);
}

function written(file: HostileFile, start: number): { local: Buffer; line: Buffer } {
  const { bytes = Buffer.from('un texte'), method = 8, mode = 0o100644, descriptor = false } = file;
  const name = Buffer.from(file.name as Uint8Array);
  const data = method === 8 ? deflateRawSync(bytes) : bytes;
  const flags = (file.flags ?? 0) | (descriptor ? 8 : 0);
  const { crc = crc32(bytes), packed = data.length, size = bytes.length, offset = start } = file;
  const common = fields('', [flags, 2], [method, 2], [0, 4]);
  const sizes = fields('', [crc, 4], [packed, 4], [size, 4]);
  const inDirectory = file.wide ? fields('', [crc, 4], [FULL, 4], [FULL, 4]) : sizes;
  const wide = file.wide ? fields('', [1, 2], [24, 2], [size, 8], [packed, 8], [offset, 8]) : NONE;
  const extra = Buffer.concat([wide, file.extra ?? NONE]);
  const local = [
    fields('PK\x03\x04', [20, 2]),
    common,
    descriptor ? Buffer.alloc(sizes.length) : sizes,
    fields('', [name.length, 2], [0, 2]),
    name,
    data,
    descriptor ? Buffer.concat([fields('PK\x07\x08'), sizes]) : NONE,
  ];
  const line = [
    fields('PK\x01\x02', [(3 << 8) | 63, 2], [45, 2]),
    common,
    inDirectory,
    fields('', [name.length, 2], [extra.length, 2], [0, 2], [0, 4]),
    fields('', [(mode << 16) >>> 0, 4], [file.wide ? FULL : offset, 4]),
    name,
    extra,
  ];
  return { local: Buffer.concat(local), line: Buffer.concat(line) };
}

type Told = Required<Pick<End, 'count' | 'offset'>> & { size: number };

function plainEnd({ count, size, offset }: Told): Buffer {
  return fields('PK\x05\x06', [0, 4], [count, 2], [count, 2], [size, 4], [offset, 4]);
}

/** The end in 64 bits, the line that says where it stands, and a plain end that says nothing. */
function wideEnd({ count, size, offset }: Told, at: number): Buffer {
  return Buffer.concat([
    fields('PK\x06\x06', [44, 8], [45, 2], [45, 2], [0, 8], [count, 8], [count, 8], [size, 8], [offset, 8]),
    fields('PK\x06\x07', [0, 4], [at, 8], [1, 4]),
    plainEnd({ count: 0xffff, size: FULL, offset: FULL }),
  ]);
}

function fields(signature: string, ...all: Field[]): Buffer {
  const parts = all.map(([value, length]) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    return bytes.subarray(0, length);
  });
  return Buffer.concat([Buffer.from(signature, 'latin1'), ...parts]);
}

/** Bytes at hand, read as those of an upload are. */
export function bytesOf(buffer: Buffer): ByteSource {
  return {
    size: buffer.length,
    read: async (offset, length) => buffer.subarray(offset, offset + length),
  };
}
