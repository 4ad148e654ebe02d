import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { passkey, person } from '#src/server/db/schema/index.ts';
import { forgetRecoveryCodes } from './recovery-codes.server.ts';

/**
 * Ends every passkey of an account whose address was never confirmed, once its holder shows up: whoever registered it
 * may have been waiting for them (OWASP ASVS 5, 6.8: pre-hijacking).
 */
export async function forgetPasskeys(db: Db, personId: number): Promise<void> {
  await db.delete(passkey).where(eq(passkey.personId, personId));
}

/** The same of the second factor. */
export async function forgetSecondFactor(db: Db, personId: number): Promise<void> {
  await forgetRecoveryCodes(db, personId);
  await db
    .update(person)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(person.id, personId));
}
