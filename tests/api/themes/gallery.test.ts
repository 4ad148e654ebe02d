import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryJobs } from '#src/features/themes/gallery.jobs.server.ts';
import { creditOf, pickCover } from '#src/features/themes/pick.server.ts';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import { list, unsplashCover } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { startUnsplash, type UnsplashDouble } from '#tests/support/unsplash.ts';

let app: TestApp;
let unsplash: UnsplashDouble;
let rose: Member;
beforeAll(async () => {
  unsplash = await startUnsplash();
  app = await startTestApp({ config: { unsplashAccessKey: unsplash.key, unsplashApiBase: unsplash.base } });
  rose = await join(app, 'rose');
});
afterAll(async () => {
  await app.close();
  await unsplash.close();
});

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const refresh = () =>
  galleryJobs.find(({ name }) => name === 'gallery-refresh')?.run(app.services, {} as never);
const pick = (remote_id: string) =>
  pickCover({ db: app.services.database.db, services: app.services } as never, {
    kind: 'gallery',
    remote_id,
  });

describe('the gallery of Unsplash', () => {
  it('keeps what a search answers, with its author, and leaves out what is not whole', async () => {
    await refresh();
    expect(unsplash.asked[0]).toMatch(
      /^\/search\/photos\?query=.+&page=1&per_page=30&orientation=landscape&content_filter=high$/,
    );
    const answer = await galleryCalls.getUnsplashCovers({ page: 1 });
    expect(answer).toMatchObject({ page: 1, per_page: 16, total: 2 });
    expect(answer.items[0]).toEqual({
      remote_id: 'one',
      url: 'https://images.unsplash.com/one?ixid=abc&w=1280&fit=max&q=75&auto=format',
      author: 'Autrice one',
      author_url: 'https://unsplash.com/@one?utm_source=merveille&utm_medium=referral',
      blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
      position: 0,
    });
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 2 });
  });

  it('asks nothing of Unsplash when it is read', async () => {
    const before = unsplash.asked.length;
    await galleryCalls.getUnsplashCovers({ page: 1 });
    expect(unsplash.asked).toHaveLength(before);
  });

  it('keeps the places that were given, through the next day', async () => {
    const first = await asRose(() =>
      galleryCalls.updateUnsplashCoverPosition({ remote_id: 'two', position: 0 }),
    );
    expect(first).toMatchObject({ remote_id: 'two', position: 0 });
    await refresh();
    const { items } = await galleryCalls.getUnsplashCovers({ page: 1 });
    expect(items.map(({ remote_id }) => remote_id)).toEqual(['two', 'one']);
    const gone = () => galleryCalls.updateUnsplashCoverPosition({ remote_id: 'three', position: 0 });
    await expect(asRose(gone)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tells Unsplash that a photograph was chosen, and names its author', async () => {
    const cover = await pick('one');
    expect(cover).toMatchObject({ width: 1900, height: 950, srcset: { length: 6 } });
    await app.runJobs();
    expect(unsplash.asked).toContain('/photos/one/download?ixid=abc');
    const { db } = app.services.database;
    expect(await creditOf(db, cover)).toMatchObject({ author: 'Autrice one' });
    expect(await creditOf(db, { url: '/covers/sommeil.svg' })).toBeNull();
    await db.update(list).set({ cover }).where(eq(list.uuid, rose.listUuid));
    const { items } = await asRose(() => galleryCalls.getUnsplashCoversWithStats());
    expect(items.map(({ remote_id, uses }) => [remote_id, uses])).toEqual([
      ['two', 0],
      ['one', 1],
    ]);
  });

  it('sends the key nowhere but to the API', async () => {
    const { db } = app.services.database;
    await db.update(unsplashCover).set({ downloadLocation: 'http://127.0.0.1:9/steal' });
    await pick('two');
    await expect(app.runJobs()).rejects.toThrow('Not an address of the Unsplash API');
  });

  it('is searched by an editor, who adds a photograph at its end', async () => {
    const { items } = await asRose(() => galleryCalls.searchUnsplash({ query: 'forêt douce' }));
    expect(unsplash.asked.at(-1)).toMatch(/^\/search\/photos\?query=for%C3%AAt\+douce&page=1&/);
    expect(items).toMatchObject([
      { remote_id: 'one', author: 'Autrice one', kept: true, url: expect.stringContaining('w=480') },
      { remote_id: 'two', kept: true },
    ]);
    const added = await asRose(() => galleryCalls.addUnsplashCover({ remote_id: 'three' }));
    expect(added).toMatchObject({ remote_id: 'three', author: 'Autrice three', position: 2 });
    const again = await asRose(() => galleryCalls.addUnsplashCover({ remote_id: 'three' }));
    expect(again.position).toBe(2);
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 3 });
    const gone = () => galleryCalls.addUnsplashCover({ remote_id: 'four' });
    await expect(asRose(gone)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets go of a photograph for good, until an editor wants it back', async () => {
    const remove = (removed: boolean, remote_id = 'two') =>
      asRose(() => galleryCalls.removeUnsplashCover({ remote_id, removed }));
    await pick('two');
    await remove(true);
    await refresh();
    const { items } = await galleryCalls.getUnsplashCovers({});
    expect(items.map(({ remote_id }) => remote_id)).not.toContain('two');
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 2 });
    await expect(pick('two')).rejects.toMatchObject({ code: 'not_found' });
    const found = await asRose(() => galleryCalls.searchUnsplash({ query: 'forêt' }));
    expect(found.items.find(({ remote_id }) => remote_id === 'two')?.kept).toBe(false);
    await expect(remove(true)).rejects.toMatchObject({ code: 'not_found' });

    await remove(false);
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 3 });
    await remove(true, 'three');
    const again = await asRose(() => galleryCalls.addUnsplashCover({ remote_id: 'three' }));
    expect(again.position).toBeGreaterThan(0);
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 3 });
    const stranger = galleryCalls.removeUnsplashCover({ remote_id: 'two' });
    await expect(stranger).rejects.toMatchObject({ status: 401 });
  });

  it('shows what it has while Unsplash does not answer', async () => {
    unsplash.status = 503;
    await refresh();
    expect(await galleryCalls.getUnsplashCoversCount()).toEqual({ count: 3 });
    const search = () => galleryCalls.searchUnsplash({ query: 'forêt' });
    await expect(asRose(search)).rejects.toMatchObject({ status: 200, code: 'unavailable' });
  });
});
