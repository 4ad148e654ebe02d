import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { pickCover } from '#src/features/themes/pick.server.ts';
import { galleryCalls, themeCalls } from '#src/features/themes/themes.calls.ts';
import { list, media } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pngUrl } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
let colour = 0x200000;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);

async function category(name: string): Promise<number> {
  const { categories } = await asRose(() => themeCalls.createThemeCategory({ name }));
  return categories.find((one) => one.name === name)?.id ?? 0;
}

async function picture() {
  colour += 0x1357;
  const dataurl = await pngUrl({ colour: `#${colour.toString(16)}` });
  return asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'Une couverture' }));
}

async function cover(category_id: number) {
  const { cdn_url, blurhash } = await picture();
  return asRose(() => themeCalls.addNewThemecover({ cdn_url, category_id, blurhash }));
}

const names = async () =>
  (await themeCalls.getThemesCoversByCategory({ only_enabled: false })).categories.map(({ name }) => name);
const idsIn = async (id: number, only_enabled = false) =>
  (await themeCalls.getThemesCoversByCategory({ only_enabled })).categories
    .find((one) => one.id === id)
    ?.covers.map((one) => one.id);

describe('theme categories', () => {
  it('are created at the end, moved, renamed, and deleted when empty', async () => {
    const first = await category('Forêt');
    await category('Mer');
    const third = await category('Ciel');
    const { categories } = await asRose(() => themeCalls.moveThemeCategory({ id: third, to: 0 }));
    expect(categories.map(({ name, position }) => [name, position])).toEqual([
      ['Ciel', 0],
      ['Forêt', 1],
      ['Mer', 2],
    ]);
    await asRose(() => themeCalls.moveThemeCategory({ id: third, to: 99 }));
    expect(await names()).toEqual(['Forêt', 'Mer', 'Ciel']);
    await asRose(() => themeCalls.renameThemeCategory({ id: third, name: 'Nuit' }));
    await asRose(() => themeCalls.deleteThemeCategory({ id: first }));
    expect(await names()).toEqual(['Mer', 'Nuit']);
  });

  it('have names of their own, case apart', async () => {
    const conflict = { code: 'conflict', fields: { name: expect.any(String) } };
    await expect(category('MER')).rejects.toMatchObject(conflict);
    const id = await category('Plage');
    await expect(asRose(() => themeCalls.renameThemeCategory({ id, name: 'mer' }))).rejects.toMatchObject(
      conflict,
    );
    await expect(asRose(() => themeCalls.createThemeCategory({ name: ' ' }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('keep what they hold: one with covers is not deleted', async () => {
    const id = await category('Pleine');
    await cover(id);
    await expect(asRose(() => themeCalls.deleteThemeCategory({ id }))).rejects.toMatchObject({
      code: 'category_not_empty',
    });
  });

  it('that are gone are said so', async () => {
    for (const call of [
      () => themeCalls.moveThemeCategory({ id: 0, to: 1 }),
      () => themeCalls.renameThemeCategory({ id: 0, name: 'x' }),
      () => themeCalls.deleteThemeCategory({ id: 0 }),
    ])
      await expect(asRose(call)).rejects.toMatchObject({ status: 200, code: 'not_found' });
  });
});

describe('theme covers', () => {
  it('are pictures of the library, in the six widths, with a blurhash', async () => {
    const id = await category('Formes');
    const made = await cover(id);
    expect(made).toMatchObject({
      category_id: id,
      enabled: true,
      position: 0,
      blurhash: made.cover.blurhash,
    });
    expect(made.cover.srcset).toHaveLength(6);
    const again = { cdn_url: made.cdn_url, category_id: id, blurhash: '' };
    await expect(asRose(() => themeCalls.addNewThemecover(again))).rejects.toMatchObject({
      code: 'conflict',
    });
    const elsewhere = { cdn_url: 'https://exemple.fr/a.png', category_id: id, blurhash: '' };
    await expect(asRose(() => themeCalls.addNewThemecover(elsewhere))).rejects.toMatchObject({
      code: 'not_found',
    });
    const nowhere = { cdn_url: made.cdn_url, category_id: 0, blurhash: '' };
    await expect(asRose(() => themeCalls.addNewThemecover(nowhere))).rejects.toMatchObject({
      code: 'not_found',
      fields: { category_id: expect.any(String) },
    });
  });

  it('keep their places when one is moved, sent elsewhere or deleted', async () => {
    const here = await category('Ici');
    const there = await category('Là');
    const [a, b, c] = [await cover(here), await cover(here), await cover(here)];
    await asRose(() => themeCalls.updateThemecoverCoverPosition({ id: c.id, position: 0 }));
    expect(await idsIn(here)).toEqual([c.id, a.id, b.id]);
    const sent = await asRose(() =>
      themeCalls.updateThemecover({ id: a.id, category_id: there, enabled: false }),
    );
    expect(sent).toMatchObject({ category_id: there, enabled: false, position: 0 });
    expect(await idsIn(here)).toEqual([c.id, b.id]);
    await asRose(() => themeCalls.deleteThemecover({ id: c.id }));
    const { categories } = await themeCalls.getThemesCoversByCategory({ only_enabled: false });
    expect(categories.find(({ id }) => id === here)?.covers).toMatchObject([{ id: b.id, position: 0 }]);
    await expect(asRose(() => themeCalls.deleteThemecover({ id: c.id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await idsIn(there, true)).toEqual([]);
  });

  it('are read by anyone, page by page, enabled ones only', async () => {
    const first = await themeCalls.getThemesCovers({ per_page: 1, page: 1 });
    expect(first).toMatchObject({ page: 1, per_page: 1, items: [{ enabled: true }] });
    const all = await themeCalls.getThemesCovers({ per_page: 60, page: 1 });
    expect(all.items).toHaveLength(all.total);
    expect(all.items.every(({ enabled }) => enabled)).toBe(true);
    await expect(themeCalls.getThemesCovers({ per_page: 61, page: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('show the picture that replaced theirs, and count the lists that chose them', async () => {
    const id = await category('Comptées');
    const made = await cover(id);
    const ctx = { db: app.services.database.db, services: app.services } as never;
    const chosen = await pickCover(ctx, { kind: 'theme', id: made.id });
    const { db } = app.services.database;
    await db.update(list).set({ cover: chosen }).where(eq(list.uuid, rose.listUuid));
    const [row] = await db.select().from(media).where(eq(media.url, made.cdn_url));
    const dataurl = await pngUrl({ width: 500, colour: '#777' });
    const item = await asRose(() => mediaCalls.replaceMedia({ id: row?.id ?? 0, dataurl }));
    const { categories } = await asRose(() => themeCalls.getThemesCoversByCategoryWithStats());
    expect(categories.find((one) => one.id === id)?.covers).toMatchObject([
      { cdn_url: made.cdn_url, cover: item.cover, uses: 1 },
    ]);
    await asRose(() => themeCalls.updateThemecover({ id: made.id, category_id: id, enabled: false }));
    await expect(pickCover(ctx, { kind: 'theme', id: made.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('someone who does not edit', () => {
  it('reads covers and changes none', async () => {
    const camille = await join(app, 'camille');
    const calls: (() => Promise<unknown>)[] = [
      () => themeCalls.createThemeCategory({ name: 'x' }),
      () => themeCalls.moveThemeCategory({ id: 1, to: 0 }),
      () => themeCalls.renameThemeCategory({ id: 1, name: 'x' }),
      () => themeCalls.deleteThemeCategory({ id: 1 }),
      () => themeCalls.addNewThemecover({ cdn_url: 'x', category_id: 1, blurhash: '' }),
      () => themeCalls.updateThemecover({ id: 1, category_id: 1, enabled: true }),
      () => themeCalls.updateThemecoverCoverPosition({ id: 1, position: 0 }),
      () => themeCalls.deleteThemecover({ id: 1 }),
      () => themeCalls.getThemesCoversByCategoryWithStats(),
      () => galleryCalls.getUnsplashCoversWithStats(),
      () => galleryCalls.updateUnsplashCoverPosition({ remote_id: 'x', position: 0 }),
      () => galleryCalls.searchUnsplash({ query: 'x' }),
      () => galleryCalls.addUnsplashCover({ remote_id: 'x' }),
    ];
    for (const call of calls) {
      await expect(app.as(camille.token, call)).rejects.toMatchObject({ status: 403 });
      await expect(app.as(null, call)).rejects.toMatchObject({ status: 401 });
    }
  });
});
