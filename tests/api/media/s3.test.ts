import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOrphans } from '#src/features/media/cleaning.server.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { mediaJobs } from '#src/features/media/media.jobs.server.ts';
import { media } from '#src/server/db/schema/index.ts';
import { imageOrigins } from '#src/server/gateways/image-origins.ts';
import { getStorage, type StoredFile } from '#src/server/gateways/storage.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pngUrl } from '#tests/support/pictures.ts';
import { type S3Double, startS3 } from '#tests/support/s3.ts';

let s3: S3Double;
let app: TestApp;
let rose: Member;
let colour = 0x400000;
beforeAll(async () => {
  s3 = await startS3();
  app = await startTestApp({ config: { s3: s3.config } });
  rose = await join(app, 'rose');
});
afterAll(async () => {
  await app.close();
  await s3.close();
});
beforeEach(() => {
  s3.fault = null;
  s3.faulty = [];
  s3.pageSize = 1000;
});

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const storage = () => getStorage(app.services.config);
const bytes = (text: string) => Buffer.from(text);

async function upload(width = 700) {
  colour += 0x1357;
  const dataurl = await pngUrl({ width, height: 300, colour: `#${colour.toString(16)}` });
  return asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'Une image' }));
}
const rowsKept = async () => (await app.services.database.db.select({ n: count() }).from(media))[0]?.n;
const folderOf = (url: string) => url.replace(/^.*\/photos\//, '').replace(/[^/]+$/, '');
const keysIn = (folder: string) => [...s3.objects.keys()].filter((key) => key.startsWith(folder)).sort();

describe('a bucket', () => {
  it('is asked with signatures that hold, and shows its pictures to anybody', async () => {
    const { cdn_url, cover } = await upload();
    expect(cdn_url).toMatch(new RegExp(`^${s3.config.endpoint}/photos/media/[0-9a-f]{32}/960\\.webp$`));
    expect(s3.refused).toEqual([]);
    for (const { url } of cover.srcset) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    const kept = s3.objects.get(`${folderOf(cdn_url)}960.webp`);
    expect(kept?.cache).toBe('public, max-age=31536000, immutable');
    expect(imageOrigins(app.services.config)).toEqual([s3.config.endpoint]);
  });

  it('refuses a wrong secret: the double checks what it is given', async () => {
    const wrong = { ...s3.config, bucket: 'photos', secretAccessKey: 'another' };
    // Storages are kept by address and bucket: another name of the same machine is another one.
    const endpoint = s3.config.endpoint?.replace('127.0.0.1', 'localhost') ?? '';
    const other = await getStorage({ ...app.services.config, s3: { ...wrong, endpoint } });
    await expect(other.put('x/1.webp', bytes('x'), 'image/webp')).rejects.toThrow();
    expect(s3.refused).toContain('SignatureDoesNotMatch');
    expect(s3.objects.has('media/x/1.webp')).toBe(false);
  });

  it('keeps, reads, finds, lists by pages and deletes', async () => {
    const files = await storage();
    for (let n = 0; n < 5; n += 1) await files.put(`essai/${n}.webp`, bytes(`no ${n}`), 'image/webp');
    expect(await files.has('essai/3.webp')).toBe(true);
    expect(await files.has('essai/9.webp')).toBe(false);
    expect((await files.get('essai/3.webp'))?.toString()).toBe('no 3');
    expect(await files.get('essai/9.webp')).toBeNull();
    s3.pageSize = 2;
    const listed: StoredFile[] = [];
    for await (const file of files.list()) if (file.key.startsWith('essai/')) listed.push(file);
    expect(listed.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4].map((n) => `essai/${n}.webp`));
    expect(Date.now() - Number(listed[0]?.writtenAt)).toBeLessThan(60_000);
    await files.delete('essai/0.webp');
    await files.delete('essai/0.webp');
    await files.deleteFolder('essai');
    expect(keysIn('media/essai/')).toEqual([]);
  });

  it('gets the AVIF afterwards, and is cleaned of what nothing names', async () => {
    const { cdn_url } = await upload();
    const [row] = await app.services.database.db.select().from(media).where(eq(media.url, cdn_url));
    const avif = mediaJobs.find(({ name }) => name === 'media-avif');
    await avif?.run(app.services, { id: row?.id ?? 0 } as never);
    const folder = folderOf(cdn_url);
    expect(keysIn(folder).map((key) => key.slice(folder.length))).toEqual(
      ['320', '480', '640', '960'].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    const file = s3.objects.get(`${folder}960.avif`)?.bytes;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 700 });
    await asRose(() => mediaCalls.deleteMedia({ id: row?.id ?? 0 }));
    for (const kept of s3.objects.values()) kept.writtenAt = new Date(Date.now() - 48 * 3_600_000);
    const others = s3.objects.size - keysIn(folder).length;
    expect(await removeOrphans(app.services)).toBe(1);
    expect([keysIn(folder).length, s3.objects.size]).toEqual([0, others]);
  });
});

describe('a bucket that fails', () => {
  const DOWN = { status: 200, code: 'unavailable', message: expect.stringContaining('rien n’a été changé') };

  it('once is asked again, and nobody sees it', async () => {
    s3.failNext = 1;
    expect((await upload()).cdn_url).toContain('/photos/media/');
  });

  it('is said in French, leaves nothing behind, and the next try works', async () => {
    const [rows, files] = [await rowsKept(), s3.objects.size];
    s3.fault = 503;
    s3.faulty = ['PUT'];
    await expect(upload()).rejects.toMatchObject(DOWN);
    expect(await rowsKept()).toBe(rows);
    await expect.poll(() => s3.objects.size).toBe(files);
    s3.fault = null;
    await upload();
    expect(await rowsKept()).toBe((rows ?? 0) + 1);
  });

  it('without a word is given up on in seconds, and said the same', async () => {
    s3.fault = 'silence';
    await expect(upload(100)).rejects.toMatchObject(DOWN);
  }, 30_000);
});
