import { useEffect, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { activeToken } from '#src/features/accounts/session.store.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { orderCalls } from './order.calls.ts';
import { paidTogetherCalls } from './paid-together.calls.ts';
import { paidTogetherFr as fr } from './paid-together.fr.ts';

type Gift = OutputOf<typeof paidTogetherCalls.get>['items'][number];
interface Own {
  listUuid: string;
  email: string;
  name: string;
  gifts: Gift[];
}

/** Those of one's main list; null for whoever has none, and for a guest, whom the page leads to the login. */
async function read(): Promise<Own | null> {
  if (!activeToken.get()) return null;
  const session = await accountCalls.getMyInfo();
  if (session.session_type !== 'user' || !session.user.mainListInfo) return null;
  const { email, firstname, lastname, mainListInfo } = session.user;
  const { items } = await paidTogetherCalls.get({ list_uuid: mainListInfo.uuid });
  return { listUuid: mainListInfo.uuid, email, name: `${firstname} ${lastname}`.trim(), gifts: items };
}

/** Each gift sold here whose sum is there, with the way to order it; nothing where there is none. */
export function PaidTogether() {
  const { run, busy, error } = useCall();
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    read().then(setOwn, () => setOwn(null));
  }, []);
  if (!own || own.gifts.length === 0) return null;
  const { listUuid: list_uuid, email, name } = own;

  async function order({ product_id, quantity }: Gift) {
    const buyer = { contributor_email: email, contributor_name: name || email };
    const made = await run(() => orderCalls.prepare({ list_uuid, product_id, quantity, ...buyer }));
    if (made) location.assign(`/i/marketplace/checkout/${encodeURIComponent(made.hash)}`);
  }
  return (
    <section className="stack" aria-labelledby="commander-ici">
      <h2 id="commander-ici">{fr.title}</h2>
      <p>{fr.lead}</p>
      <p>
        <a href="/i/marketplace/bons-achat">{fr.voucher}</a>
      </p>
      <Refused says={error} />
      <ul className="plain stack">
        {own.gifts.map((gift) => (
          <li key={gift.product_id} className="sheet sheet-padded">
            <p>
              <strong>{gift.name}</strong> · <span className="numbers">{formatPrice(gift.paid)}</span>
            </p>
            <div className="form-actions">
              <Button busy={busy} aria-label={fr.orderOf(gift.name)} onClick={() => void order(gift)}>
                {fr.order}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
