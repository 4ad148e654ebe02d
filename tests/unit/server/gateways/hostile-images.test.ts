import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { getConfig } from '#src/server/config.ts';
import { readNamedDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage, storePicture } from '#src/server/gateways/images.ts';
import { bomb, chunk, hollowJpeg, movingPng } from '#tests/support/hostile-pictures.ts';
import { dataUrl, flat, spots } from '#tests/support/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'merveille-hostile-'));
const services = { config: getConfig({ DATA_DIR: dataDir }) };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const fileOf = (url: string) => join(dataDir, url.replace(/^\/media/, 'media'));
const keep = (bytes: Buffer) => storeImage(services, bytes);
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** The mean of each band of the stored picture. */
async function meansOf(url: string): Promise<number[]> {
  const { channels } = await sharp(fileOf(url)).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const SCRIPT = '<script>alert(document.domain)</script>';

describe('a picture that cannot be shown', () => {
  const good = spots(300, 200);
  const half = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
    const whole = await good.clone().toFormat(format).toBuffer();
    return whole.subarray(0, Math.floor(whole.length * 0.6));
  };
  const BROKEN = /^Cette image est abîmée ou incomplète\u202f: enregistrez-la de nouveau/;
  const TOO_LARGE = /^Cette image dépasse 40 millions de pixels\u202f: réduisez-la/;
  const SVG = /^Les dessins SVG ne sont pas acceptés, car ils peuvent contenir du code/;

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['cut short, a JPEG', () => half('jpeg'), BROKEN],
    ['cut short, a PNG', () => half('png'), BROKEN],
    ['cut short, a WebP', () => half('webp'), BROKEN],
    ['cut short, an AVIF', () => half('avif'), BROKEN],
    ['a signature and nothing else', () => bytesOf('\x89PNG\r\n\x1a\n'), BROKEN],
    ['64 million pixels in a few kilobytes', () => bomb(8000, 8000), TOO_LARGE],
    ['four thousand million pixels that are not there', () => hollowJpeg(65_500, 65_500), TOO_LARGE],
    ['a moving GIF', () => bytesOf('GIF89a\x01\x00\x01\x00'), /^Les GIF ne sont pas acceptés\u202f: /],
    ['a GIF that is a script too', () => bytesOf(`GIF89a/*${SCRIPT}*/=1`), /^Les GIF ne sont pas/],
    ['a photo of a telephone', () => bytesOf('\0\0\0\x18ftypheic\0\0\0\0'), /^Les photos HEIC /],
    ['an SVG with a script', () => bytesOf(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`), SVG],
    ['an SVG after a byte order mark', () => Buffer.from('\uFEFF<svg onload="alert(1)"/>'), SVG],
    ['a page', () => bytesOf(`<!doctype html>${SCRIPT}`), /^Choisissez une image PNG, JPEG, WebP ou AVIF\.$/],
    ['a PDF', () => bytesOf('%PDF-1.7'), /^Choisissez une image/],
  ])('is refused with what to do: %s', async (_, bytes, sentence) => {
    await expect(keep(await bytes())).rejects.toMatchObject({
      code: 'image_invalid',
      message: expect.stringMatching(sentence),
    });
  });

  it('leaves no file behind', async () => {
    const before = readdirSync(dataDir, { recursive: true }).length;
    await storePicture(services, await half('png')).catch(() => {});
    await storePicture(services, bomb(8000, 8000)).catch(() => {});
    expect(readdirSync(dataDir, { recursive: true })).toHaveLength(before);
  });
});

describe('an unusual picture', () => {
  it('that moves shows its first image, in WebP and in PNG', async () => {
    const frame = (background: string) => flat(40, 30, background).png().toBuffer();
    const frames = [await frame('#fff'), await frame('#000')];
    const webp = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(webp).metadata()).pages).toBe(2);
    for (const bytes of [webp, movingPng()]) {
      const { url, width, height } = await keep(bytes);
      expect([width, height]).toEqual([40, 30]);
      expect((await sharp(fileOf(url)).metadata()).pages ?? 1).toBe(1);
      expect(Math.min(...(await meansOf(url)))).toBeGreaterThan(250);
    }
  });

  it('in the colours of print comes out in those of screens', async () => {
    const cmyk = await flat(60, 40, '#c03020').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { url } = await keep(cmyk);
    expect(await sharp(fileOf(url)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 255] = await meansOf(url);
    expect(red).toBeGreaterThan(green + 80);
  });

  it('of sixteen bits a colour comes out in eight, as bright as it was', async () => {
    const deep = await flat(60, 40, '#b76aa1').toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const { url } = await keep(deep);
    expect((await sharp(fileOf(url)).metadata()).depth).toBe('uchar');
    const [red = 0, green = 0, blue = 0] = await meansOf(url);
    for (const [seen, wanted] of [
      [red, 0xb7],
      [green, 0x6a],
      [blue, 0xa1],
    ] as const)
      expect(Math.abs(seen - wanted)).toBeLessThan(6);
  });

  it('that is a page as well is only a picture afterwards', async () => {
    const png = await flat(30, 20).png().toBuffer();
    const hidden = Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', bytesOf(`Comment\0${SCRIPT}`)),
      png.subarray(33),
      bytesOf(SCRIPT),
    ]);
    const { url } = await keep(hidden);
    for (const name of readdirSync(dirname(fileOf(url))))
      expect(readFileSync(join(dirname(fileOf(url)), name)).includes('script')).toBe(false);
  });

  it('is what its bytes are, whatever its name and its declared type say', async () => {
    const png = await flat(30, 20, '#0a7').png().toBuffer();
    const { bytes, filename } = readNamedDataUrl(dataUrl(png, 'jpeg', '../../photo.exe'), 'dataurl');
    expect(filename).toBe('photo.exe');
    expect((await keep(bytes)).url).toMatch(/\/media\/[0-9a-f]{32}\/1280\.webp$|\/320\.webp$/);
  });

  it('says nothing of where it was taken, in any width, and stands upright', async () => {
    const photo = await spots(700, 400)
      .withExif({
        IFD0: { Copyright: 'secret-name', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret-place')).toBe(true);
    const { image, folder } = await storePicture(services, photo);
    expect(image).toMatchObject({ width: 400, height: 700 });
    for (const name of readdirSync(join(dataDir, 'media', folder))) {
      const file = readFileSync(join(dataDir, 'media', folder, name));
      const { exif, xmp, orientation } = await sharp(file).metadata();
      expect([name, exif, xmp, orientation ?? 1]).toEqual([name, undefined, undefined, 1]);
      expect(file.includes('secret')).toBe(false);
    }
  });
});
