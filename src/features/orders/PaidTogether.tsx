import { useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { surpriseHolds } from '#src/features/lists/surprise.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { orderCalls } from './order.calls.ts';
import { paidTogetherFr as fr } from './paid-together.fr.ts';

interface Gift {
  id: number;
  name: string;
  /** Cents that its givers put together. */
  paid: number;
  quantity: number;
}
interface Own {
  listUuid: string;
  email: string;
  name: string;
  gifts: Gift[];
}

/** Those of one's main list that are sold here; none while the surprise hides what was given. */
async function read(): Promise<Own | null> {
  const session = await accountCalls.getMyInfo();
  if (session.session_type !== 'user' || !session.user.mainListInfo) return null;
  const { email, firstname, lastname, mainListInfo } = session.user;
  const list_uuid = mainListInfo.uuid;
  const [{ items: pools }, list] = await Promise.all([
    poolCalls.getPools({ list_uuid }),
    listCalls.getWithUuid({ list_uuid }),
  ]);
  if (surpriseHolds(list.settings, list.birthdate, new Date())) return null;
  const gifts = pools.flatMap(({ product_id: id, name, paid, status }) => {
    const found = list.items_in_list.find(({ item }) => item.id === id && item.sold_here);
    return found && status === 'funded' ? [{ id, name, paid, quantity: found.quantity }] : [];
  });
  return { listUuid: list_uuid, email, name: `${firstname} ${lastname}`.trim(), gifts };
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

  async function order({ id: product_id, quantity }: Gift) {
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
          <li key={gift.id} className="sheet sheet-padded">
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
