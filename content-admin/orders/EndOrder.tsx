import { useState } from 'react';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { OrderDetail } from '#src/features/orders/desk.ts';
import { isCancellable } from '#src/features/orders/order.state.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '../payments/ReasonDialog.tsx';
import { ordersFr as fr } from './orders.fr.ts';

interface Props {
  detail: OrderDetail;
  onChanged(words: string): void;
}

/** Ends an order: cancelled before the parcel leaves, taken back afterwards. */
export function EndOrder(props: Props) {
  const { order } = props.detail;
  if (isCancellable(order.status)) return <Cancel {...props} />;
  return order.sent_at && !order.returned_at ? <TakeBack {...props} /> : null;
}

/** The key stays the same until it is done: a second press makes no second refund. */
function Cancel({ detail, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  async function cancel(reason: string) {
    onChanged(fr.cancel.done(await orderDeskCalls.cancel({ reference: detail.reference, reason, key })));
  }
  return (
    <p>
      <Button look="danger" onClick={() => setOpen(true)}>
        {fr.cancel.open}
      </Button>
      {open && (
        <ReasonDialog
          title={fr.cancel.title}
          about={fr.cancel.about(detail)}
          submit={detail.left > 0 ? fr.cancel.submit : fr.cancel.submitUnpaid}
          onSure={cancel}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

function TakeBack({ detail, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  const [restock, setRestock] = useState(true);
  const [key] = useState(() => crypto.randomUUID());
  async function take(reason: string) {
    const { reference } = detail;
    onChanged(fr.back.done(await orderDeskCalls.takeBack({ reference, restock, reason, key })));
  }
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{fr.back.open}</Button>
      {open && (
        <ReasonDialog
          title={fr.back.title}
          about={fr.back.about(detail.left)}
          submit={fr.back.submit}
          onSure={take}
          onClose={() => setOpen(false)}
        >
          <label className="desk-check">
            <input type="checkbox" checked={restock} onChange={({ target }) => setRestock(target.checked)} />
            {fr.back.restock}
          </label>
        </ReasonDialog>
      )}
    </p>
  );
}
