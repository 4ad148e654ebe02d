import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFirstNames, findFirstName, topFirstNames } from '#src/features/first-names/first-names.server.ts';
import { risingNames } from '#src/features/first-names/name-list.ts';
import { readNameQuery, searchNames } from '#src/features/first-names/name-query.ts';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import { TOWN_POPULATION } from '#src/features/places/place.ts';
import { allPlaces, findCity, findDepartment, publishPlaces } from '#src/features/places/places.server.ts';
import { searchCommunes } from '#src/features/places/search-places.ts';
import type { Database } from '#src/server/db/connect.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedFirstNames(database.db);
  await publishPlaces(database.db, TOWN_POPULATION);
});
afterAll(() => database.close());

describe('first names from the database', () => {
  it('make a page of facts, years and close names, and tag it', async () => {
    const { result, tags } = await collectPage(() => findFirstName(database.db, 'camille'));
    expect(result?.facts).toMatchObject({ name: 'Camille', mainSex: 'f', peakDecade: 1990 });
    expect(result?.years).toHaveLength(125);
    expect(result?.close.map((name) => name.slug)).toContain('kamil');
    expect(tags).toEqual(expect.arrayContaining(['first-name:camille', 'first-names']));
  });

  it('are null when the table does not have them', async () => {
    expect(await findFirstName(database.db, 'zzyzx')).toBeNull();
  });

  it('rank by the last year, and list those that rise', async () => {
    const boys = await topFirstNames(database.db, 'm', 3);
    expect(boys.map((entry) => entry.slug)).toEqual(['gabriel', 'raphael', 'leo']);
    const rising = risingNames(await allFirstNames(database.db), 'f', 10);
    expect(rising).toHaveLength(10);
    for (const entry of rising) expect(entry.growth).toBeGreaterThanOrEqual(1.15);
  });

  it('are found by their beginning, their sound, their sex and their trend', async () => {
    const all = await allFirstNames(database.db);
    const ask = (text: string) =>
      searchNames(all, readNameQuery(new URLSearchParams(text))).map((one) => one.slug);
    expect(ask('q=Léo')[0]).toBe('leo');
    expect(ask('q=rafael')).toEqual(expect.arrayContaining(['rafael', 'raphael']));
    expect(ask('q=mat&sexe=f')).not.toContain('mathis');
    expect(ask('q=zzzz')).toEqual([]);
    expect(ask('sexe=x&tendance=y')).toHaveLength(3842);
    expect(ask('tendance=rare').length).toBeGreaterThan(100);
  });
});

describe('places from the database', () => {
  it('make a page of a city with its department and neighbours', async () => {
    const { result, tags } = await collectPage(() => findCity(database.db, 'nantes-44'));
    expect(result).toMatchObject({
      department: { slug: 'loire-atlantique' },
      facts: { rank: 1, rates: { comparison: 'above' } },
    });
    expect(result?.neighbours[0]?.item.slug).toBe('saint-herblain-44');
    expect(tags).toContain('commune:nantes-44');
    expect(await findCity(database.db, 'nantes')).toBeNull();
  });

  it('compare no city to itself', async () => {
    expect((await findCity(database.db, 'paris-75'))?.facts.rates?.comparison).toBeNull();
  });

  it('list the cities of a department, and a national rate to set them against', async () => {
    const found = await findDepartment(database.db, 'finistere');
    expect(found?.communes[0]?.slug).toBe('brest-29');
    expect(found?.nationalRate).toBeGreaterThan(10);
    expect(found?.nationalRate).toBeLessThan(11);
    expect((await findDepartment(database.db, 'mayotte'))?.communes).toHaveLength(10);
  });

  it('give a page to the 1,067 communes of 10,000 people and more, and to none before they are published', async () => {
    expect((await allPlaces(database.db)).communes).toHaveLength(1067);
    await publishPlaces(database.db, 500_000);
    expect((await allPlaces(database.db)).communes).toHaveLength(1067);
    const empty = await openTestDatabase();
    expect((await allPlaces(empty.db)).communes).toEqual([]);
    await empty.close();
  });

  it('tell what is known of a town without births, and of one without a position', async () => {
    const mamoudzou = await findCity(database.db, 'mamoudzou-976');
    expect(mamoudzou?.commune).toMatchObject({ births: 3301, population: 71_437, populationBefore: null });
    expect(mamoudzou?.facts).toMatchObject({ rates: null, growth: null, rank: 1 });
    const noumea = await findCity(database.db, 'noumea-988');
    expect(noumea).toMatchObject({ commune: { births: null, position: null }, neighbours: [] });
    expect(noumea?.facts).toMatchObject({ rank: null, density: null, departmentShare: null });
  });

  it('are found by name, by a word of it, by postal code', async () => {
    const { communes } = await allPlaces(database.db);
    const ask = (text: string) => searchCommunes(communes, text).map((one) => one.slug);
    expect(ask('nantes')).toEqual(['nantes-44']);
    expect(ask('St Denis')).toEqual(expect.arrayContaining(['saint-denis-93', 'saint-denis-974']));
    expect(ask('rochelle')).toEqual(['la-rochelle-17']);
    expect(ask('29200')).toEqual(['brest-29']);
    expect(ask('  ')).toEqual([]);
  });
});
