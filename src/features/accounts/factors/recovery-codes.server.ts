import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person, recoveryCode } from '#src/server/db/schema/index.ts';
import { siteOf } from '../account-words.ts';
import { hashPassword, passwordMatches } from '../password.server.ts';
import { tellFactor } from './factor-news.server.ts';
import { factorMails } from './factors.mail.ts';
import { grouped, makeCodes, partsOf } from './recovery-code.ts';

/** docs/spec/calls.md §Step-up. */
const CODES = 10;

export interface NewCodes {
  /** As they are shown, this once. */
  shown: string[];
  kept: { selector: string; secretHash: string }[];
}

/** Makes ten codes; hashing them takes a moment, which no transaction waits for. */
export async function makeRecoveryCodes(): Promise<NewCodes> {
  const codes = makeCodes(CODES, (length) => randomBytes(length));
  const kept = await Promise.all(
    codes.map(partsOf).map(async ({ selector, secret }) => ({
      selector,
      secretHash: await hashPassword(secret),
    })),
  );
  return { shown: codes.map(grouped), kept };
}

/** Puts new codes in the place of those the person had. */
export async function replaceRecoveryCodes(db: Db, personId: number, { kept }: NewCodes): Promise<void> {
  await forgetRecoveryCodes(db, personId);
  await db.insert(recoveryCode).values(kept.map((code) => ({ personId, ...code })));
}

export async function forgetRecoveryCodes(db: Db, personId: number): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
}

const unused = (personId: number) => and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt));

export async function recoveryCodesLeft(db: Db, personId: number): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCode).where(unused(personId));
  return Number(found?.left ?? 0);
}

/** Spends a code, once; false when it is none of the person's, or was spent. The person is told. */
export async function spendRecoveryCode(ctx: Ctx, personId: number, code: string): Promise<boolean> {
  const { selector, secret } = partsOf(code);
  const [known] = await ctx.db
    .select()
    .from(recoveryCode)
    .where(and(unused(personId), eq(recoveryCode.selector, selector)));
  if (!(await passwordMatches(secret, known?.secretHash ?? null)) || !known) return false;
  return inTransaction(ctx, async (tx) => {
    const [spent] = await tx.db
      .update(recoveryCode)
      .set({ usedAt: new Date() })
      .where(and(eq(recoveryCode.id, known.id), isNull(recoveryCode.usedAt)))
      .returning({ id: recoveryCode.id });
    if (!spent) return false;
    const [who] = await tx.db.select().from(person).where(eq(person.id, personId));
    const left = await recoveryCodesLeft(tx.db, personId);
    await audit(tx, { action: 'recovery_code.use', target: `person:${personId}`, detail: { left } });
    if (who) await tellFactor(tx, who, factorMails.recoveryUsed(siteOf(tx), left));
    return true;
  });
}
