import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content, firstName } from '#src/server/db/schema/index.ts';
import { contentPath, POSTS_PER_PAGE } from './content/content.ts';
import { allPlaces } from './places/places.server.ts';

const FIXED = [
  '/',
  '/magazine',
  '/prenoms',
  '/naissances',
  '/outils',
  '/informations-utiles',
  '/comment-ca-marche',
  '/la-cagnotte-naissance',
];

/** Every public, indexable address of the site, without the origin. */
export async function publicPaths(db: Db): Promise<string[]> {
  const rows = await db
    .select({ namespace: content.namespace, slug: content.slug, category: content.categorySlug })
    .from(content)
    .where(and(eq(content.status, 'published'), isNull(content.deletedAt)));
  const names = await db.selectDistinct({ slug: firstName.slug }).from(firstName);
  const letters = new Set(names.map(({ slug }) => slug.charAt(0)));
  const { communes, departments } = await allPlaces(db);
  const posts = rows.filter((row) => row.namespace === 'post').length;
  const pages = Math.ceil(posts / POSTS_PER_PAGE);
  return [
    ...new Set([
      ...FIXED,
      ...Array.from({ length: Math.max(0, pages - 1) }, (_, n) => `/magazine/${n + 2}`),
      ...rows.flatMap((row) => contentPath(row) ?? []),
      ...departments.map(({ slug }) => `/naissances/departement/${slug}`),
      ...[...letters].sort().map((letter) => `/prenoms/lettre/${letter}`),
      ...names.map(({ slug }) => `/prenoms/${slug}`),
      ...communes.map(({ slug }) => `/naissances/${slug}`),
    ]),
  ];
}
