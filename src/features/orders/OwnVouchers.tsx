import { useEffect, useState } from 'react';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import type { Voucher } from '#src/features/vouchers/voucher.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { checkoutFr as fr } from './checkout.fr.ts';
import { reductionCalls } from './reductions/reductions.calls.ts';

connectClient();

/** The vouchers of the person who is signed in, each used by a press; nothing where they have none. */
export function OwnVouchers({ hash }: { hash: string }) {
  const { run, error, busy } = useCall();
  const [mine, setMine] = useState<readonly Voucher[]>([]);
  useEffect(() => {
    voucherCalls.list().then(
      ({ items }) => setMine(items.filter(({ status }) => status === 'active')),
      () => {},
    );
  }, []);
  if (mine.length === 0) return null;

  async function apply({ id }: Voucher) {
    if (await run(() => reductionCalls.apply({ order_hash: hash, voucher_id: id }))) location.reload();
  }

  return (
    <section className="stack" aria-label={fr.ownVouchers}>
      <p>{fr.ownVouchers}</p>
      <Refused says={error} />
      <ul className="plain order-means">
        {mine.map((one) => (
          <li key={one.id} className="row">
            <span>{fr.ownVoucher(one.label, one.balance, one.expires_on)}</span>
            <Button
              busy={busy}
              aria-label={fr.withOne(fr.ownVoucher(one.label, one.balance, one.expires_on))}
              onClick={() => apply(one)}
            >
              {fr.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
