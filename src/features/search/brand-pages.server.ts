import type { BrandDocument } from '#search/documents/brand.ts';
import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brandDocuments } from './catalogue-documents.server.ts';
import { brandExcerpt } from './search.fr.ts';

const BATCH = 200;

export const brandPageId = (id: number): string => `brand-${id}`;

/** The page of a brand of which no editor wrote; none where the shop has nothing of it. */
export function brandPages(brands: readonly BrandDocument[]): ContentDocument[] {
  return brands
    .filter(({ has_cms_entry, popularity }) => !has_cms_entry && popularity > 0)
    .map(({ id, name, slug, popularity }) =>
      contentDocument({
        id: brandPageId(id),
        namespace: 'brand',
        title: name,
        href: `/marque/${slug}`,
        excerpt: brandExcerpt(name, popularity),
        body: '',
        popularity,
      }),
    );
}

export async function* brandPageDocuments(db: Db): AsyncGenerator<ContentDocument> {
  for (let after = 0; ; ) {
    const brands = await brandDocuments(db, { after, limit: BATCH });
    yield* brandPages(brands);
    const last = brands.at(-1);
    if (!last) return;
    after = last.id;
  }
}
