import '../screens/content.css';
import '../seller/seller.css';
import '../payments/payments.css';
import '../shared/dense.css';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { type DeskState, deskStateOf } from '#src/features/merchants/merchant.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { DeskList } from '../shared/DeskList.tsx';
import { SearchDesk } from '../shared/SearchDesk.tsx';
import { MerchantView } from './MerchantView.tsx';
import type { MerchantRow } from './merchant-row.ts';
import { merchantsFr as fr } from './merchants.fr.ts';

/** `/a/admin/merchants`: those who wait for an approval come first. */
export function MerchantsScreen() {
  return (
    <AdminGate>
      {() => (
        <div className="wrap admin-screen stack dense">
          <h1>{fr.title}</h1>
          <p className="pay-narrow">{fr.about()}</p>
          <SearchDesk<DeskState, MerchantRow>
            name="vendeur"
            statuses={fr.status}
            words={fr.search}
            choose={fr.choose}
            search={merchantDeskCalls.search}
            list={(items, open, onOpen) => <List items={items} open={open} onOpen={onOpen} />}
            view={(uuid, onChanged) => <MerchantView key={uuid} uuid={uuid} onChanged={onChanged} />}
          />
        </div>
      )}
    </AdminGate>
  );
}

interface ListProps {
  items: readonly MerchantRow[];
  open: string | null;
  onOpen(uuid: string): void;
}

function List({ items, open, onOpen }: ListProps) {
  return (
    <DeskList
      label={fr.search.list}
      items={items}
      keyOf={({ uuid }) => uuid}
      open={open}
      onOpen={({ uuid }) => onOpen(uuid)}
    >
      {(one) => (
        <>
          <strong>{one.name}</strong>
          <span className={`state state-${one.status}`}>{fr.status[deskStateOf(one)]}</span>
          <span className="small muted">
            {one.legal_name} · {fr.products(one.products)}
          </span>
          {one.late > 0 && <span className="state state-deleted">{fr.late(one.late)}</span>}
        </>
      )}
    </DeskList>
  );
}
