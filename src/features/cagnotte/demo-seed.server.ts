import { eq } from 'drizzle-orm';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { contribution, list } from '#src/server/db/schema/index.ts';
import { confirmDemoCard } from '#src/server/gateways/payments/demo.ts';
import type { Services } from '#src/server/services.ts';
import { syncWithProvider } from './intent.server.ts';
import { prepare } from './prepare.server.ts';
import { demoBank } from './provider.server.ts';
import { systemCtx } from './system-ctx.server.ts';

/** What the example list's cagnotte holds: play money, given like any other. */
const GIFTS = [
  { amount: 5000, publicname: 'Mamie Odile', kindwords: 'Pour la poussette, avec toute ma tendresse.' },
  { amount: 3000, publicname: 'Les voisins du troisième', kindwords: '' },
  { amount: 10_000, publicname: 'Tonton Max', kindwords: 'Hâte de le rencontrer !' },
  { amount: 2500, publicname: '', anonymous: true, kindwords: 'Bienvenue.' },
] as const;

/** Goes through the real verbs and the demo bank, so that the ledger tells the same story as the page. */
export async function seedDemoGifts(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const ctx = systemCtx(services);
  const [example] = await ctx.db.select().from(list).where(eq(list.slug, DEMO_LIST.slug));
  if (!example || (await ctx.db.$count(contribution)) > 0) return;
  await ctx.db
    .update(list)
    .set({ settings: { ...example.settings, email_notifications: false } })
    .where(eq(list.id, example.id));
  for (const { publicname, ...gift } of GIFTS) {
    const made = await prepare(ctx, {
      list_uuid: example.uuid,
      contribution: { anonymous: false, ...gift },
      dontGenerateStripePaymentIntent: false,
      to_self: false,
    });
    await ctx.db
      .update(contribution)
      .set({ publicname })
      .where(eq(contribution.hash, made.contribution.hash));
    await confirmDemoCard(demoBank(services), made.payment?.client_secret ?? '', '4242424242424242');
    await syncWithProvider(ctx, made.contribution.hash);
  }
}
