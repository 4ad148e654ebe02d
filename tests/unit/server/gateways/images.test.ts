import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { getConfig } from '#src/server/config.ts';
import { IMAGE_MAX_BYTES, readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'merveille-images-'));
const services = { config: getConfig({ DATA_DIR: dataDir }) };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b76aa1' } });
const fileOf = (url: string) => sharp(join(dataDir, url.replace(/^\/media/, 'media')));

describe('a picture that comes in', () => {
  it('goes out as WebP in six widths', async () => {
    const cover = await storeImage(services, await flat(2400, 1200).jpeg().toBuffer());
    expect(cover).toMatchObject({ width: 1900, height: 950, blurhash: expect.stringMatching(/^.{20,}$/) });
    const widths = await Promise.all(
      cover.srcset.map(async ({ url }) => (await fileOf(url).metadata()).width),
    );
    expect(widths).toEqual([320, 480, 640, 960, 1280, 1900]);
    expect((await fileOf(cover.url).metadata()).format).toBe('webp');
  });

  it('is not enlarged: the widths above its own share one file', async () => {
    const cover = await storeImage(services, await flat(500, 500).png().toBuffer());
    const files = new Set(cover.srcset.map(({ url }) => url));
    expect(files.size).toBe(3);
    expect((await fileOf(cover.srcset.at(-1)?.url ?? '').metadata()).width).toBe(500);
  });

  it('stands upright and keeps nothing of its camera', async () => {
    const sideways = await flat(400, 200)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const cover = await storeImage(services, sideways);
    expect(cover).toMatchObject({ width: 200, height: 400 });
    expect((await fileOf(cover.url).metadata()).exif).toBeUndefined();
  });

  it.each(['webp', 'avif'] as const)('may be %s', async (format) => {
    expect(await storeImage(services, await flat(40, 30).toFormat(format).toBuffer())).toMatchObject({
      width: 40,
    });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a'],
    ['a page', '<html>'],
    ['nothing', ''],
    ['a JPEG in name only', '\xff\xd8\xff and then nothing'],
  ])('is refused when it is %s', async (_, text) => {
    await expect(storeImage(services, Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'image_invalid',
    });
  });

  it('is refused above 8 MiB and above 40 million pixels', async () => {
    const heavy = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(IMAGE_MAX_BYTES)]);
    await expect(storeImage(services, heavy)).rejects.toMatchObject({ code: 'image_invalid' });
    const wide = await flat(8000, 5001).png({ compressionLevel: 1 }).toBuffer();
    await expect(storeImage(services, wide)).rejects.toMatchObject({ code: 'image_invalid' });
  });
});

describe('a data URL', () => {
  it.each([4, 6, 8])(
    'is read whole when it weighs %d MiB, and refused with one more byte than 8',
    (mebibytes) => {
      const bytes = Buffer.alloc(mebibytes * 1024 * 1024, 7);
      const url = (of: Buffer) => `data:image/png;base64,${of.toString('base64')}`;
      expect(readDataUrl(url(bytes), 'photo').equals(bytes)).toBe(true);
      const heavier = Buffer.alloc(IMAGE_MAX_BYTES + 1, 7);
      expect(() => readDataUrl(url(heavier), 'photo')).toThrow(/8 Mio/);
      expect(() => readDataUrl(`${url(bytes).slice(0, -4)}A é=`, 'photo')).toThrow(/PNG/);
    },
  );

  it('gives its bytes, or names the field that is wrong', () => {
    expect(readDataUrl('data:image/png;base64,AAEC', 'photo')).toEqual(Buffer.from([0, 1, 2]));
    expect(() => readDataUrl('data:image/png,AAEC', 'photo')).toThrow(
      expect.objectContaining({ code: 'image_invalid', fields: { photo: expect.any(String) } }),
    );
  });
});
