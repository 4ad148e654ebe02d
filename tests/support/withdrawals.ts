import { randomUUID } from 'node:crypto';
import { demoBank } from '#src/features/money/provider.server.ts';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { DEMO_IBANS } from '#src/server/gateways/payments/demo-ibans.ts';
import { findDemoRecipient, giveDemoIdentity } from '#src/server/gateways/payments/demo-payouts.ts';
import type { TestApp } from './app.ts';

export const IBANS = { good: DEMO_IBANS[0].iban, closed: DEMO_IBANS[1].iban };

/** The caller goes through the demo bank's identity page. */
export async function verify(
  app: TestApp,
  list_uuid: string,
  given: { surname?: string; iban?: string; papers?: boolean } = {},
) {
  const { url } = await calls.startIdentity({ list_uuid });
  const bank = demoBank(app.services);
  const row = await findDemoRecipient(bank, url.split('/').at(-1) ?? '');
  if (!row) throw new Error('no page');
  const { surname = 'Durand', iban = IBANS.good, papers = false } = given;
  await giveDemoIdentity(bank, row, { surname, iban, papers });
  return calls.checkIdentity({ list_uuid });
}

export const ask = (list_uuid: string, amount: number, key = randomUUID()) =>
  calls.withdraw({ list_uuid, amount, key });
