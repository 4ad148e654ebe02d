import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { list, media, siteSetting } from '#src/server/db/schema/index.ts';
import { hashOf } from '#src/server/gateways/images.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { dataUrl, flat, pngUrl, spots } from '#tests/support/pictures.ts';

let app: TestApp;
let rose: Member;
let colour = 0x100000;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const anotherColour = () => {
  colour += 0x1357;
  return `#${colour.toString(16)}`;
};

/** A picture nobody sent before, as the library lists it. */
async function added(alt: string, name?: string) {
  const dataurl = await pngUrl({ colour: anotherColour(), ...(name ? { name } : {}) });
  const { cdn_url } = await asRose(() => mediaCalls.uploadMedia({ dataurl, alt }));
  const [row] = await db().select().from(media).where(eq(media.url, cdn_url));
  return { id: row?.id ?? 0, cdn_url };
}

async function article(slug: string, more: { front?: string; body?: string }): Promise<number> {
  const md = `---\nnamespace: page\nslug: ${slug}\ntitle: Page ${slug}\n${more.front ?? ''}---\n\n${more.body ?? ''}\n`;
  const { id } = await asRose(() => editorCalls.createContent({ md }));
  await asRose(() => editorCalls.enableContent({ id, enable: true }));
  return id;
}

describe('the library', () => {
  it('is searched by description and file name, accents and case apart, page by page', async () => {
    await added('Une bouillotte rayée', 'hiver-1.png');
    await added('Bouillotte en peluche', 'hiver-2.png');
    const found = (query: string, per_page = 24, page = 1) =>
      asRose(() => mediaCalls.listMedia({ query, per_page, page }));
    expect(await found('BOUILLOTTE rayee')).toMatchObject({ total: 1, items: [{ filename: 'hiver-1.png' }] });
    expect(await found('hiver')).toMatchObject({ total: 2 });
    expect(await found('100%_')).toMatchObject({ total: 0 });
    const { items } = await found('rayee');
    expect(await found(items[0]?.cdn_url ?? '')).toMatchObject({ total: 1, items });
    const second = await found('hiver', 1, 2);
    expect(second).toMatchObject({ page: 2, per_page: 1, total: 2, items: [{ filename: 'hiver-1.png' }] });
  });

  it('says which files it already holds', async () => {
    const bytes = await flat(30, 30, anotherColour()).png().toBuffer();
    const hash = hashOf(bytes);
    expect(await asRose(() => mediaCalls.knownMedia({ hashes: [hash] }))).toEqual({ items: [] });
    await asRose(() => mediaCalls.uploadMedia({ dataurl: dataUrl(bytes), alt: 'Connue' }));
    expect(await asRose(() => mediaCalls.knownMedia({ hashes: [hash] }))).toMatchObject({
      items: [{ hash, item: { alt: 'Connue' } }],
    });
  });

  it('finds the pictures that look the same in another format', async () => {
    const picture = spots(400, 300);
    const send = async (bytes: Buffer, type: string) =>
      asRose(() => mediaCalls.uploadMedia({ dataurl: dataUrl(bytes, type), alt: `En ${type}` }));
    await send(await picture.clone().png().toBuffer(), 'png');
    await send(await picture.clone().resize(200).jpeg().toBuffer(), 'jpeg');
    const { items } = await asRose(() => mediaCalls.listMedia({ show: 'doubles' }));
    expect(items.map(({ alt }) => alt)).toEqual(['En png', 'En jpeg']);
    const detail = await asRose(() => mediaCalls.mediaDetail({ id: items[0]?.id ?? 0 }));
    expect(detail.lookalikes).toMatchObject([{ alt: 'En jpeg' }]);
  });

  it('says where a picture is used: texts, fields, drafts, the bin, lists and settings', async () => {
    const { id, cdn_url } = await added('Partout');
    await article('dans-le-texte', { body: `![Un lit](${cdn_url})` });
    await article('dans-un-champ', { front: `cover: ${cdn_url}\n` });
    const drafted = await article('en-brouillon', {});
    const { md } = await asRose(() => editorCalls.contentDetail({ id: drafted }));
    await asRose(() => editorCalls.saveDraft({ md: `${md}\n![](${cdn_url})\n` }));
    const binned = await article('a-la-corbeille', { body: `![](${cdn_url})` });
    await asRose(() => editorCalls.deleteContent({ id: binned }));
    await db()
      .update(list)
      .set({ cover: { url: cdn_url } })
      .where(eq(list.uuid, rose.listUuid));
    await db()
      .insert(siteSetting)
      .values({ key: 'accueil', value: { cover: cdn_url } });
    const detail = await asRose(() => mediaCalls.mediaDetail({ id }));
    expect(detail.uses_count).toBe(6);
    expect(detail.uses.map(({ kind, label, places }) => [kind, label, places.join()])).toEqual([
      ['content', 'Page dans-le-texte', 'text'],
      ['content', 'Page dans-un-champ', 'field'],
      ['content', 'Page en-brouillon', 'draft'],
      ['content', 'Page a-la-corbeille (corbeille)', 'text'],
      ['list', 'Une liste de naissance', ''],
      ['setting', 'Réglages du site\u202f: accueil', ''],
    ]);
  });

  it('shows what is used nowhere', async () => {
    const used = await added('Servie');
    const unused = await added('Oubliée');
    await article('qui-sert', { body: `![](${used.cdn_url})` });
    const { items } = await asRose(() => mediaCalls.listMedia({ show: 'unused', per_page: 60 }));
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(unused.id);
    expect(ids).not.toContain(used.id);
  });

  it('keeps a description that can be changed, and not emptied', async () => {
    const { id } = await added('Avant');
    const changed = await asRose(() => mediaCalls.updateMedia({ id, alt: '  Après  ' }));
    expect(changed.alt).toBe('Après');
    await expect(asRose(() => mediaCalls.updateMedia({ id, alt: ' ' }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(asRose(() => mediaCalls.updateMedia({ id: 0, alt: 'x' }))).rejects.toMatchObject({
      status: 200,
      code: 'not_found',
    });
  });
});

describe('replacing a picture', () => {
  it('shows the new one under the same address, in texts, fields and lists', async () => {
    const { id, cdn_url } = await added('À remplacer');
    await article('remplacee', { front: `cover: ${cdn_url}\n`, body: `![Ma légende](${cdn_url})` });
    await db()
      .update(list)
      .set({ cover: { url: cdn_url } })
      .where(eq(list.uuid, rose.listUuid));
    const dataurl = await pngUrl({ width: 900, height: 300, colour: anotherColour(), name: 'neuve.png' });
    const item = await asRose(() => mediaCalls.replaceMedia({ id, dataurl }));
    expect(item).toMatchObject({ cdn_url, filename: 'neuve.png', alt: 'À remplacer', cover: { width: 900 } });
    expect(item.cover.url).not.toBe(cdn_url);
    const page = await contentCalls.getPage({ slug: 'remplacee' });
    expect(page.cover).toEqual(item.cover);
    expect(page.html).toContain(`src="${item.cover.url}"`);
    expect(page.html).toContain('width="900" height="300" alt="Ma légende"');
    expect(page.md).toContain(`![Ma légende](${cdn_url})`);
    const mine = await asRose(() => listCalls.getWithoutDetails());
    expect(mine.cover?.url).toBe(item.cover.url);
  });

  it('can be done again and again, and back', async () => {
    const { id, cdn_url } = await added('Va et vient');
    const second = await pngUrl({ colour: anotherColour() });
    const first = await asRose(() => mediaCalls.replaceMedia({ id, dataurl: second }));
    const same = await asRose(() => mediaCalls.replaceMedia({ id, dataurl: second }));
    expect(same.cover).toEqual(first.cover);
    const third = await pngUrl({ colour: anotherColour() });
    const last = await asRose(() => mediaCalls.replaceMedia({ id, dataurl: third }));
    await article('va-et-vient', { body: `![](${cdn_url}) ![](${first.cover.url})` });
    const { html } = await contentCalls.getPage({ slug: 'va-et-vient' });
    expect(html.match(/src="([^"]+)"/g)).toEqual(Array(2).fill(`src="${last.cover.url}"`));
  });

  it('refuses a picture that the library has elsewhere, and what is no picture', async () => {
    const dataurl = await pngUrl({ colour: anotherColour() });
    await asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'La même' }));
    const { id } = await added('Autre');
    await expect(asRose(() => mediaCalls.replaceMedia({ id, dataurl }))).rejects.toMatchObject({
      code: 'already_in_library',
      body: { item: { alt: 'La même' } },
    });
    const page = dataUrl(Buffer.from('<html>'));
    await expect(asRose(() => mediaCalls.replaceMedia({ id, dataurl: page }))).rejects.toMatchObject({
      code: 'image_invalid',
    });
  });
});

describe('deleting a picture', () => {
  it('is refused with the uses, and done when as many are confirmed', async () => {
    const { id, cdn_url } = await added('Encore là');
    await article('qui-la-montre', { body: `Avant ![](${cdn_url}) après.` });
    await expect(asRose(() => mediaCalls.deleteMedia({ id }))).rejects.toMatchObject({
      code: 'media_in_use',
      body: { uses_count: 1, uses: [{ label: 'Page qui-la-montre' }] },
    });
    await asRose(() => mediaCalls.deleteMedia({ id, confirmed_uses: 1 }));
    const { html } = await contentCalls.getPage({ slug: 'qui-la-montre' });
    expect(html).toContain('<p>Avant  après.</p>');
    await expect(asRose(() => mediaCalls.mediaDetail({ id }))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('needs nothing said when nothing uses it', async () => {
    const { id } = await added('Seule');
    expect(await asRose(() => mediaCalls.deleteMedia({ id }))).toEqual({});
  });
});

describe('someone who does not edit', () => {
  it('is refused by every call', async () => {
    const camille = await join(app, 'camille');
    const calls = [
      () => mediaCalls.listMedia({}),
      () => mediaCalls.mediaDetail({ id: 1 }),
      () => mediaCalls.knownMedia({ hashes: [] }),
      () => mediaCalls.updateMedia({ id: 1, alt: 'x' }),
      () => mediaCalls.mediaFiling({}),
      () => mediaCalls.cropMedia({ id: 1, ratio: '1:1' }),
      () => mediaCalls.replaceMedia({ id: 1, dataurl: 'x' }),
      () => mediaCalls.deleteMedia({ id: 1 }),
    ];
    for (const call of calls)
      await expect(app.as(camille.token, call as () => Promise<unknown>)).rejects.toMatchObject({
        status: 403,
      });
  });
});
