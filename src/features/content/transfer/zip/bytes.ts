/** Bytes read where they are needed: an archive is never held whole. */
export interface ByteSource {
  size: number;
  /** Exactly `length` bytes, or fewer at the end. */
  read(offset: number, length: number): Promise<Buffer>;
}

export function bytesOf(buffer: Buffer): ByteSource {
  return {
    size: buffer.length,
    read: async (offset, length) => buffer.subarray(offset, offset + length),
  };
}
