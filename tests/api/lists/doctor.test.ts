import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doctorCalls } from '#src/features/lists/doctor/doctor.calls.ts';
import { linkChecks } from '#src/features/lists/doctor/links.jobs.server.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { lookCalls } from '#src/features/lists/look/look.calls.ts';
import { themeCategory, themeCover } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const page = { read: 0, answer: 'unknown' as { price: number } | 'gone' | 'unknown' };
vi.mock('#src/features/catalogue/external.server.ts', async (original) => ({
  ...(await original<object>()),
  checkExternalPage: async () => {
    page.read += 1;
    return page.answer;
  },
}));

let app: TestApp;
let camille: Member;
let ines: Member;
let bed: { id: number; merchant_item_id: string };
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const findings = async () => (await asCamille(() => doctorCalls.listDoctor(list()))).findings;
const keys = async () => (await findings()).map(({ key }) => key);
const db = () => app.services.database.db;
/** Another week of the link checks. */
async function aWeekLater(answer: typeof page.answer) {
  page.answer = answer;
  await db().execute(sql`update link_check set checked_at = now() - interval '8 days'`);
  await db().execute(
    sql`update product set created_at = now() - interval '20 days', updated_at = now() - interval '20 days'`,
  );
  await linkChecks.run(app.services, {});
}

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  const link = { item: { url: 'https://boutique.exemple/lit', name: 'Lit', price: 9900 } };
  bed = (await asCamille(() => itemCalls.addExternalItemToMain(link))).item.item;
});
afterAll(() => app.close());

describe('the list doctor', () => {
  it('says the same whatever was given', async () => {
    const before = await findings();
    await giftCalls.reserveItem({
      ...list(),
      merchant_item_id: bed.merchant_item_id,
      email: 'odile@exemple.fr',
    });
    expect(await findings()).toEqual(before);
    expect(before.map(({ kind }) => kind)).toEqual(['birthdate', 'cover', 'welcome', 'few']);
    expect(before.at(-1)?.text).toMatch(/^1 envie seulement/);
  });

  it('forgets what is set aside, for every owner, until it is taken back', async () => {
    const aside = (value: boolean) =>
      asCamille(() => doctorCalls.setAsideFinding({ ...list(), key: 'cover', aside: value }));
    for (let time = 0; time < 2; time += 1) expect(await aside(true)).toMatchObject({ set_aside: 1 });
    expect(await keys()).not.toContain('cover');
    await aside(false);
    expect(await keys()).toContain('cover');
  });

  it('is for the owners alone', async () => {
    const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
    await expect(asInes(() => doctorCalls.listDoctor(list()))).rejects.toMatchObject({ code: 'not_found' });
    const meddling = asInes(() => doctorCalls.setAsideFinding({ ...list(), key: 'cover', aside: true }));
    await expect(meddling).rejects.toMatchObject({ code: 'not_found' });
    await expect(doctorCalls.listDoctor(list())).rejects.toMatchObject({ status: 401 });
  });
});

describe('what shops say later', () => {
  it('is asked once a week of what is a day old, and not before', async () => {
    page.read = 0;
    await linkChecks.run(app.services, {});
    expect(page.read).toBe(0);
    await aWeekLater({ price: 9900 });
    await linkChecks.run(app.services, {});
    expect(page.read).toBe(1);
    expect(await keys()).not.toContain(`dead:${bed.id}`);
  });

  it('is told when a price moved, until the owner takes it', async () => {
    await aWeekLater({ price: 7900 });
    expect(await findings()).toContainEqual(
      expect.objectContaining({ kind: 'price_changed', price: 7900, product_ids: [bed.id] }),
    );
    await asCamille(() => itemCalls.updateProduct({ product_id: bed.id, price: 7900 }));
    expect(await keys()).not.toContain(`price:${bed.id}:7900`);
  });

  it('is told when a page is gone twice in a row, and no more when it is back', async () => {
    await aWeekLater('gone');
    expect(await keys()).not.toContain(`dead:${bed.id}`);
    await aWeekLater('unknown');
    await aWeekLater('gone');
    expect(await keys()).toContain(`dead:${bed.id}`);
    await aWeekLater({ price: 7900 });
    expect(await keys()).not.toContain(`dead:${bed.id}`);
  });
});

describe('a cover of the themes', () => {
  it('is kept with the list; one that is gone, disabled or for someone else’s list is refused', async () => {
    const cover = { url: '/media/a/640.webp', srcset: [], blurhash: 'x', width: 640, height: 400 };
    const [category] = await db().insert(themeCategory).values({ name: 'Forêt', position: 0 }).returning();
    const rows = await db()
      .insert(themeCover)
      .values(
        [true, false].map((enabled, position) => ({
          cdnUrl: `/media/c${position}/640.webp`,
          categoryId: category?.id ?? 0,
          blurhash: 'x',
          enabled,
          position,
          cover,
        })),
      )
      .returning();
    const choose = (id: number, token = camille.token) =>
      app.as(token, () => lookCalls.chooseCover({ ...list(), choice: { kind: 'theme', id } }));
    const [on, off] = rows;
    expect((await choose(on?.id ?? 0)).cover).toMatchObject({ url: cover.url });
    expect((await asCamille(() => listCalls.get())).cover).toMatchObject({ url: cover.url });
    expect(await keys()).not.toContain('cover');
    const refused = { code: 'not_found' };
    await expect(choose(off?.id ?? 0)).rejects.toMatchObject(refused);
    await expect(choose(999_999)).rejects.toMatchObject(refused);
    await expect(choose(on?.id ?? 0, ines.token)).rejects.toMatchObject(refused);
    const gallery = asCamille(() =>
      lookCalls.chooseCover({ ...list(), choice: { kind: 'gallery', remote_id: 'rien' } }),
    );
    await expect(gallery).rejects.toMatchObject(refused);
  });
});
