import { useState } from 'react';
import { addonCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import type { AddonRow } from '#src/journeys/payments-desk/desk.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { AddonDialog } from './AddonDialog.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';
import { paymentsFr } from './payments.fr.ts';

const { addons: fr } = paymentsFr;
const load = () => addonCalls.list();

export const AddonsScreen = gated(Addons);

/** `/a/admin/payments/options`: what can be added to a gift, in the order in which it is proposed. */
function Addons() {
  const [loaded, reload] = useLoaded(load);
  const [edited, setEdited] = useState<AddonRow | 'new' | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const { run, error } = useCall();
  const items = loaded.state === 'ready' ? loaded.value.items : [];

  async function sort(next: AddonRow[]) {
    const done = await run(() => addonCalls.order({ ids: next.map(({ id }) => id) }));
    if (done) setTold(fr.ordered);
    reload();
  }
  return (
    <PaymentsFrame
      place="addons"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <p>
        <Button look="main" onClick={() => setEdited('new')}>
          {fr.create}
        </Button>
      </p>
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && items.length === 0 && <p>{fr.empty}</p>}
      {items.length > 0 && (
        <SortableList
          items={items}
          label={fr.list}
          keyOf={({ id }) => String(id)}
          labelOf={({ name }) => name}
          onSort={sort}
        >
          {(one) => <Row one={one} onEdit={setEdited} />}
        </SortableList>
      )}
      {edited && (
        <AddonDialog
          addon={edited === 'new' ? null : edited}
          onSaved={(saved) => {
            setTold(fr.saved(saved.name));
            setEdited(null);
            reload();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </PaymentsFrame>
  );
}

function Row({ one, onEdit }: { one: AddonRow; onEdit(one: AddonRow): void }) {
  return (
    <div className="pay-card">
      <div className="row">
        <strong>{one.name}</strong>
        <span className="numbers">{formatPrice(one.price)}</span>
        <span className="pay-state" data-tone={one.enabled ? 'good' : undefined}>
          {one.enabled ? fr.enabled : fr.off}
        </span>
        <span className="small muted">{fr.taken(one.taken)}</span>
        <Button aria-label={fr.edit(one.name)} onClick={() => onEdit(one)}>
          {fr.editShort}
        </Button>
      </div>
      {one.description && <p className="small">{one.description}</p>}
    </div>
  );
}
