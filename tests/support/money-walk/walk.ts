import { eq } from 'drizzle-orm';
import { addon, person } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { type PayoutSite, startPayoutSite } from '#tests/support/stripe-payouts.ts';
import { prove } from '../prove.ts';

/** A whole number below, the same at each run of a seed. */
export type Pick = (below: number) => number;

export interface WalkedGift {
  hash: string;
  /** The secret in the giver's browser; another one once the gift was opened again. */
  secret: string;
  email: string;
}

export interface Walk {
  site: PayoutSite;
  pick: Pick;
  gifts: WalkedGift[];
  addonId: number;
  /** Two admins, who move money and watch each other. */
  rose<T>(work: () => Promise<T>): Promise<T>;
  ines<T>(work: () => Promise<T>): Promise<T>;
  /** Business time goes on, never back. */
  wait(ms: number): void;
}

/** The same at each run: a failure can be looked at again by its number. An xorshift, stirred before it is read. */
export function sequence(seed: number): Pick {
  let state = Math.imul(seed, 0x9e37_79b1) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const stirred = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) >>> 0;
    return Math.floor((stirred / 2 ** 32) * below);
  };
}

/** A site through the double, with fees, an add-on, an owner who may be paid and two admins. */
export async function startWalk(): Promise<Walk> {
  const site = await startPayoutSite({ feePercent: 2, feeFixedCents: 25, refundTwoAdminsCents: 1500 });
  const { db } = site.app.services.database;
  const rose = await join(site.app, 'rose');
  const ines = await join(site.app, 'ines');
  for (const { token } of [rose, ines]) await prove(site.app, token);
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, 'ines@exemple.fr'));
  const [card] = await db.insert(addon).values({ name: 'Carte', price: 250, oncePerList: false }).returning();
  await site.identified('verified');
  let elapsed = 0;
  return {
    site,
    pick: sequence(1),
    gifts: [],
    addonId: card?.id ?? 0,
    rose: (work) => site.app.as(rose.token, work),
    ines: (work) => site.app.as(ines.token, work),
    wait(ms) {
      elapsed += ms;
      site.app.services.moveClock(elapsed);
    },
  };
}

export function oneOf<T>({ pick }: { pick: Pick }, items: readonly T[]): T | undefined {
  return items[pick(items.length)];
}

/** Mostly one of the last, where things still happen. */
export function recentOf<T>(walk: { pick: Pick }, items: readonly T[]): T | undefined {
  return oneOf(walk, walk.pick(4) > 0 ? items.slice(-4) : items);
}
