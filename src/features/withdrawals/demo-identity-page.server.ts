import { demoBank } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { findDemoRecipient, giveDemoIdentity } from '#src/server/gateways/payments/demo-payouts.ts';
import { textOf } from '#src/server/http/page-caller.ts';
import { demoIdentityFr as fr } from './pot.fr.ts';

/** The demo bank's page behind this address; null when the address is nobody's. */
export async function findDemoIdentity(ctx: Ctx, token: string) {
  if (ctx.services.config.payments !== 'demo') return null;
  return findDemoRecipient(demoBank(ctx.services), token);
}

export interface IdentityRefused {
  status: 422;
  fields: { surname?: string; iban?: string };
}

/** Takes the form; answers where to go back to, or what is wrong beside which field. */
export async function submitDemoIdentity(
  ctx: Ctx,
  token: string,
  form: FormData,
): Promise<{ done: string } | IdentityRefused | null> {
  const row = await findDemoIdentity(ctx, token);
  if (!row) return null;
  const surname = textOf(form, 'surname').slice(0, 80);
  if (!surname.trim()) return { status: 422, fields: { surname: fr.surnameMissing } };
  const given = { surname, iban: textOf(form, 'iban'), papers: textOf(form, 'papers') === 'on' };
  const answer = await giveDemoIdentity(demoBank(ctx.services), row, given);
  if (answer === 'iban_not_demo') return { status: 422, fields: { iban: fr.ibanWrong } };
  return { done: row.returnPath };
}
