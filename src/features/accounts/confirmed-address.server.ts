import { eq } from 'drizzle-orm';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';

/**
 * The signed-in person's address once it is known to be theirs, null until then. Anybody can register anybody's
 * address: all that is found by an address (gifts, promises, orders, messages) is found by this one only.
 */
export async function confirmedAddressOf(ctx: Ctx): Promise<string | null> {
  const [who] = await ctx.db
    .select({ email: person.email, since: person.emailVerifiedAt })
    .from(person)
    .where(eq(person.id, requirePerson(ctx.actor).personId));
  return who?.since ? who.email : null;
}
