import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { allPlaces, findDepartment, publishPlaces } from '#src/features/places/places.server.ts';
import { content, contentLink, firstName, product } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

let desk: Desk;
const broken = async (id: number) => {
  const { items } = await desk.asRose(() => lifeCalls.contentLinks({ id }));
  return items.filter((link) => link.broken).map(({ target }) => target);
};

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

describe('the links of a text', () => {
  it('are held against everything the site answers at', async () => {
    const { db } = desk.app.services.database;
    await db.insert(firstName).values({
      slug: 'alma',
      sex: 'f',
      name: 'Alma',
      phonetic: 'ALM',
      total: 1,
      recent: 1,
      firstYear: 2000,
      births: [1],
      rankLastYear: 1,
    });
    const good = [
      '/',
      '/magazine',
      '/magazine/grossesse',
      '/prenoms/alma',
      '/informations-utiles',
      '/magazine?page=2#bas',
      '/covers/allaitement-biberon.svg',
    ];
    const bad = [
      '/prenoms/personne',
      '/naissances/atlantide-99',
      '/page/rien',
      '/nulle/part',
      '/marketplace/produit/77-x',
    ];
    const elsewhere = ['https://exemple.fr/x', 'mailto:a@exemple.fr', '#ici'];
    const body = [...good, ...bad, ...elsewhere].map((href) => `[lien](${href})`).join(' ');
    const { id } = await desk.publish(pageMd('liens', body));
    expect((await broken(id)).sort()).toEqual(bad.sort());
  });

  it('to places, outings and lists of names are known without a text of their own', async () => {
    const { db } = desk.app.services.database;
    await publishPlaces(db, 1);
    const [department] = (await allPlaces(db)).departments.filter(({ slug }) => slug.startsWith('nord'));
    const nord = await findDepartment(db, department?.slug ?? '');
    const root = `/naissances/departement/${department?.slug}`;
    const good = [
      '/naissances/nantes-44',
      '/naissances/region/bretagne',
      root,
      `${root}/${nord?.groups[0]?.slug}`,
      '/a-faire-en-famille/nantes-44',
      `/a-faire-en-famille/${department?.slug}`,
      '/prenoms/filles',
      '/prenoms/lettre/a',
      '/prenoms/lettre/a/filles',
    ];
    const bad = [
      '/naissances/region/atlantide',
      `${root}/0-9`,
      `${root}/a/b`,
      '/naissances/departement/nulle-part',
      '/a-faire-en-famille/nulle-part',
      '/prenoms/filles/2',
      '/prenoms/lettre/z',
      '/prenoms/lettre/1',
      '/outils/inconnu',
    ];
    const { id } = await desk.publish(
      pageMd('vers-les-lieux', [...good, ...bad].map((href) => `[x](${href})`).join(' ')),
    );
    expect((await broken(id)).sort()).toEqual(bad.sort());
  });

  it('to a page at its common address hold where the page has one of its own', async () => {
    await desk.publish(pageMd('accessibilite'));
    const { id } = await desk.publish(
      pageMd('qui-lie-au-commun', '[x](/page/accessibilite) [y](/accessibilite)'),
    );
    expect(await broken(id)).toEqual([]);
  });

  it('break and mend as pages come, go and move', async () => {
    const { id } = await desk.publish(pageMd('qui-lie', '[là](/page/liee)'));
    expect(await broken(id)).toEqual(['/page/liee']);
    const target = await desk.publish(pageMd('liee'));
    expect(await broken(id)).toEqual([]);
    await desk.rewrite(target.id, 'slug: liee', 'slug: renommee');
    expect(await broken(id)).toEqual([]);
    await desk.asRose(() => editorCalls.enableContent({ id: target.id, enable: false }));
    await desk.app.runJobs();
    await desk.asRose(() => editorCalls.deleteContent({ id: target.id }));
    const direct = await desk.publish(pageMd('qui-lie-aussi', '[là](/page/renommee)'));
    expect(await broken(direct.id)).toEqual(['/page/renommee']);
    await desk.asRose(() => editorCalls.restoreContent({ id: target.id }));
    await desk.asRose(() => editorCalls.enableContent({ id: target.id, enable: true }));
    expect(await broken(direct.id)).toEqual([]);
  });

  it('to a product that disappears are found by the job, as are texts written without a save', async () => {
    const { db } = desk.app.services.database;
    const [made] = await db
      .insert(product)
      .values({ kind: 'catalogue', name: 'Gigoteuse', slug: 'gigoteuse' })
      .returning();
    const productId = made?.id ?? 0;
    const { id } = await desk.publish(pageMd('vitrine', `::produit{id=${productId}}\n`));
    expect(await broken(id)).toEqual([]);
    await db.update(product).set({ deletedAt: new Date() }).where(eq(product.id, productId));
    await db.insert(content).values({
      namespace: 'page',
      slug: 'semee',
      templateName: 'page',
      title: 'Semée',
      status: 'published',
      md: '',
      html: '<a href="/page/loin">x</a>',
    });
    await desk.app.runJobs();
    expect(await broken(id)).toEqual([String(productId)]);
    const seeded = await db.select().from(contentLink).where(eq(contentLink.target, '/page/loin'));
    expect(seeded).toMatchObject([{ broken: true }]);
  });

  it('are an editor’s to read', async () => {
    await expect(desk.asInes(() => lifeCalls.contentLinks({ id: 1 }))).rejects.toMatchObject({ status: 403 });
  });
});
