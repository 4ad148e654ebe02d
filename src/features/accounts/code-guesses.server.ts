import { eq } from 'drizzle-orm';
import { isHolder } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { siteOf } from './account-words.ts';
import { tellFactor } from './factors/factor-news.server.ts';
import { factorMails } from './factors/factors.mail.ts';
import { knownBrowser } from './factors/known-device.server.ts';
import { GUESSES, GUESSES_DEVICE, GUESSES_TOLD } from './limits.server.ts';

/** The mailed link proves the mailbox: `mail`. Whoever gave a password, or a provider's word, comes by `login`. */
export type CodeWay = 'login' | 'mail';
type Counted = readonly [policy: LimitPolicy, key: string];

/**
 * Counts one guess of an account's code before it is judged; answers where, for a right one to be taken off. A code is
 * asked for after the password: whoever has that could spend the guesses that everybody shares, and keep the owner out.
 * So a session, a browser that the account knows and the mailed link have guesses of their own, a few each, and none of
 * them can be had without a code given before, or the mailbox.
 */
export async function countCodeGuess(ctx: Ctx, personId: number, way: CodeWay): Promise<Counted> {
  const { limits } = ctx.services;
  const browser = await knownBrowser(ctx, personId);
  const own = ownPlace(ctx, personId, way);
  if (!own && browser && (await limits.overrun(GUESSES_DEVICE, browser)) === 0)
    return [GUESSES_DEVICE, browser];
  const counted: Counted = own ?? [GUESSES, String(personId)];
  try {
    await limits.take(...counted);
  } catch (refused) {
    if (!own) await tellOfGuesses(ctx, personId);
    throw refused;
  }
  return counted;
}

function ownPlace({ actor }: Ctx, personId: number, way: CodeWay): Counted | null {
  if (isHolder(actor) && actor.personId === personId) return [GUESSES, `${personId}|${actor.tokenHash}`];
  return way === 'mail' ? [GUESSES, `${personId}|mail`] : null;
}

/** Once a day, however long it lasts: the password is known to somebody. */
async function tellOfGuesses(ctx: Ctx, personId: number): Promise<void> {
  const isToldToday = await ctx.services.limits.overrun(GUESSES_TOLD, String(personId));
  if (isToldToday > 0) return;
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (who) await tellFactor(ctx, who, factorMails.codesGuessed(siteOf(ctx)));
}
