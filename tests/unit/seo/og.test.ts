import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kickerOf, OG_SIZE, ogPath, readOgPath } from '#src/features/seo/og-card.server.ts';
import { drawOgCard } from '#src/features/seo/og-drawing.server.ts';
import { sweep } from '#src/features/seo/og-files.server.ts';

const SECRET = 'a secret of the tests';
const card = { title: 'Où accoucher\u202f?', kicker: 'Démarches', picture: null };

describe('the address of a sharing picture', () => {
  it('says all that the picture shows, so that a page that changes has another', () => {
    const path = ogPath(card, SECRET);
    expect(readOgPath(path, SECRET)).toEqual({ ...card, title: 'Où accoucher\u00a0?' });
    expect(ogPath({ ...card, title: 'Autre chose' }, SECRET)).not.toBe(path);
    const pointed = { ...card, title: 'Oui', picture: '/media/a/1200.webp', focus: { x: 20, y: 80 } };
    expect(readOgPath(ogPath(pointed, SECRET), SECRET)).toEqual(pointed);
  });

  it('is taken only when this site signed it', () => {
    const path = ogPath(card, SECRET);
    expect(readOgPath(path, 'another secret')).toBeNull();
    expect(readOgPath(path.replace('/og/W', '/og/X'), SECRET)).toBeNull();
    for (const hostile of ['/og/.png', '/og/a.b.png', `${path}/..`, '/og/..%2f.png'])
      expect(readOgPath(hostile, SECRET)).toBeNull();
  });

  it('never names a picture of elsewhere, nor a path outside our folders', () => {
    for (const picture of ['https://ailleurs.example/a.png', '/covers/../../secret.svg', '/data/x.png'])
      expect(readOgPath(ogPath({ ...card, picture }, SECRET), SECRET)?.picture).toBeNull();
  });

  it('stays short whatever the title', () => {
    const path = ogPath({ ...card, title: 'Prématurité '.repeat(60) }, SECRET);
    expect(path.length).toBeLessThan(450);
    expect(readOgPath(path, SECRET)?.title).toMatch(/…$/);
  });

  it('says what kind of page it is of', () => {
    expect(kickerOf('/prenoms/louise')).toBe('Prénoms');
    expect(kickerOf('/camille-et-noe')).toBe('Liste de naissance');
  });
});

describe('a sharing picture', () => {
  const from = { publicDir: 'public', mediaDir: 'nowhere' };

  it('is drawn at the size that sites cut to, with a scene or a picture of ours', async () => {
    for (const picture of [null, '/covers/partager.svg']) {
      const png = await drawOgCard({ ...card, picture }, from);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...OG_SIZE });
    }
  });

  it('keeps the point of its picture in sight', async () => {
    const mediaDir = mkdtempSync(join(tmpdir(), 'og-media-'));
    mkdirSync(join(mediaDir, 'point'));
    // Red on the left, blue on the right: the stage is narrower than either.
    const half = { width: 600, height: 630, channels: 3 as const };
    const blue = await sharp({ create: { ...half, background: '#00f' } })
      .png()
      .toBuffer();
    await sharp({ create: { ...half, width: 1200, background: '#f00' } })
      .composite([{ input: blue, left: 600, top: 0 }])
      .webp({ lossless: true })
      .toFile(join(mediaDir, 'point/1200.webp'));
    const colourAt = async (x: number) => {
      const drawn = { ...card, picture: '/media/point/1200.webp', focus: { x, y: 50 } };
      const again = readOgPath(ogPath(drawn, SECRET), SECRET) ?? card;
      const png = await drawOgCard(again, { ...from, mediaDir });
      const pixel = sharp(png).extract({ left: 980, top: 300, width: 1, height: 1 }).removeAlpha();
      return [...(await pixel.raw().toBuffer())].map((value) => value > 127);
    };
    expect(await colourAt(0)).toEqual([true, false, false]);
    expect(await colourAt(100)).toEqual([false, false, true]);
    rmSync(mediaDir, { recursive: true });
  });

  it('falls back on a scene when its picture is gone', async () => {
    const png = await drawOgCard({ ...card, picture: '/media/gone/640.webp' }, from);
    expect(png).toEqual(await drawOgCard(card, from));
  });
});

describe('the pictures kept on the disk', () => {
  it('are the ones asked for lately', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'og-'));
    for (let n = 0; n < 5; n += 1) {
      writeFileSync(join(dir, `${n}.png`), '');
      utimesSync(join(dir, `${n}.png`), n, n);
    }
    await sweep(dir, 2);
    expect(readdirSync(dir).sort()).toEqual(['3.png', '4.png']);
    rmSync(dir, { recursive: true });
  });
});
