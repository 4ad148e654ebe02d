import { and, asc, eq, isNull } from 'drizzle-orm';
import { addDays, chargeInstant, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { offer, product } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { demoOffersFr as fr } from './demo-seed.fr.ts';
import { DOORS } from './offer.ts';

/** Every door has its turn of the kinds; the demonstration's clock opens them. */
const KINDS = ['content', 'coupon', 'price', 'voucher', 'gift', 'coupon'] as const;

/** A December of 24 doors, a coupon for all and the completion discount, each marked as a demonstration's. */
export async function seedDemoOffers(services: Services): Promise<void> {
  const { db } = services.database;
  if ((await db.$count(offer)) > 0) return;
  const now = services.clock();
  const today = dayInFrance(now);
  const year = Number(today.slice(0, 4));
  const products = await db
    .select({ id: product.id, price: product.priceCents, name: product.name })
    .from(product)
    .where(and(eq(product.kind, 'catalogue'), eq(product.soldHere, true), isNull(product.deletedAt)))
    .orderBy(asc(product.id))
    .limit(DOORS);
  const shared = { createdAt: now, updatedAt: now };
  await db.insert(offer).values([
    {
      ...shared,
      title: fr.welcome,
      text: fr.demo,
      kind: 'coupon',
      percent: 10,
      code: 'BIENVENUE-10',
      minTotal: 3000,
      perPerson: 1,
      startsAt: chargeInstant(addDays(today, -1)),
      endsAt: chargeInstant(addDays(today, 365)),
    },
    {
      ...shared,
      title: fr.completion,
      text: fr.demo,
      kind: 'coupon',
      percent: 10,
      audience: 'completion',
      startsAt: chargeInstant(addDays(today, -1)),
      endsAt: chargeInstant(addDays(today, 365)),
    },
    ...Array.from({ length: DOORS }, (_, n) => {
      const day = n + 1;
      const sold = products[n % Math.max(1, products.length)];
      const wanted = KINDS[n % KINDS.length] ?? 'content';
      const kind = sold?.price || (wanted !== 'price' && wanted !== 'gift') ? wanted : 'content';
      return {
        ...shared,
        title: fr.door(kind, sold?.name ?? ''),
        text: fr.demo,
        kind,
        productId: kind === 'price' || kind === 'gift' ? (sold?.id ?? null) : null,
        price: kind === 'price' ? Math.round((sold?.price ?? 0) * 0.8) : null,
        percent: kind === 'coupon' ? 15 : null,
        amount: kind === 'voucher' ? 500 : null,
        contentPath: kind === 'content' ? '/magazine' : null,
        stock: kind === 'gift' || kind === 'voucher' ? 20 : null,
        perPerson: kind === 'coupon' ? 1 : null,
        startsAt: chargeInstant(`${year}-12-${String(day).padStart(2, '0')}`),
        endsAt: chargeInstant(`${year + 1}-02-01`),
        audience: 'users' as const,
        doorYear: year,
        doorDay: day,
        consolation: fr.consolation,
      };
    }),
  ]);
}
