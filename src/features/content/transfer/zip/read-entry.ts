import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { ByteSource } from './bytes.ts';
import type { ZipEntry } from './read-directory.ts';
import { faults, ZipFault } from './zip-fault.ts';
import { DEFLATED, ENCRYPTED, LOCAL, LOCAL_BYTES, STORED } from './zip-format.ts';

const inflate = promisify(inflateRaw);

/** One file's bytes, never more than `limit`, whatever the archive announces. Throws ZipFault. */
export async function readEntry(source: ByteSource, entry: ZipEntry, limit: number): Promise<Buffer> {
  if (entry.flags & ENCRYPTED) throw faults.encrypted();
  if (entry.method !== STORED && entry.method !== DEFLATED) throw faults.method();
  if (entry.size > limit || entry.packed > limit * 2) throw faults.tooLarge(limit);
  const header = await source.read(entry.offset, LOCAL_BYTES);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) throw faults.damaged();
  const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await source.read(start, entry.packed);
  if (packed.length !== entry.packed) throw faults.damaged();
  const bytes = entry.method === STORED ? packed : await unpack(packed, limit);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw faults.damaged();
  return bytes;
}

async function unpack(packed: Buffer, limit: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof ZipFault) throw error;
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? faults.tooLarge(limit)
      : faults.damaged();
  }
}
