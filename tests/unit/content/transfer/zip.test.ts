import { crc32, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf } from '#src/features/content/transfer/zip/bytes.ts';
import { readDirectory } from '#src/features/content/transfer/zip/read-directory.ts';
import { readEntry } from '#src/features/content/transfer/zip/read-entry.ts';
import { writeZip, type ZipFile } from '#src/features/content/transfer/zip/write-zip.ts';

const LIMITS = { files: 100_000, unpacked: 4 * 1024 ** 3 };
const at = new Date('2026-11-21T10:20:30Z');
const open = (buffer: Uint8Array) => readDirectory(bytesOf(Buffer.from(buffer)), LIMITS);

async function written(files: ZipFile[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of writeZip(
    (async function* () {
      yield* files;
    })(),
  ))
    parts.push(part);
  return Buffer.concat(parts);
}

it('an archive of ours is read back to the byte', async () => {
  const files = [
    { path: 'content/page/à-propos.md', bytes: Buffer.from('Été\n'.repeat(500)), at },
    { path: 'media/ab/320.webp', bytes: Buffer.from([1, 2, 3]), at, packed: true },
    { path: 'vide.md', bytes: Buffer.alloc(0), at },
  ];
  const zip = await written(files);
  const entries = await open(zip);
  expect(entries.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [n, entry] of entries.entries())
    expect(await readEntry(bytesOf(zip), entry, 10_000)).toEqual(files[n]?.bytes);
});

it('an archive of another tool is read, and ours by others', async () => {
  const zip = zipSync({ 'a.md': Buffer.from('un'), 'b/c.md': Buffer.from('deux '.repeat(99)) });
  const entries = await open(zip);
  const texts = await Promise.all(entries.map((entry) => readEntry(bytesOf(Buffer.from(zip)), entry, 1000)));
  expect(texts.map(String)).toEqual(['un', 'deux '.repeat(99)]);
  const { unzipSync } = await import('fflate');
  const ours = unzipSync(await written([{ path: 'a.md', bytes: Buffer.from('un texte'), at }]));
  expect(Buffer.from(ours['a.md'] ?? []).toString()).toBe('un texte');
});

it('more files than the old format can count are written and read', async () => {
  const many = Array.from({ length: 65_600 }, (_, n) => ({
    path: `${n}.md`,
    bytes: Buffer.alloc(0),
    at,
    packed: true,
  }));
  const zip = await written(many);
  expect((await open(zip)).length).toBe(65_600);
  await expect(readDirectory(bytesOf(zip), { ...LIMITS, files: 50_000 })).rejects.toThrow(/plus de 50/);
}, 60_000);

it('a file never unpacks to more than its limit, whatever the archive announces', async () => {
  const bomb = Buffer.alloc(3 * 1024 * 1024);
  const zip = Buffer.from(zipSync({ 'bombe.md': bomb }));
  const [entry] = await open(zip);
  if (!entry) throw new Error('no entry');
  await expect(readEntry(bytesOf(zip), entry, 1024 * 1024)).rejects.toThrow(/plus de 1 Mio/);
  await expect(readEntry(bytesOf(zip), { ...entry, size: 1000 }, 1024 * 1024)).rejects.toThrow(
    /plus de 1 Mio/,
  );
});

it('files that share the same bytes, and totals no site could hold, are refused whole', async () => {
  const zip = Buffer.from(zipSync({ 'a.md': Buffer.from('x'.repeat(4000)) }, { level: 0 }));
  const directory = zip.subarray(zip.length - 22 - 46 - 4, zip.length - 22);
  const doubled = Buffer.concat([zip.subarray(0, zip.length - 22), directory, zip.subarray(zip.length - 22)]);
  const end = doubled.length - 22;
  doubled.writeUInt16LE(2, end + 10);
  doubled.writeUInt32LE(directory.length * 2, end + 12);
  await expect(open(doubled)).rejects.toThrow(/annonce bien plus/);
  await expect(readDirectory(bytesOf(zip), { ...LIMITS, unpacked: 100 })).rejects.toThrow(
    /annonce bien plus/,
  );
});

it('what is not an archive, is cut short, damaged or locked is said so', async () => {
  const zip = Buffer.from(zipSync({ 'a.md': Buffer.from('un texte') }));
  for (const broken of [Buffer.from('bonjour'), Buffer.alloc(0), zip.subarray(0, 40), Buffer.alloc(5000, 7)])
    await expect(open(broken)).rejects.toThrow(/n’est pas une archive/);
  const [entry] = await open(zip);
  if (!entry) throw new Error('no entry');
  const read = (more: object) => readEntry(bytesOf(zip), { ...entry, ...more }, 1000);
  await expect(read({ crc: 1 })).rejects.toThrow(/abîmé/);
  await expect(read({ offset: 3 })).rejects.toThrow(/abîmé/);
  await expect(read({ flags: 1 })).rejects.toThrow(/mot de passe/);
  await expect(read({ method: 99 })).rejects.toThrow(/Compression/);
  expect(crc32(Buffer.from('un texte'))).toBe(entry.crc);
  expect(deflateRawSync(Buffer.from('un texte')).length).toBeGreaterThan(0);
});
