import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseContentDocument } from '#src/features/content/document.ts';
import { largeArticle, TEXTS } from '#src/features/content/large/article.ts';
import { seedLargeArticles } from '#src/features/content/large/seed.server.ts';
import type { Database } from '#src/server/db/connect.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
const articles = () =>
  database.db
    .select()
    .from(content)
    .where(and(eq(content.namespace, 'post'), like(content.slug, 'essai-de-charge-%')))
    .orderBy(asc(content.id));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the articles of SEED=large', () => {
  it('are as many as asked, and begun again after a cut none is there twice', async () => {
    await seedLargeArticles(database.db, { texts: 2, copies: 3 });
    await seedLargeArticles(database.db, { texts: 3, copies: 4 });
    const slugs = (await articles()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(12);
    expect(slugs).toHaveLength(12);
    expect(await database.db.select().from(contentRevision)).toHaveLength(12);
  });

  it('say in their document what their columns say', async () => {
    for (const row of await articles()) {
      const document = parseContentDocument(row.md);
      expect(document).toMatchObject({ slug: row.slug, title: row.title, fields: row.fields });
      expect(new Date(String(row.fields.published_at))).toEqual(row.publishedAt);
    }
  });

  it('have titles and descriptions a page may have, and say that they are a demonstration', () => {
    for (let n = 1; n <= TEXTS; n += 1) {
      const { title, fields, body } = parseContentDocument(largeArticle(n));
      expect(title.length, title).toBeLessThanOrEqual(67);
      expect(String(fields.description).length).toBeGreaterThanOrEqual(50);
      expect(body).toContain('Texte de démonstration');
    }
  });
});
