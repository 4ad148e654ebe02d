import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join as path } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPurge } from '#src/features/lists/bin/purge.jobs.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { removeOrphans } from '#src/features/media/cleaning.server.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { keyOf } from '#src/features/media/pictures.ts';
import { media } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pngUrl } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
let colour = 0x300000;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const nextPng = () => {
  colour += 0x1357;
  return pngUrl({ colour: `#${colour.toString(16)}` });
};
const folder = (url: string) => path(app.services.config.dataDir, 'media', keyOf(url) ?? 'none');

/** As if its files had been written two days ago. */
function age(url: string): string {
  const then = new Date(Date.now() - 48 * 3_600_000);
  for (const name of readdirSync(folder(url))) utimesSync(path(folder(url), name), then, then);
  return url;
}

async function upload(): Promise<{ id: number; url: string }> {
  const dataurl = await nextPng();
  const { cdn_url } = await asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'Une image' }));
  const [row] = await app.services.database.db.select().from(media).where(eq(media.url, cdn_url));
  return { id: row?.id ?? 0, url: cdn_url };
}

const ownCover = async () => {
  const cover_dataurl = await nextPng();
  const list = await asRose(() => listCalls.setCover({ list_uuid: rose.listUuid, cover_dataurl }));
  return list.cover?.url ?? '';
};

describe('the cleaning of stored pictures', () => {
  it('removes what nothing names any more, and keeps what is used or new', async () => {
    const kept = await upload();
    const deleted = await upload();
    const recent = await upload();
    const firstCover = await ownCover();
    const cover = await ownCover();
    for (const { id } of [deleted, recent]) await asRose(() => mediaCalls.deleteMedia({ id }));
    for (const url of [kept.url, deleted.url, firstCover, cover]) age(url);

    expect(await removeOrphans(app.services)).toBe(1);
    expect(existsSync(folder(firstCover))).toBe(true);
    // The day after, nobody takes the change of cover back any more.
    await app.services.database.query(`update list set updated_at = now() - interval '2 days'`);
    await listPurge.run(app.services, undefined as never);
    expect(await removeOrphans(app.services)).toBe(1);
    expect([kept.url, recent.url, cover].map((url) => existsSync(folder(url)))).toEqual([true, true, true]);
    expect([deleted.url, firstCover].map((url) => existsSync(folder(url)))).toEqual([false, false]);
    expect(await removeOrphans(app.services)).toBe(0);
  });

  it('removes the files of a picture that was replaced, and not those that took their place', async () => {
    const { id, url } = await upload();
    const dataurl = await nextPng();
    const { cover } = await asRose(() => mediaCalls.replaceMedia({ id, dataurl }));
    for (const each of [url, cover.url]) age(each);
    expect(await removeOrphans(app.services)).toBe(1);
    expect([existsSync(folder(url)), existsSync(folder(cover.url))]).toEqual([false, true]);
  });

  it('keeps a picture that was deleted while a list still shows it', async () => {
    const { id, url } = await upload();
    const [row] = await app.services.database.db.select().from(media).where(eq(media.id, id));
    await app.services.database.query('update list set cover = $1::jsonb where uuid = $2', [
      JSON.stringify(row?.cover),
      rose.listUuid,
    ]);
    await asRose(() => mediaCalls.deleteMedia({ id, confirmed_uses: 1 }));
    age(url);
    await removeOrphans(app.services);
    expect(existsSync(folder(url))).toBe(true);
  });
});
