import type { ReactNode } from 'react';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { ReceivedGift } from './cagnotte.ts';
import { giverOf, STATE_FR } from './overview.fr.ts';

/** One gift of money as its owner sees it: who, how much, when, in which state, with which words. */
export function PotRow({ gift, children }: { gift: ReceivedGift; children?: ReactNode }) {
  const when = gift.paid_at ?? gift.charge_on ?? gift.created_at;
  return (
    <li className="pot-gift">
      <p>
        <strong>{giverOf(gift)}</strong> · <span className="numbers">{formatPrice(gift.amount)}</span>
      </p>
      <p className="small muted">
        {STATE_FR[gift.status]} · <time dateTime={when}>{formatDate(when)}</time>
      </p>
      {gift.kindwords && <p className="pot-words">{gift.kindwords}</p>}
      {children}
    </li>
  );
}
