import { useCallback } from 'react';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { SELLER_PLACES } from '../places.ts';
import { OwnersOnly, SellerFrame } from '../SellerFrame.tsx';
import { sellerPaymentsFr as fr } from '../seller-payments.fr.ts';
import { IdentityCard } from './IdentityCard.tsx';
import type { SellerOverview } from './overview.ts';
import { Statement } from './Statement.tsx';
import { Withdrawals } from './Withdrawals.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** `/i/business/paiements`: what was sold, what it earned, and how it is paid out. */
export function PaymentsScreen() {
  return (
    <SellerFrame place="payments">
      {(me, { owner }) => (owner ? <Payments closed={me.closed_at !== null} /> : <OwnersOnly />)}
    </SellerFrame>
  );
}

function Payments({ closed }: { closed: boolean }) {
  const [loaded, reload] = useLoaded(useCallback(() => sellerMoneyCalls.overview(), []));
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const overview = loaded.value;
  const { available, identity } = overview;
  return (
    <>
      {available < 0 && (
        <Notice tone="alert" title={fr.negative(-available)}>
          <p>{closed ? fr.negativeClosed : fr.negativeText}</p>
        </Notice>
      )}
      <Sums overview={overview} />
      {overview.held > 0 && (
        <Notice title={fr.held(formatPrice(overview.held))}>
          <p>
            {fr.heldText} <a href={SELLER_PLACES.returns}>{fr.heldSee}</a>
          </p>
        </Notice>
      )}
      <div className="seller-two">
        <IdentityCard identity={identity} onChanged={reload} />
        <WithdrawForm overview={overview} onAsked={reload} />
      </div>
      {overview.withdrawals.length > 0 && <Withdrawals items={overview.withdrawals} />}
      <Statement />
    </>
  );
}

const ROWS = ['sales', 'commission', 'pending', 'available', 'withdrawn'] as const;

function Sums({ overview }: { overview: SellerOverview }) {
  return (
    <dl className="seller-sums sheet sheet-padded">
      {ROWS.map((name) => (
        <div key={name} data-main={name === 'available' || undefined}>
          <dt>
            {fr.sums[name]}
            {name === 'pending' && overview.next_available_at && (
              <span className="small muted"> {fr.next(formatDate(overview.next_available_at))}</span>
            )}
          </dt>
          <dd className="numbers">{formatPrice(overview[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
