import { eq } from 'drizzle-orm';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { addon, contribution, list } from '#src/server/db/schema/index.ts';
import { confirmDemoCard } from '#src/server/gateways/payments/demo.ts';
import type { Services } from '#src/server/services.ts';
import type { ContributionInput } from './cagnotte.ts';
import { syncWithProvider } from './intent.server.ts';
import { addWith, prepareWith } from './prepare.server.ts';

const DAY_MS = 86_400_000;
/** Of the demo bank: any payment goes through. */
const CARD = '4242424242424242';

/** Options of the demonstration; the first may be taken by everyone. */
const ADDONS = [
  {
    name: 'Votre mot imprimé sur une carte',
    description: 'Glissée dans une enveloppe, envoyée aux parents après la naissance.',
    price: 300,
    oncePerList: false,
    posted: true,
  },
  {
    name: 'Un album pour la première année',
    description: 'Un seul par liste : le premier qui l’offre.',
    price: 2900,
    oncePerList: true,
  },
];

export interface DemoGift {
  daysAgo: number;
  amount: number;
  publicname: string;
  /** The address for the demonstration's thanks: nobody has it. */
  email: string;
  kindwords: string;
  anonymous?: boolean;
  /** With the first option of the demonstration. */
  card?: boolean;
}

/** The gifts of the example list's cagnotte: play money, given like any other. */
const GIFTS: DemoGift[] = [
  {
    daysAgo: 32,
    amount: 5000,
    publicname: 'Mamie Odile',
    email: 'odile@exemple.invalid',
    card: true,
    kindwords: 'Pour la poussette, avec toute ma tendresse.',
  },
  {
    daysAgo: 30,
    amount: 3000,
    publicname: 'Les voisins du troisième',
    email: 'voisins@exemple.invalid',
    kindwords: '',
  },
  {
    daysAgo: 27,
    amount: 10_000,
    publicname: 'Tonton Max',
    email: 'max@exemple.invalid',
    kindwords: 'Hâte de le rencontrer !',
  },
  {
    daysAgo: 25,
    amount: 2500,
    publicname: 'Une collègue',
    email: 'collegue@exemple.invalid',
    anonymous: true,
    kindwords: 'Bienvenue.',
  },
];

/** The same site as it was some days ago: what is done through it is dated then. */
export function daysAgo(services: Services, days: number): Services {
  const then = new Date(services.clock().getTime() - days * DAY_MS);
  return { ...services, clock: () => then };
}

/** Goes through the real verbs and the demo bank, so that the ledger tells the same story as the page. */
export async function seedDemoGifts(services: Services): Promise<void> {
  if (services.config.payments !== 'demo') return;
  const { db } = services.database;
  const [example] = await db.select().from(list).where(eq(list.slug, DEMO_LIST.slug));
  if (!example || (await db.$count(contribution)) > 0) return;
  await db
    .update(list)
    .set({ settings: { ...example.settings, email_notifications: false } })
    .where(eq(list.id, example.id));
  if ((await db.$count(addon)) === 0)
    await db.insert(addon).values(ADDONS.map((one, position) => ({ ...one, position })));
  for (const gift of GIFTS) await giveDemo(services, example.uuid, gift);
}

const inputOf = ({ amount, kindwords, anonymous = false }: DemoGift): ContributionInput => ({
  amount,
  kindwords,
  anonymous,
});

export async function giveDemo(services: Services, listUuid: string, gift: DemoGift): Promise<void> {
  const then = daysAgo(services, gift.daysAgo);
  const ctx = systemCtx(then);
  const [first] = gift.card ? await ctx.db.select().from(addon).orderBy(addon.position).limit(1) : [];
  const input = {
    list_uuid: listUuid,
    contribution: inputOf(gift),
    dontGenerateStripePaymentIntent: false,
    to_self: false,
  };
  const made = await prepareWith(ctx, input, first ? [first.id] : []);
  await paidByDemo(then, made, gift);
}

/** A gift whose card is saved, for the birth. */
export async function promiseDemo(services: Services, listUuid: string, gift: DemoGift): Promise<void> {
  const then = daysAgo(services, gift.daysAgo);
  const ctx = systemCtx(then);
  const input = { list_uuid: listUuid, contribution: inputOf(gift), delayed: true };
  await paidByDemo(then, await addWith(ctx, input), gift);
}

/** The giver is named after paying: no receipt goes to an address that is nobody's. */
async function paidByDemo(
  services: Services,
  made: Awaited<ReturnType<typeof prepareWith>>,
  { publicname, email }: DemoGift,
): Promise<void> {
  const { hash } = made.contribution;
  const ctx = systemCtx(services);
  await confirmDemoCard(demoBank(services), made.payment?.client_secret ?? '', CARD);
  await syncWithProvider(ctx, hash);
  await ctx.db.update(contribution).set({ publicname, email }).where(eq(contribution.hash, hash));
}
