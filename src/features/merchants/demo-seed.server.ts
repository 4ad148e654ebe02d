import { eq } from 'drizzle-orm';
import { daysAgo } from '#src/features/cagnotte/demo-seed.server.ts';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { createMainList } from '#src/features/lists/setup.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { listItem, merchant, merchantMember, person, product } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import {
  DEMO_DOMAIN,
  DEMO_SELLERS,
  DEMO_SELLERS_LIST,
  type DemoSeller,
  demoItemOf,
  demoSellersFr,
} from './demo-seed.fr.ts';

const OPENED_DAYS_AGO = 90;
const BIRTH_IN_DAYS = 40;
const WISHED = 20;

/** Three shops with their products, wished for on a list of their own. */
export async function seedDemoSellers(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const { db } = services.database;
  if ((await db.$count(merchant)) > 0) return;
  await inTransaction(systemCtx(daysAgo(services, OPENED_DAYS_AGO)), async (ctx) => {
    const { db: tx, now } = ctx;
    const wished: number[] = [];
    for (const one of DEMO_SELLERS) wished.push(...(await openSeller(tx, one, now)));
    await wishFor(tx, wished);
    await tellCatalogue(ctx, { products: wished });
  });
}

async function openSeller(tx: Db, one: DemoSeller, now: Date): Promise<number[]> {
  const { products, ...facts } = one;
  const [row] = await tx
    .insert(merchant)
    .values({
      ...facts,
      email: `${one.slug}@${DEMO_DOMAIN}`,
      shopUrl: `https://${one.slug}.example`,
      address: demoSellersFr.address,
      status: 'active',
      demo: true,
      termsAt: now,
      approvedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: merchant.id });
  if (!row) throw new Error('The seller was not kept');
  const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.email, DEMO_LIST.email));
  if (owner)
    await tx.insert(merchantMember).values({ merchantId: row.id, personId: owner.id, role: 'owner' });
  const rows = await tx
    .insert(product)
    .values(
      products.map(({ name, description, shelf, price, stock }, n) => ({
        merchantItemId: demoItemOf(one.slug, n),
        kind: 'catalogue' as const,
        name,
        slug: demoItemOf(one.slug, n),
        description,
        classificationSlug: shelf,
        priceCents: price,
        soldHere: true,
        stock,
        availability: stock > 0 ? ('in_stock' as const) : ('out_of_stock' as const),
        merchantId: row.id,
        demo: true,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: product.id });
  return rows.map(({ id }) => id);
}

/** A list that no search finds, so that what is bought has somebody it is for. */
async function wishFor(tx: Db, products: readonly number[]): Promise<void> {
  const [parent] = await tx
    .insert(person)
    .values({ email: `famille@${DEMO_DOMAIN}`, firstname: demoSellersFr.family, setupStep: 'done' })
    .returning({ id: person.id });
  if (!parent) throw new Error('The parent was not kept');
  const made = await createMainList(tx, {
    personId: parent.id,
    slug: DEMO_SELLERS_LIST,
    title: demoSellersFr.list,
    birthdate: addDays(parisDay(new Date()), BIRTH_IN_DAYS),
    demo: true,
  });
  await tx
    .insert(listItem)
    .values(
      products.map((productId, position) => ({ listId: made.id, position, productId, quantity: WISHED })),
    );
}

/** Lets whoever runs the demonstration into its shops, once they have an account. */
export async function openDemoSellersToAdmins(db: Db): Promise<void> {
  const shops = await db.select({ id: merchant.id }).from(merchant).where(eq(merchant.demo, true));
  const admins = await db.select({ id: person.id }).from(person).where(eq(person.isAdmin, true));
  const rows = shops.flatMap(({ id }) =>
    admins.map((one) => ({ merchantId: id, personId: one.id, role: 'owner' as const })),
  );
  if (rows.length > 0) await db.insert(merchantMember).values(rows).onConflictDoNothing();
}
