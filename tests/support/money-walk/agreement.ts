import { expect } from 'vitest';
import { mismatches } from '#src/features/money/reconciliation/compare.server.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import type { StripeObject } from '../stripe-double/books.ts';
import type { Walk } from './walk.ts';

const PAID = ['succeeded', 'refunded', 'disputed'];
const MODE = { provider: 'stripe', livemode: false } as const;

/** Once everything is settled: we say of each payment and payout what the provider says, and owe nothing twice. */
export async function expectAgreement(walk: Walk): Promise<void> {
  await expectSamePayments(walk);
  expectDoneOnce(walk);
  await expectNothingStuck(walk);
  expect(await mismatches(walk.site.app.services.database.db, MODE)).toEqual([]);
  const look = await walk.site.look();
  const { lines } = await walk.site.asOwner(() =>
    withdrawalCalls.statement({ list_uuid: walk.site.list_uuid }),
  );
  expect(lines.at(-1)?.balance ?? 0).toBe(look.pending + look.available + look.withdrawing);
}

async function expectSamePayments({ site }: Walk): Promise<void> {
  const { rows } = await site.app.services.database.query(
    `select c.id, c.status, c.refunded::int as refunded, i.id as intent
     from contribution c join contribution_intent i on i.contribution_id = c.id where i.kind = 'payment'`,
  );
  const charged = new Map<unknown, number>();
  for (const { id, status, refunded, intent } of rows) {
    const at = site.stripe.books.objects.get(String(intent));
    const charge = site.stripe.books.objects.get(String(at?.latest_charge));
    if (!charge?.paid) continue;
    charged.set(id, (charged.get(id) ?? 0) + 1);
    expect(PAID, `${intent} is ${status}`).toContain(status);
    expect(refunded, `${intent} given back`).toBe(Number(charge.amount_refunded));
  }
  const paid = new Set(rows.filter(({ status }) => PAID.includes(String(status))).map(({ id }) => id));
  expect([...charged.keys()].sort()).toEqual([...paid].sort());
  expect([...charged.values()].every((times) => times === 1)).toBe(true);
}

const repeated = (of: unknown[]) => of.filter((one, n) => one !== undefined && of.indexOf(one) !== n);

function expectDoneOnce({ site }: Walk): void {
  const referenceOf = ({ metadata }: StripeObject) =>
    (metadata as { reference?: string } | undefined)?.reference;
  expect(repeated(site.objects('transfer').map(({ transfer_group }) => transfer_group))).toEqual([]);
  for (const what of ['payout', 'refund'])
    expect(repeated(site.objects(what).map(referenceOf)), what).toEqual([]);
  expect(repeated(site.objects('transfer_reversal').map(({ transfer }) => transfer))).toEqual([]);
}

async function expectNothingStuck({ site }: Walk): Promise<void> {
  const { rows } = await site.app.services.database.query(
    `select 'contribution ' || id as what from contribution where status = 'charging'
     union all select 'refund ' || id from refund where status = 'ordered'
     union all select 'withdrawal ' || id from withdrawal where status in ('reserved', 'transferring', 'paying_out')
     union all select 'canceled, paid and kept ' || c.id from contribution c
       where c.status = 'succeeded' and c.cancel_requested_at is not null
       and not exists (select 1 from refund r where r.contribution_id = c.id and r.status = 'failed')`,
  );
  expect(rows).toEqual([]);
}
