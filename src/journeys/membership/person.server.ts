import { eq } from 'drizzle-orm';
import { notFound } from '#src/calls/domain-error.ts';
import { endOutstandingLinks } from '#src/features/accounts/outstanding-links.server.ts';
import { endSessionsOf } from '#src/features/accounts/session.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

export async function getPerson(ctx: Ctx, uuid: string) {
  const [found] = await ctx.db.select().from(person).where(eq(person.uuid, uuid));
  if (!found) throw notFound(membershipRefusalFr.personUnknown);
  return found;
}

/** Sessions, and the links that would open others. */
export async function endEverything(tx: Ctx, personId: number): Promise<void> {
  await endOutstandingLinks(tx.db, personId);
  await endSessionsOf(tx.db, personId);
}
