import { type ComponentProps, useState } from 'react';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import type { Offer } from '#src/features/offers/offer.ts';
import { fromParis, toParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferReport } from './OfferReport.tsx';
import { OffersFrame } from './OffersFrame.tsx';
import { offersFr } from './offers.fr.ts';

const { offers: fr } = offersFr;
const load = () => offerDeskCalls.list();
const NONE_YET = { items: [], now: new Date().toISOString() };

export const OffersScreen = gated(Offers);

/** The state of an offer at a moment: what a visitor would meet then. */
function stateAt({ enabled, starts_at, ends_at, door }: Offer, at: Date): string {
  if (!enabled) return fr.states.off;
  if (door) {
    const day = toParis(at).slice(0, 10);
    const opens = `${door.year}-12-${String(door.day).padStart(2, '0')}`;
    if (day < opens) return fr.states.later;
    return day <= `${door.year}-12-31` ? fr.states.door : fr.states.over;
  }
  if (at < new Date(starts_at)) return fr.states.later;
  return at < new Date(ends_at) ? fr.states.on : fr.states.over;
}

/** `/a/admin/offers`: every favour of the shop, its report, and how all stands at a given moment. */
function Offers() {
  const [loaded, reload] = useLoaded(load);
  const [edited, setEdited] = useState<Offer | 'new' | null>(null);
  const [reported, setReported] = useState<Omit<ComponentProps<typeof OfferReport>, 'onClose'> | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { run, error } = useCall();
  const { items, now } = loaded.state === 'ready' ? loaded.value : NONE_YET;
  const at = asked ?? toParis(new Date(now));
  const moment = fromParis(at) ?? new Date(now);

  async function report(offer: Offer) {
    const figures = await run(() => offerDeskCalls.report({ id: offer.id }));
    if (figures) setReported({ offer, figures });
  }

  async function remove({ id, title }: Offer) {
    if (!(await run(() => offerDeskCalls.remove({ id })))) return;
    setTold(fr.removed(title));
    reload();
  }

  return (
    <OffersFrame
      place="offers"
      title={fr.title}
      about={fr.about}
      actions={
        <Button look="main" onClick={() => setEdited('new')}>
          {fr.create}
        </Button>
      }
      told={told}
      onToldGone={() => setTold(null)}
    >
      <Field
        label={fr.at}
        hint={fr.atHint}
        name="at"
        type="datetime-local"
        value={at}
        onChange={(event) => setAsked(event.currentTarget.value)}
      />
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && items.length === 0 && <p>{fr.none}</p>}
      <ul className="plain offers-list">
        {items.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.title}</strong>{' '}
              <span className="small muted">
                {fr.kinds[one.kind]}, {fr.audiences[one.audience]}
                {one.door && `, ${fr.doorOf(one.door)}`}
              </span>
              <br />
              <span className="pay-state">{stateAt(one, moment)}</span>{' '}
              <span className="small offers-dates">{fr.dates(one.starts_at, one.ends_at)}</span>{' '}
              {one.code && <code>{one.code}</code>}
            </div>
            <div className="row">
              <Button aria-label={fr.editOf(one.title)} onClick={() => setEdited(one)}>
                {fr.edit}
              </Button>
              <Button aria-label={fr.reportOf(one.title)} onClick={() => report(one)}>
                {fr.reportShort}
              </Button>
              <SureButton label={fr.remove} brief onSure={() => remove(one)} />
            </div>
          </li>
        ))}
      </ul>
      {reported && <OfferReport {...reported} onClose={() => setReported(null)} />}
      {edited && (
        <OfferDialog
          offer={edited === 'new' ? null : edited}
          onSaved={(saved) => {
            setEdited(null);
            setTold(fr.saved(saved.title));
            reload();
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </OffersFrame>
  );
}
