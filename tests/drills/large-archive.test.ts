import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readZip } from '#src/features/content/transfer/zip/read-zip.ts';
import { writeZip } from '#src/features/content/transfer/zip/write-zip.ts';
import { bytesOf } from '#tests/support/hostile-zip.ts';

const FILES = 65_600;

it('more files than the old format can count are written, and read back', async () => {
  const at = new Date('2026-11-21T10:20:30Z');
  const files = function* () {
    for (let n = 0; n < FILES; n += 1) yield { path: `${n}.md`, bytes: Buffer.alloc(0), at, packed: true };
  };
  const parts: Buffer[] = [];
  for await (const part of writeZip(Readable.from(files()))) parts.push(part);
  const zip = Buffer.concat(parts);
  const read = await readZip(bytesOf(zip), { files: 100_000, unpacked: 4 * 1024 ** 3 });
  expect(read.map(({ path }) => path)).toEqual(Array.from({ length: FILES }, (_, n) => `${n}.md`));
});
