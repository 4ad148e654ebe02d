import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { list, listItem, person, product } from '#src/server/db/schema/index.ts';
import { DEMO_LIST } from './demo-list.ts';
import { createMainList } from './setup.server.ts';

const DAY_MS = 86_400_000;

/** The example list, with gifts of the demo catalogue, of another shop and in its parents' own words. */
export async function seedDemoList(db: Db, publicUrl: string): Promise<void> {
  const [parent] = await db
    .insert(person)
    .values({
      email: DEMO_LIST.email,
      firstname: DEMO_LIST.firstname,
      partnerFirstname: DEMO_LIST.partnerFirstname,
      setupStep: 'done',
    })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (!parent) return;
  const birthdate = new Date(Date.now() + DEMO_LIST.birthInDays * DAY_MS).toISOString().slice(0, 10);
  const made = await createMainList(db, {
    personId: parent.id,
    slug: DEMO_LIST.slug,
    title: DEMO_LIST.title,
    birthdate,
    demo: true,
  });
  await db
    .update(list)
    .set({ settings: { visibility: 'public' } })
    .where(eq(list.id, made.id));
  const gifts = [...(await catalogueGifts(db)), ...(await ownGifts(db, { listId: made.id, publicUrl }))];
  await db.insert(listItem).values(
    gifts.map((gift, position) => ({
      listId: made.id,
      position,
      ...gift,
      priority: position % 5 === 0 ? 2 : 0,
    })),
  );
}

interface Gift {
  productId: number;
  classification: string;
  description?: string;
}

/** The best-liked of each classification. */
async function catalogueGifts(db: Db): Promise<Gift[]> {
  const rows = await db
    .select({ id: product.id, classification: product.classificationSlug })
    .from(product)
    .where(and(eq(product.kind, 'catalogue'), eq(product.availability, 'in_stock')))
    .orderBy(asc(product.classificationSlug), asc(product.popularity), asc(product.id));
  const taken = new Map<string, number>();
  return rows.flatMap(({ id, classification }) => {
    const count = taken.get(classification ?? '') ?? 0;
    if (!classification || count >= DEMO_LIST.perClassification) return [];
    taken.set(classification, count + 1);
    return [{ productId: id, classification }];
  });
}

async function ownGifts(
  db: Db,
  { listId: ownListId, publicUrl }: { listId: number; publicUrl: string },
): Promise<Gift[]> {
  const { external, custom } = DEMO_LIST;
  const rows = [
    {
      kind: 'external' as const,
      name: external.name,
      priceCents: external.price,
      url: new URL(external.path, publicUrl).href,
      at: external.classification,
    },
    ...custom.map((gift) => ({
      kind: 'custom' as const,
      name: gift.name,
      priceCents: gift.price,
      url: null,
      at: gift.classification,
    })),
  ];
  const gifts: Gift[] = [];
  for (const { at, ...row } of rows) {
    const [made] = await db
      .insert(product)
      .values({ ...row, ownListId, slug: 'cadeau', demo: true })
      .returning({ id: product.id });
    if (made) gifts.push({ productId: made.id, classification: at });
  }
  return gifts;
}
