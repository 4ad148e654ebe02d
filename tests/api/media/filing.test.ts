import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { media } from '#src/server/db/schema/index.ts';
import { getStorage } from '#src/server/gateways/storage.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { dataUrl, flat, pngUrl } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
let colour = 0x200000;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);

/** A picture nobody sent before. */
async function added(alt: string) {
  colour += 0x1357;
  const dataurl = await pngUrl({ colour: `#${colour.toString(16)}` });
  const { cdn_url } = await asRose(() => mediaCalls.uploadMedia({ dataurl, alt }));
  const [row] = await db().select().from(media).where(eq(media.url, cdn_url));
  return { id: row?.id ?? 0, cdn_url };
}

async function pageShowing(slug: string, url: string): Promise<void> {
  const md = `---\nnamespace: page\nslug: ${slug}\ntitle: Une page\n---\n\n![Un visage](${url})\n`;
  const { id } = await asRose(() => editorCalls.createContent({ md }));
  await asRose(() => editorCalls.enableContent({ id, enable: true }));
}

/** The colour in the middle of a stored picture. */
async function colourOf(url: string) {
  const storage = await getStorage(app.services.config);
  const file = await storage.get(url.replace(/^.*\/media\//, ''));
  const { data, info } = await sharp(file ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const detailOf = async (id: number) => (await asRose(() => mediaCalls.mediaDetail({ id }))).item;

describe('filing a picture', () => {
  it('puts it in a folder and under labels, by which it is found and counted', async () => {
    const [ball, duck] = [await added('Une balle à ranger'), await added('Un canard à ranger')];
    const labels = ['Été', 'été', 'bain'];
    await asRose(() => mediaCalls.updateMedia({ id: ball.id, folder: ' Jouets ', labels }));
    await asRose(() => mediaCalls.updateMedia({ id: duck.id, folder: 'Jouets', labels: ['bain'] }));
    expect(await detailOf(ball.id)).toMatchObject({
      alt: 'Une balle à ranger',
      folder: 'Jouets',
      labels: ['été', 'bain'],
    });
    const found = (asked: object) => asRose(() => mediaCalls.listMedia(asked));
    expect(await found({ folder: 'Jouets' })).toMatchObject({ total: 2 });
    expect(await found({ folder: 'Jouets', label: 'été' })).toMatchObject({
      total: 1,
      items: [{ id: ball.id }],
    });
    expect(await found({ folder: 'Jouet' })).toMatchObject({ total: 0 });
    expect(await asRose(() => mediaCalls.mediaFiling({}))).toEqual({
      folders: [{ name: 'Jouets', count: 2 }],
      labels: [
        { name: 'bain', count: 2 },
        { name: 'été', count: 1 },
      ],
    });
    await asRose(() => mediaCalls.updateMedia({ id: ball.id, folder: '', labels: [] }));
    expect(await found({ folder: 'Jouets' })).toMatchObject({ total: 1 });
  });

  it.each([
    ['too many labels', { labels: Array.from({ length: 13 }, (_, n) => `e${n}`) }],
    ['an empty label', { labels: [' '] }],
    ['a long folder', { folder: 'd'.repeat(61) }],
    ['a control character', { folder: 'a\u0000b' }],
    ['a point between two steps', { focus: { x: 10, y: 0 } }],
    ['a point outside', { focus: { x: 125, y: 0 } }],
  ])('refuses %s', async (_, given) => {
    const { id } = await added('Bien classée');
    await expect(asRose(() => mediaCalls.updateMedia({ id, ...given }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('the point of a picture to keep seen', () => {
  it('shows on the pages that cut it, and goes back to its middle', async () => {
    const { id, cdn_url } = await added('Un visage à gauche');
    await pageShowing('visage-a-gauche', cdn_url);
    const shown = async () => (await contentCalls.getPage({ slug: 'visage-a-gauche' })).html;
    await asRose(() => mediaCalls.updateMedia({ id, focus: { x: 0, y: 25 } }));
    expect(await shown()).toContain('data-focus-x="0" data-focus-y="25"');
    await asRose(() => mediaCalls.updateMedia({ id, focus: null }));
    expect(await shown()).not.toContain('data-focus-x');
  });

  it('is what a cut is made around: one more picture, the first as it was, the same cut once', async () => {
    // Red on the left, blue on the right: 400 × 100.
    const left = await flat(200, 100, '#ff0000').png().toBuffer();
    const both = await flat(400, 100, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { cdn_url } = await asRose(() =>
      mediaCalls.uploadMedia({ dataurl: dataUrl(both, 'png', 'deux.png'), alt: 'Rouge et bleu' }),
    );
    const [row] = await db().select().from(media).where(eq(media.url, cdn_url));
    const id = row?.id ?? 0;
    const cut = (ratio: '1:1' | '4:3') => asRose(() => mediaCalls.cropMedia({ id, ratio }));
    await asRose(() => mediaCalls.updateMedia({ id, focus: { x: 0, y: 50 }, folder: 'Couleurs' }));
    const red = await cut('1:1');
    expect(red).toMatchObject({
      alt: 'Rouge et bleu',
      folder: 'Couleurs',
      filename: 'deux 1×1.png',
      cover: { width: 100, height: 100 },
    });
    expect((await cut('1:1')).id).toBe(red.id);
    await asRose(() => mediaCalls.updateMedia({ id, focus: { x: 100, y: 50 } }));
    const blue = await cut('1:1');
    const [redness = 0, , blueness = 0] = await colourOf(red.cover.url);
    expect(redness - blueness).toBeGreaterThan(200);
    const [noRed = 0, , allBlue = 0] = await colourOf(blue.cover.url);
    expect(allBlue - noRed).toBeGreaterThan(200);
    expect((await cut('4:3')).cover).toMatchObject({ width: 133, height: 100 });
    expect(await detailOf(id)).toMatchObject({ cover: { width: 400, height: 100 }, cdn_url });
  });

  it('cannot cut a drawing, which has no pixels', async () => {
    const [drawn] = await db()
      .insert(media)
      .values({ hash: 'd'.repeat(64), url: '/dessin.svg', cover: { url: '/dessin.svg' }, alt: 'Dessin' })
      .returning();
    const id = drawn?.id ?? 0;
    await expect(asRose(() => mediaCalls.cropMedia({ id, ratio: '1:1' }))).rejects.toMatchObject({
      code: 'image_invalid',
    });
  });
});
