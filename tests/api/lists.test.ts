import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { lookCalls } from '#src/features/lists/look/look.calls.ts';
import { publicListCalls, publicUserCalls } from '#src/features/lists/public.calls.ts';
import { ledgerAccount, list, pot } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
const mine = () => ({ list_uuid: camille.listUuid });

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

describe('reading a list', () => {
  it('answers the person’s main list, with and without what is in it', async () => {
    const detailed = await asCamille(() => listCalls.get());
    expect(detailed).toMatchObject({
      uuid: camille.listUuid,
      slug: camille.slug,
      title: 'La liste de Camille Durand',
      is_owner: true,
      items_in_list: [],
      items_count: 0,
      cagnotte: { enabled: true, collected: 0, contributions_count: 0 },
      settings: { visibility: 'unlisted', surprise: true },
      design: { header: '#fbead9' },
    });
    expect(await asCamille(() => listCalls.getWithoutDetails())).not.toHaveProperty('items_in_list');
    expect((await asCamille(() => listCalls.getWithUuid(mine()))).uuid).toBe(camille.listUuid);
  });

  it('needs a person', async () => {
    await expect(listCalls.get()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('never answers someone else’s, whatever is asked of it', async () => {
    const foreign = [
      () => listCalls.getWithUuid(mine()),
      () => listCalls.setBirthdate({ ...mine(), birthdate: null }),
      () => listCalls.setCover({ ...mine(), cover_dataurl: null }),
      () => listCalls.updateProp({ ...mine(), prop_key: 'a', val: 'b' }),
      () => listCalls.updateManyProps({ ...mine(), props: {} }),
      () => listCalls.updateSetting({ ...mine(), setting_name: 'surprise', val: false }),
      () => listCalls.updateSettings({ ...mine(), props: {} }),
      () => listCalls.updateDesign({ ...mine(), design: {} }),
      () => listCalls.updateList({ ...mine(), title: 'À moi' }),
      () => listCalls.deleteList(mine()),
    ];
    for (const call of foreign)
      await expect(asInes<unknown>(call)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a list at its public address', () => {
  it('answers anyone, without saying they own it', async () => {
    const { detailed_list, owner } = await publicListCalls.getFromUserSlug({ slug: camille.slug });
    expect(detailed_list).toMatchObject({ uuid: camille.listUuid, is_owner: false });
    expect(owner).toMatchObject({ display_name: 'Camille Durand', slug: camille.slug });
    expect(await publicListCalls.getListIdFromSlug({ slug: camille.slug })).toEqual({
      list_uuid: camille.listUuid,
    });
  });

  it('answers 404 where there is none', async () => {
    const nowhere = publicListCalls.getFromUserSlug({ slug: 'personne-ici' });
    await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('tells who is behind it', async () => {
    expect(await publicUserCalls.getPublicInfo({ slug: camille.slug })).toEqual({
      display_name: 'Camille Durand',
      firstname: 'Camille',
      profilepic: null,
      slug: camille.slug,
      list_slug: camille.slug,
    });
    const nobody = publicUserCalls.getPublicInfo({ slug: 'personne-ici' });
    await expect(nobody).rejects.toMatchObject({ status: 200, code: 'not_found' });
  });

  it('hides a private list from everyone but its owners, exactly as one that is not there', async () => {
    const setting = (val: string) => listCalls.updateSetting({ ...mine(), setting_name: 'visibility', val });
    await asCamille(() => setting('private'));
    for (const as of [null, ines.token]) {
      const hidden = app.as(as, () => publicListCalls.getFromUserSlug({ slug: camille.slug }));
      await expect(hidden).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    const seen = await asCamille(() => publicListCalls.getFromUserSlug({ slug: camille.slug }));
    expect(seen.detailed_list.is_owner).toBe(true);
    await asCamille(() => setting('unlisted'));
  });
});

describe('what is said about a list', () => {
  it('takes a birth date, and takes it away', async () => {
    const set = await asCamille(() => listCalls.setBirthdate({ ...mine(), birthdate: '2027-06-03' }));
    expect(set.birthdate).toBe('2027-06-03');
    const unset = await asCamille(() => listCalls.setBirthdate({ ...mine(), birthdate: null }));
    expect(unset.birthdate).toBeNull();
    const wrong = asCamille(() => listCalls.setBirthdate({ ...mine(), birthdate: '2027-02-30' }));
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { birthdate: expect.any(String) },
    });
  });

  it('takes a title and another address, and the old address leads on', async () => {
    const change = { ...mine(), title: 'Bienvenue', slug: 'bienvenue-a-toi' };
    expect(await asCamille(() => listCalls.updateList(change))).toMatchObject({
      title: 'Bienvenue',
      slug: change.slug,
    });
    const led = await publicListCalls.getFromUserSlug({ slug: camille.slug });
    expect(led.detailed_list.slug).toBe('bienvenue-a-toi');
    const stolen = asInes(() => listCalls.updateList({ list_uuid: ines.listUuid, slug: camille.slug }));
    await expect(stolen).rejects.toMatchObject({ code: 'slug_taken', fields: { slug: expect.any(String) } });
    await asCamille(() => listCalls.updateList({ ...mine(), title: '', slug: camille.slug }));
  });

  it('keeps a cover made again in the six widths', async () => {
    const pixels = { width: 700, height: 400, channels: 3 as const, background: '#fbead9' };
    const png = await sharp({ create: pixels }).png().toBuffer();
    const cover_dataurl = `data:image/png;base64,${png.toString('base64')}`;
    const { cover } = await asCamille(() => listCalls.setCover({ ...mine(), cover_dataurl }));
    expect(cover?.srcset.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1900]);
    expect(cover).toMatchObject({
      width: 700,
      height: 400,
      url: expect.stringMatching(/^\/media\/[\w-]+\/960\.webp$/),
    });
    expect((await asCamille(() => listCalls.setCover({ ...mine(), cover_dataurl: null }))).cover).toBeNull();
  });

  it('takes a change of cover back: one of its own past covers, nobody else’s', async () => {
    const pictureOf = async (background: string) => {
      const pixels = { width: 60, height: 40, channels: 3 as const, background };
      const png = await sharp({ create: pixels }).png().toBuffer();
      return `data:image/png;base64,${png.toString('base64')}`;
    };
    const put = async (background: string | null) => {
      const cover_dataurl = background ? await pictureOf(background) : null;
      return (await asCamille(() => listCalls.setCover({ ...mine(), cover_dataurl }))).cover;
    };
    const [first, second] = [await put('#fbead9'), await put('#203040')];
    const again = (url: string | undefined, token = camille.token, list_uuid = camille.listUuid) =>
      app.as(token, () => lookCalls.chooseCover({ list_uuid, choice: { kind: 'earlier', url: url ?? '' } }));
    expect((await again(first?.url)).cover).toEqual(first);
    expect((await again(first?.url)).cover).toEqual(first);
    await put(null);
    expect((await again(second?.url)).cover).toEqual(second);
    const refused = { code: 'not_found' };
    await expect(again('/media/aaaaaaaaaaaaaaaaaaaa/960.webp')).rejects.toMatchObject(refused);
    await expect(again(first?.url, ines.token)).rejects.toMatchObject(refused);
    await expect(again(first?.url, ines.token, ines.listUuid)).rejects.toMatchObject(refused);
    await expect(again('')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:text/html;base64,PGI+',
    'https://exemple.fr/photo.jpg',
  ])('refuses %s as a cover', async (cover_dataurl) => {
    const refused = asCamille(() => listCalls.setCover({ ...mine(), cover_dataurl }));
    await expect(refused).rejects.toMatchObject({ status: 200, code: 'image_invalid' });
  });
});

describe('settings', () => {
  it('change one by one, and together', async () => {
    const one = await asCamille(() =>
      listCalls.updateSetting({ ...mine(), setting_name: 'layout', val: 'rows' }),
    );
    expect(one.settings.layout).toBe('rows');
    const two = await asCamille(() =>
      listCalls.updateSettings({ ...mine(), props: { show_prices: false, reveal_on: '2027-07-01' } }),
    );
    expect(two.settings).toMatchObject({ layout: 'rows', show_prices: false, reveal_on: '2027-07-01' });
  });

  it('change all or nothing', async () => {
    const props = { show_prices: true, layout: 'spirale' };
    const wrong = asCamille(() => listCalls.updateSettings({ ...mine(), props }));
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'props.layout': expect.any(String) },
    });
    expect((await asCamille(() => listCalls.getWithoutDetails())).settings.show_prices).toBe(false);
  });

  it('are known by name; unknown ones are refused, or left aside when asked', async () => {
    const unknown = { ...mine(), props: { layout: 'grid', couleur: 'rose' } };
    await expect(asCamille(() => listCalls.updateSettings(unknown))).rejects.toMatchObject({
      code: 'setting_unknown',
    });
    const inherited = { ...mine(), setting_name: 'constructor', val: 1 };
    await expect(asCamille(() => listCalls.updateSetting(inherited))).rejects.toMatchObject({
      code: 'setting_unknown',
    });
    const { settings } = await asCamille(() =>
      listCalls.updateSettings({ ...unknown, ignore_unknown: true }),
    );
    expect(settings.layout).toBe('grid');
    expect(settings).not.toHaveProperty('couleur');
  });
});

describe('props', () => {
  it('are free strings of the owner, removed with null', async () => {
    await asCamille(() => listCalls.updateManyProps({ ...mine(), props: { 'a.b-c_1': 'x', mot: 'doux' } }));
    const { props } = await asCamille(() => listCalls.updateProp({ ...mine(), prop_key: 'mot', val: null }));
    expect(props).toEqual({ 'a.b-c_1': 'x' });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'Majuscule', 'a b', '', 'a'.repeat(65)])(
    'are refused under the name %j',
    async (prop_key) => {
      const refused = asCamille(() => listCalls.updateProp({ ...mine(), prop_key, val: 'x' }));
      await expect(refused).rejects.toMatchObject({ code: 'invalid_input' });
    },
  );

  it('are refused when __proto__ comes as a key of its own', async () => {
    const body = `{"list_uuid":"${camille.listUuid}","props":{"__proto__":"x","mot":"y"}}`;
    const authorization = `Bearer ${camille.token}`;
    const { body: answer } = await app.send('/api/list/update_many_props', body, { authorization });
    expect(answer).toMatchObject({ code: 'invalid_input' });
  });

  it('are at most fifty, of at most 4,000 characters', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`cle-${index}`, 'x']));
    const tooMany = asCamille(() => listCalls.updateManyProps({ ...mine(), props: many }));
    await expect(tooMany).rejects.toMatchObject({ code: 'invalid_input' });
    const tooLong = { ...mine(), prop_key: 'mot', val: 'x'.repeat(4001) };
    await expect(asCamille(() => listCalls.updateProp(tooLong))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { val: expect.any(String) },
    });
    expect((await asCamille(() => listCalls.getWithoutDetails())).props).toEqual({ 'a.b-c_1': 'x' });
  });
});

describe('the design of a list', () => {
  it('changes in parts and keeps its text readable', async () => {
    await asCamille(() => listCalls.updateDesign({ ...mine(), design: { color: { main: '#123456' } } }));
    const { design } = await asCamille(() =>
      listCalls.updateDesign({ ...mine(), design: { header: '#fff0e0', color: { text: '#ffeeee' } } }),
    );
    expect(design).toMatchObject({ header: '#fff0e0', color: { main: '#123456' } });
    expect(design.color.text).not.toBe('#ffeeee');
  });

  it('refuses what is no colour, and a picture of another site', async () => {
    const red = { ...mine(), design: { header: 'red' } };
    await expect(asCamille(() => listCalls.updateDesign(red))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const linked = { ...mine(), design: { customCover: 'https://exemple.fr/fond.jpg' } };
    await expect(asCamille(() => listCalls.updateDesign(linked))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('deleting a list', () => {
  it('waits while its pot holds money', async () => {
    const { db } = app.services.database;
    const [{ id: listId } = { id: 0 }] = await db.select().from(list).where(eq(list.uuid, ines.listUuid));
    const [made] = await db.insert(pot).values({ listId, provider: 'demo', livemode: false }).returning();
    const code = `pot:${made?.id}:available`;
    await db.insert(ledgerAccount).values({ code, kind: 'liability', balance: 100 });
    const refused = asInes(() => listCalls.deleteList({ list_uuid: ines.listUuid }));
    await expect(refused).rejects.toMatchObject({ status: 200, code: 'withdrawal_pending' });
    await db.update(ledgerAccount).set({ balance: 0 }).where(eq(ledgerAccount.code, code));
  });

  it('sends it to the bin: its address answers 404 and stays taken', async () => {
    await asInes(() => listCalls.deleteList({ list_uuid: ines.listUuid }));
    await expect(asInes(() => listCalls.get())).rejects.toMatchObject({ code: 'not_found' });
    const gone = publicListCalls.getFromUserSlug({ slug: ines.slug });
    await expect(gone).rejects.toMatchObject({ status: 404 });
    const taken = asCamille(() => listCalls.updateList({ ...mine(), slug: ines.slug }));
    await expect(taken).rejects.toMatchObject({ code: 'slug_taken' });
  });
});
