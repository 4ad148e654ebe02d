import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { loadMuseums } from '#src/features/tourism/museums.ts';
import { outingsLd } from '#src/features/tourism/outing-ld.ts';
import { outingsTag } from '#src/features/tourism/outings.server.ts';
import { periodText } from '#src/features/tourism/tourism.fr.ts';
import {
  findDepartmentOutings,
  findTownOutings,
  outingsBeside,
  tourismIndex,
  tourismPaths,
} from '#src/features/tourism/tourism-page.server.ts';
import {
  departmentDescription,
  departmentTitle,
  townDescription,
  townTitle,
} from '#src/features/tourism/tourism-text.ts';
import type { Database } from '#src/server/db/connect.ts';
import { outing } from '#src/server/db/schema/index.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const NOW = new Date('2027-05-10T10:00:00Z');
let database: Database;

const fair = (uri: string, lastDay: string) => ({
  uri,
  kind: 'event',
  name: `Fête des enfants ${uri}`,
  communeCode: '44109',
  departmentCode: '44',
  lat: 47.22,
  lng: -1.55,
  periods: [{ from: '2027-05-01', to: lastDay }],
  lastDay,
  feed: 'fma',
  importedAt: NOW,
  creator: 'Office de tourisme',
});

beforeAll(async () => {
  database = await openTestDatabase();
  await publishPlaces(database.db, 1);
  await database.db
    .insert(outing)
    .values([
      fair('https://data.example/1', '2027-05-20'),
      fair('https://data.example/2', '2027-05-09'),
      { ...fair('https://data.example/3', '2027-06-01'), withdrawn: true },
    ]);
});
afterAll(() => database.close());

describe('outings with children', () => {
  it('stand in a commune each, the museums of the published table', async () => {
    const { all, byCommune } = await loadMuseums();
    expect(all).toHaveLength(1206);
    expect(byCommune.get('44109')?.map(({ name }) => name)).toContain('Musée des beaux-arts');
    for (const { url } of all) if (url) expect(url).toMatch(/^https?:\/\//);
  });

  it('of a town are its museums and the events that are not over, with what is near', async () => {
    const { result, tags } = await collectPage(() => findTownOutings(database.db, 'nantes-44', NOW));
    expect(result?.inside.filter(({ kind }) => kind === 'event').map(({ name }) => name)).toEqual([
      'Fête des enfants https://data.example/1',
    ]);
    expect(result?.inside.filter(({ kind }) => kind === 'museum')).toHaveLength(4);
    expect(result?.around.every(({ item, km }) => item.communeCode !== '44109' && km <= 30)).toBe(true);
    expect(tags).toContain(outingsTag('44'));
    expect(await findTownOutings(database.db, 'nulle-part-99', NOW)).toBeNull();
  });

  it('of a department are listed by town, the most first', async () => {
    const page = await findDepartmentOutings(database.db, 'loire-atlantique', NOW);
    expect(page?.towns[0]).toMatchObject({ commune: { slug: 'nantes-44' }, outings: 5 });
    expect(page?.outings).toHaveLength(13);
    expect(await findDepartmentOutings(database.db, 'nulle-part', NOW)).toBeNull();
  });

  it('have an address each, a title of their own and a description', async () => {
    const paths = await tourismPaths(database.db, NOW);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).not.toContain('/a-faire-en-famille/paris');
    const titles = new Set<string>();
    for (const path of paths.filter((_, i) => i % 20 === 0)) {
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const town = await findTownOutings(database.db, slug, NOW);
      const department = town ? null : await findDepartmentOutings(database.db, slug, NOW);
      const title = town ? townTitle(town) : department ? departmentTitle(department) : '';
      const text = town ? townDescription(town) : department ? departmentDescription(department) : '';
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(text.length).toBeGreaterThanOrEqual(50);
      titles.add(title);
    }
    expect(titles.size).toBe(paths.filter((_, i) => i % 20 === 0).length);
  });

  it('are counted on the index, Paris under its own page', async () => {
    const { departments, total, imported } = await tourismIndex(database.db, NOW);
    expect(total).toBe(1207);
    expect(imported).toBe(true);
    expect(departments.find(({ department }) => department.code === '75')?.href).toBe(
      '/a-faire-en-famille/paris-75',
    );
  });

  it('stand beside a commune that has none, which links to its department', async () => {
    const page = await findTownOutings(database.db, 'vertou-44', NOW);
    const at = page?.town.position;
    if (!page || !at) throw new Error('No Vertou');
    const beside = await outingsBeside(database.db, page.town, at);
    expect(beside?.museums).toHaveLength(4);
    expect(beside?.path).toBe('loire-atlantique');
  });

  it('say their days in words, and themselves to search engines', () => {
    const today = '2027-05-10';
    expect(periodText({ from: '2027-06-05', to: '2027-06-05' }, today)).toBe('le 5 juin 2027');
    expect(periodText({ from: '2027-06-01', to: '2027-06-05' }, today)).toBe('du 1er au 5 juin 2027');
    expect(periodText({ from: '2027-05-01', to: '2027-06-05' }, today)).toBe('jusqu’au 5 juin 2027');
    expect(periodText({ from: '2027-06-28', to: '2027-07-02' }, today)).toBe('du 28 juin au 2 juillet 2027');
    expect(outingsLd('x', [], today)).toMatchObject({ '@type': 'ItemList', numberOfItems: 0 });
  });
});
