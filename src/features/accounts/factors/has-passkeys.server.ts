import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { passkey } from '#src/server/db/schema/index.ts';

/** True when the person can sign in, and prove who they are, with a passkey. */
export async function hasPasskeys(db: Db, personId: number): Promise<boolean> {
  const [first] = await db
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.personId, personId))
    .limit(1);
  return first !== undefined;
}
