import { useState } from 'react';
import { closedSellerCalls } from '#src/features/merchants/closed.calls.ts';
import type { ClosedSeller, OrderDetail } from '#src/features/orders/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '../payments/ReasonDialog.tsx';
import { ordersFr } from './orders.fr.ts';
import { TrackingForm } from './TrackingForm.tsx';

const { closed: fr } = ordersFr;

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

/** For each seller whose business is closed, what it still had to send: the desk sends it or gives it back. */
export function ClosedSellers({ detail, onChanged }: Props) {
  return detail.closed_sellers.map((seller) => (
    <section key={seller.slug} className="sheet sheet-padded stack" aria-labelledby={`ferme-${seller.slug}`}>
      <h3 id={`ferme-${seller.slug}`}>{fr.title(seller.name)}</h3>
      <p>{fr.about}</p>
      <ul className="stack plain">
        {seller.lines.map((line) => (
          <Line key={line.id} detail={detail} line={line} onChanged={onChanged} />
        ))}
      </ul>
      <TrackingForm
        submit={fr.send}
        onSend={async (parcel) => {
          const line_ids = seller.lines.map(({ id }) => id);
          await closedSellerCalls.send({ reference: detail.reference, line_ids, ...parcel });
          onChanged(fr.sent(seller.name));
        }}
      />
    </section>
  ));
}

function Line({ detail, onChanged, line }: Props & { line: ClosedSeller['lines'][number] }) {
  const [open, setOpen] = useState(false);
  const { reference } = detail;
  async function refuse(reason: string) {
    onChanged(fr.refused(await closedSellerCalls.refuse({ reference, line_id: line.id, reason })));
  }
  return (
    <li className="row">
      <span>
        {line.quantity} × {line.name}, {formatPrice(line.total)}
      </span>
      <Button look="danger" onClick={() => setOpen(true)}>
        {fr.refuse}
        <span className="visually-hidden"> : {line.name}</span>
      </Button>
      {open && (
        <ReasonDialog
          title={fr.refuseTitle}
          about={fr.refuseAbout(line.name)}
          submit={fr.refuse}
          onSure={refuse}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
