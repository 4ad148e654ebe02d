import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedClassifications, seedDemoCatalogue } from '#src/features/catalogue/demo/seed.server.ts';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import type { Database } from '#src/server/db/connect.ts';
import { brand, firstName, product, productTag, tag } from '#src/server/db/schema/index.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
const total = async (table: typeof product | typeof brand | typeof tag | typeof firstName) =>
  (await database.db.select({ n: count() }).from(table))[0]?.n;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the demo catalogue in the database', () => {
  it('is inserted once, however often it is seeded', async () => {
    await seedClassifications(database.db);
    await seedDemoCatalogue(database.db);
    await seedDemoCatalogue(database.db);
    expect([await total(product), await total(brand), await total(tag)]).toEqual([952, 40, 20]);
  });

  it('links products to their brand and selections, and gives each selection its best product', async () => {
    const rows = await database.db.select().from(product);
    expect(rows.filter((row) => row.brandId === null || !row.demo || row.kind !== 'catalogue')).toEqual([]);
    for (const row of await database.db.select().from(tag)) {
      const [link] = await database.db
        .select()
        .from(productTag)
        .where(eq(productTag.productId, row.featuredProductId ?? 0));
      expect(link, row.slug).toBeDefined();
    }
  });
});

describe('the open data in the database', () => {
  it('holds every first name with its rank and births', async () => {
    await seedFirstNames(database.db);
    expect(await total(firstName)).toBe(3912);
    const [gabriel] = await database.db.select().from(firstName).where(eq(firstName.slug, 'gabriel'));
    expect(gabriel).toMatchObject({ sex: 'm', total: 207490, rankLastYear: 1, firstYear: 1900 });
    expect(gabriel?.births).toHaveLength(125);
  });
});
