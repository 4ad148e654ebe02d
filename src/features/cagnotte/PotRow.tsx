import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { Contribution } from './cagnotte.ts';
import { overviewFr as fr, STATE_FR } from './overview.fr.ts';

/** One gift of money as its owner sees it: who, how much, when, in which state, with which words. */
export function PotRow({ gift }: { gift: Contribution }) {
  const who = gift.anonymous ? fr.anonymous : (gift.contributor?.publicname ?? fr.unnamed);
  const when = gift.paid_at ?? gift.charge_on ?? gift.created_at;
  return (
    <li className="sheet sheet-padded">
      <p>
        <strong>{who}</strong> · <span className="numbers">{formatPrice(gift.amount)}</span>
      </p>
      <p className="small muted">
        {STATE_FR[gift.status]} · <time dateTime={when}>{formatDate(when)}</time>
      </p>
      {gift.kindwords && <p>{gift.kindwords}</p>}
    </li>
  );
}
