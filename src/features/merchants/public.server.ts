import { and, asc, desc, eq } from 'drizzle-orm';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import type { Db } from '#src/server/db/connect.ts';
import { merchant, product } from '#src/server/db/schema/index.ts';

export interface PublicSeller {
  name: string;
  slug: string;
  logo: string | null;
  description: string;
  legalName: string;
  siret: string | null;
  vatNumber: string | null;
  email: string;
  phone: string | null;
  site: string;
  since: string;
  demo: boolean;
  products: Product[];
}

const SHOWN = 24;

/** Pages about sellers as a whole: what they agree to, how products are ranked. */
export const SELLER_PAGES = ['/marketplace/vendeurs/conditions', '/marketplace/vendeurs/classement'];

/** The addresses of the sellers that may be found, the oldest first. */
export async function publicSellerSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: merchant.slug })
    .from(merchant)
    .where(and(eq(merchant.status, 'active'), eq(merchant.demo, false)))
    .orderBy(asc(merchant.id));
  return rows.map(({ slug }) => slug);
}

/** Everything the law has a buyer know of a seller, and what they sell; null unless they may sell. */
export async function findPublicSeller(db: Db, slug: string): Promise<PublicSeller | null> {
  const [row] = await db
    .select()
    .from(merchant)
    .where(and(eq(merchant.slug, slug), eq(merchant.status, 'active')));
  if (!row) return null;
  const ids = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.merchantId, row.id), inCatalogue))
    .orderBy(desc(product.id))
    .limit(SHOWN);
  return {
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    description: row.description,
    legalName: row.legalName,
    siret: row.siret,
    vatNumber: row.vatNumber,
    email: row.email,
    phone: row.contactPhone,
    site: row.shopUrl,
    since: (row.approvedAt ?? row.createdAt).toISOString(),
    demo: row.demo,
    products: await findProducts(
      db,
      ids.map(({ id }) => id),
    ),
  };
}
