import type { Letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { queueMail } from '#src/server/mail.ts';
import { newToken } from '#src/server/tokens.ts';

/** Tells a person by mail, in the transaction of the change, that a way into their account changed. */
export async function tellFactor(tx: Ctx, who: { uuid: string; email: string }, mail: Letter): Promise<void> {
  await queueMail(tx, { ...mail, to: who.email, key: `factor:${who.uuid}:${newToken()}` });
}
