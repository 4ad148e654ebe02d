import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { media } from '#src/server/db/schema/index.ts';
import { join as joinCast, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { dataUrl, flat, pngUrl } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await joinCast(app, 'rose');
});
afterAll(() => app.close());

const upload = (dataurl: string, alt = 'Une poussette') =>
  app.as(rose.token, () => mediaCalls.uploadMedia({ dataurl, alt }));
const fileOf = (url: string) => join(app.services.config.dataDir, url);
const rowOf = async (url: string) =>
  (await app.services.database.db.select().from(media).where(eq(media.url, url)))[0];

describe('uploading a picture to the library', () => {
  it('answers its address, its cover in six widths and its blurhash', async () => {
    const answer = await upload(await pngUrl({ width: 2000, height: 1000, name: 'été à la mer.png' }));
    expect(answer.cover.srcset.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1900]);
    expect(answer).toMatchObject({ cdn_url: answer.cover.url, blurhash: answer.cover.blurhash });
    expect(answer.cover).toMatchObject({ width: 1900, height: 950 });
    expect(await rowOf(answer.cdn_url)).toMatchObject({ alt: 'Une poussette', filename: 'été à la mer.png' });
  });

  it('keeps the same bytes once, with the description they have', async () => {
    const dataurl = await pngUrl({ colour: '#123456' });
    const first = await upload(dataurl, 'La première');
    expect(await upload(dataurl, 'La seconde')).toEqual(first);
    expect((await rowOf(first.cdn_url))?.alt).toBe('La première');
  });

  it('keeps one picture of two sent at the same moment', async () => {
    const dataurl = await pngUrl({ colour: '#654321' });
    const [one, two] = await Promise.all([upload(dataurl), upload(dataurl)]);
    expect(one).toEqual(two);
  });

  it('puts an AVIF beside each WebP afterwards, and tells the pages', async () => {
    const { cdn_url } = await upload(await pngUrl({ width: 700, colour: '#0a7' }));
    const folder = join(fileOf(cdn_url), '..');
    await app.runJobs();
    expect(readdirSync(folder).sort()).toEqual(
      ['320', '480', '640', '960'].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    expect(await sharp(join(folder, '960.avif')).metadata()).toMatchObject({ width: 700, format: 'heif' });
    expect(await rowOf(cdn_url)).toMatchObject({ avif: true });
  });

  it('keeps nothing of the camera and stands upright', async () => {
    const photo = await flat(400, 200, '#345')
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { cover, cdn_url } = await upload(dataUrl(photo, 'jpeg'));
    expect(cover).toMatchObject({ width: 200, height: 400 });
    expect((await sharp(fileOf(cdn_url)).metadata()).exif).toBeUndefined();
    expect(existsSync(fileOf(cdn_url))).toBe(true);
  });

  it('needs an admin', async () => {
    const camille = await joinCast(app, 'camille');
    const dataurl = await pngUrl({});
    const call = () => mediaCalls.uploadMedia({ dataurl, alt: 'x' });
    await expect(app.as(camille.token, call)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(app.as(null, call)).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    ['without a description', { alt: '   ' }, 'invalid_input'],
    ['without a picture', { dataurl: '' }, 'invalid_input'],
    ['with something that is no data URL', { dataurl: 'https://exemple.fr/a.png' }, 'image_invalid'],
    ['with an SVG', { dataurl: dataUrl(Buffer.from('<svg/>'), 'svg+xml') }, 'image_invalid'],
    ['with a page in a PNG’s name', { dataurl: dataUrl(Buffer.from('<!doctype html>')) }, 'image_invalid'],
  ])('is refused %s', async (_, change, code) => {
    const input = { dataurl: await pngUrl({}), alt: 'Une poussette', ...change };
    await expect(app.as(rose.token, () => mediaCalls.uploadMedia(input))).rejects.toMatchObject({
      status: 200,
      code,
    });
  });

  it('is refused above twelve mebibytes before anything is read', async () => {
    const body = JSON.stringify({ dataurl: `data:image/png;base64,${'A'.repeat(12 << 20)}`, alt: 'x' });
    const answer = await app.send('/api/content/upload_media', body, {
      authorization: `Bearer ${rose.token}`,
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});
