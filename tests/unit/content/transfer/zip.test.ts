import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ByteSource } from '#src/features/content/transfer/zip/bytes.ts';
import { readZip } from '#src/features/content/transfer/zip/read-zip.ts';
import { writeZip, type ZipFile } from '#src/features/content/transfer/zip/write-zip.ts';
import { bytesOf, type HostileFile, hostileZip } from '#tests/support/hostile-zip.ts';

const LIMITS = { files: 100_000, unpacked: 4 * 1024 ** 3 };
const MIB = 1024 * 1024;
const at = new Date('2026-11-21T10:20:30Z');
const open = (archive: Uint8Array, limits = LIMITS) => readZip(bytesOf(Buffer.from(archive)), limits);

async function written(files: Iterable<ZipFile>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of writeZip(Readable.from(files))) parts.push(part);
  return Buffer.concat(parts);
}

/** The bytes read of the only file of an archive whose claims about it are false. */
async function readOne(file: Omit<HostileFile, 'name'>, limit = MIB): Promise<string> {
  const [only] = await open(hostileZip([{ name: 'a.md', ...file }]));
  if (!only) throw new Error('no file');
  return String(await only.read(limit));
}

it('an archive of ours is read back to the byte', async () => {
  const files = [
    { path: 'content/page/à-propos.md', bytes: Buffer.from('Été\n'.repeat(500)), at },
    { path: 'media/ab/320.webp', bytes: Buffer.from([1, 2, 3]), at, packed: true },
    { path: 'media/ab/master.png', bytes: Buffer.alloc(300_000, 'dot'), at, packed: true },
    { path: 'vide.md', bytes: Buffer.alloc(0), at },
  ];
  const read = await open(await written(files));
  expect(read.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [n, file] of read.entries()) expect(await file.read(MIB)).toEqual(files[n]?.bytes);
});

it('an archive of another tool is read, and ours by others', async () => {
  const read = await open(zipSync({ 'a.md': Buffer.from('un'), 'b/c.md': Buffer.from('deux '.repeat(99)) }));
  const texts = await Promise.all(read.map((file) => file.read(1000)));
  expect(texts.map(String)).toEqual(['un', 'deux '.repeat(99)]);
  const ours = unzipSync(await written([{ path: 'a.md', bytes: Buffer.from('un texte'), at }]));
  expect(Buffer.from(ours['a.md'] ?? []).toString()).toBe('un texte');
});

it('every honest form of an archive is read', async () => {
  const forms = [
    { method: 0 },
    { descriptor: true },
    { wide: true },
    { extra: Buffer.from('UT\x01\x00\x00') },
  ];
  for (const form of forms) expect(await readOne(form)).toBe('un texte');
  const wide = hostileZip([{ name: 'a.md' }, { name: 'd/' }], { wide: true, comment: 'fait à la main' });
  expect((await open(wide)).map(({ path }) => path)).toEqual(['a.md']);
});

it('names are read as they are, and links are said to be links', async () => {
  const names = ['../a.md', '/b.md', 'c\\d.md', 'é.md', 'é.md', Buffer.from('\xe9.md', 'latin1')];
  const files = await open(hostileZip(names.map((name) => ({ name }))));
  expect(files.map(({ path }) => path)).toEqual(['../a.md', '/b.md', 'c\\d.md', 'é.md', 'é.md', 'é.md']);
  const [link, plain] = await open(hostileZip([{ name: 'lien.md', mode: 0o120777 }, { name: 'a.md' }]));
  expect([link?.symlink, plain?.symlink]).toEqual([true, false]);
});

it('more files than the old format can count are read; more than the limit are refused', async () => {
  const many = Array.from({ length: 65_600 }, (_, n) => ({ name: `${n}.md`, method: 0 }));
  const zip = hostileZip(many, { wide: true });
  expect((await open(zip)).length).toBe(65_600);
  await expect(open(zip, { ...LIMITS, files: 50_000 })).rejects.toThrow(/plus de 50/);
  const announced = hostileZip([{ name: 'a.md' }], { wide: true, count: 2 ** 53 });
  await expect(open(announced)).rejects.toThrow(/plus de 100/);
}, 60_000);

it('a file never unpacks to more than its limit, whatever the archive announces', async () => {
  const bytes = Buffer.alloc(3 * MIB);
  for (const file of [{ bytes }, { bytes, size: 1000 }, { bytes, size: 1000, method: 0 }])
    await expect(readOne(file)).rejects.toThrow(/plus de 1 Mio/);
  await expect(readOne({ bytes: Buffer.alloc(1000), size: 999 })).rejects.toThrow(/abîmé/);
});

it('files that share the same bytes, and totals no site could hold, are refused whole', async () => {
  const bytes = Buffer.alloc(4000, 'x');
  const shared = hostileZip([
    { name: 'a.md', bytes, method: 0 },
    { name: 'b.md', bytes: Buffer.alloc(0), method: 0, size: 4000, packed: 4000, offset: 0 },
  ]);
  await expect(open(shared)).rejects.toThrow(/annonce bien plus/);
  const total = hostileZip([{ name: 'a.md', bytes }]);
  await expect(open(total, { ...LIMITS, unpacked: 3999 })).rejects.toThrow(/annonce bien plus/);
  await expect(open(hostileZip([{ name: 'a.md', size: 2 ** 40, wide: true }]))).rejects.toThrow(
    /annonce bien plus/,
  );
});

it('what is not an archive, or is cut short, is said so', async () => {
  const zip = hostileZip([{ name: 'a.md' }, { name: 'b.md' }], { wide: true });
  for (let length = 0; length < zip.length; length += 1)
    await expect(open(zip.subarray(0, length)), `cut at ${length}`).rejects.toThrow(/n’est pas une archive/);
  const [a, count] = [{ name: 'a.md' }, 3];
  const broken = [
    Buffer.from('bonjour'),
    Buffer.alloc(5000, 7),
    hostileZip([a], { count }),
    hostileZip([a], { offset: 1 }),
    hostileZip([a], { wide: true, offset: 2 ** 62 }),
    hostileZip([{ ...a, offset: 10_000 }]),
    hostileZip([{ ...a, extra: Buffer.from([9, 0, 200, 0]) }]),
  ];
  for (const archive of broken) await expect(open(archive)).rejects.toThrow(/n’est pas une archive/);
});

it('a file that is damaged, locked or packed otherwise is refused alone', async () => {
  const odd: [Omit<HostileFile, 'name'>, RegExp][] = [
    [{ crc: 1 }, /abîmé/],
    [{ size: 3 }, /abîmé/],
    [{ packed: 4 }, /abîmé/],
    [{ offset: 3 }, /abîmé/],
    [{ method: 0, packed: 3 }, /abîmé/],
    [{ flags: 1 }, /mot de passe/],
    [{ method: 99 }, /Compression/],
  ];
  for (const [file, said] of odd) {
    const [first, second] = await open(hostileZip([{ name: 'a.md', ...file }, { name: 'b.md' }]));
    await expect(first?.read(1000), JSON.stringify(file)).rejects.toThrow(said);
    expect(String(await second?.read(1000))).toBe('un texte');
  }
  await expect(readOne({ flags: 0x41 })).rejects.toThrow(/mot de passe/);
});

it('what keeps the archive itself from being read is no fault of the archive', async () => {
  const zip = hostileZip([{ name: 'a.md' }, { name: 'b.md', method: 0 }]);
  const gone = new Error('the database is gone');
  let answers = true;
  const source: ByteSource = {
    size: zip.length,
    read: async (offset, length) => {
      if (!answers) throw gone;
      return zip.subarray(offset, offset + length);
    },
  };
  const files = await readZip(source, LIMITS);
  answers = false;
  for (const file of files) await expect(file.read(1000)).rejects.toBe(gone);
  await expect(readZip(source, LIMITS)).rejects.toBe(gone);
});

it('an archive is written while it is read, and never held', async () => {
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  async function* files() {
    for (let n = 0; n < 300; n += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      yield { path: `${n}.webp`, bytes: Buffer.alloc(MIB, n), at, packed: true };
    }
  }
  let size = 0;
  const reader = new Writable({
    write(part: Buffer, _, done) {
      size += part.length;
      setImmediate(done);
    },
  });
  await pipeline(writeZip(files()), reader);
  expect(size).toBeGreaterThan(300 * MIB);
  expect(most).toBeLessThan(150 * MIB);
});

it('no more files are asked for once a download is closed, and what fails on the way is told', async () => {
  let [asked, closed] = [0, false];
  async function* endless() {
    try {
      for (; ; asked += 1) yield { path: `${asked}.webp`, bytes: Buffer.alloc(MIB), at, packed: true };
    } finally {
      closed = true;
    }
  }
  for await (const part of writeZip(endless())) if (part.length > 0) break;
  await expect.poll(() => closed).toBe(true);
  expect(asked).toBeLessThan(10);

  async function* failing() {
    yield { path: 'a.md', bytes: Buffer.from('un texte'), at };
    throw new Error('the disk is gone');
  }
  const all = new Writable({ write: (_, __, done) => done() });
  await expect(pipeline(writeZip(failing()), all)).rejects.toThrow('the disk is gone');
});
