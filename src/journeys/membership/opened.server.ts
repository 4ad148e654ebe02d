import { eq } from 'drizzle-orm';
import type { Session } from '#src/features/accounts/account.ts';
import { bindBrowser } from '#src/features/accounts/bound-browser.server.ts';
import { meetDevice } from '#src/features/accounts/factors/known-device.server.ts';
import { lacksFactor } from '#src/features/accounts/factors/missing-factor.server.ts';
import { type NewSession, openSession } from '#src/features/accounts/session.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { sessionOf } from './user.server.ts';

export interface Opened {
  token: string;
  session: Session;
  /** An admin's right waits for the passkey of the account. */
  passkey_wanted?: true;
}

type How = Pick<NewSession, 'carriedFrom' | 'byPasskey'>;

/** Lets a person in, whatever proved who they are; a browser that is new to their account is told by mail. */
export async function opened(ctx: Ctx, personId: number, how: How = {}): Promise<Opened> {
  await meetDevice(ctx, personId);
  const { userAgent } = ctx;
  const token = await openSession(ctx.db, { personId, userAgent, browserHash: bindBrowser(ctx), ...how });
  const session = await sessionOf(ctx.db, personId);
  if (!(await waitsForPasskey(ctx, personId, how))) return { token, session };
  return { token, session, passkey_wanted: true };
}

async function waitsForPasskey(ctx: Ctx, personId: number, { byPasskey }: How): Promise<boolean> {
  if (byPasskey) return false;
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) return false;
  return (await lacksFactor(ctx.services, ctx.db, { who, passkeyAt: null })) === 'passkey';
}
