import { useState } from 'react';
import { paymentCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { SearchDesk } from '../shared/SearchDesk.tsx';
import { ExportButton } from './ExportButton.tsx';
import { PaymentList } from './PaymentList.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { PaymentView } from './PaymentView.tsx';
import { paymentsFr, STATUS_FR } from './payments.fr.ts';

export const PaymentsScreen = gated(Payments);

/** `/a/admin/payments` */
function Payments() {
  const [told, setTold] = useState<string | null>(null);
  return (
    <PaymentsFrame
      place="payments"
      title={paymentsFr.title}
      about={paymentsFr.noCard}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <SearchDesk
        name="paiement"
        statuses={STATUS_FR}
        words={paymentsFr.search}
        choose={paymentsFr.choose}
        search={paymentCalls.search}
        actions={(asked) => <ExportButton asked={asked} onTold={setTold} />}
        list={(items, open, onOpen) => <PaymentList items={items} open={open} onOpen={onOpen} />}
        view={(reference, onChanged) => (
          <PaymentView key={reference} reference={reference} onChanged={onChanged} />
        )}
      />
    </PaymentsFrame>
  );
}
