import { pushBusiness } from '#src/features/accounts/business-session.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { deskStateOf } from '#src/features/merchants/merchant.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { CREATION, SELLER_PLACES } from './places.ts';
import { sellerFr } from './seller.fr.ts';

const { choose: fr, status } = sellerFr;

/** The businesses of a person: one is opened, in a session of its own. */
export function ChooseBusiness() {
  const [loaded, reload] = useLoaded(businessCalls.mine);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} title={fr.title} />;
  const { items } = loaded.value;
  return (
    <div className="stack seller-narrow">
      <h1>{items.length > 0 ? fr.title : fr.none}</h1>
      {items.length === 0 ? (
        <EmptyState title={fr.noneTitle}>
          <p>{fr.noneText}</p>
          <p>
            <a className="button button-main" href={CREATION}>
              {fr.create}
            </a>
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className="plain stack">
            {items.map((one) => (
              <One key={one.uuid} one={one} />
            ))}
          </ul>
          <p>
            <a href={CREATION}>{fr.another}</a>
          </p>
        </>
      )}
    </div>
  );
}

type Mine = Awaited<ReturnType<typeof businessCalls.mine>>['items'][number];

function One({ one }: { one: Mine }) {
  const { run, busy, error } = useCall();
  async function open() {
    const opened = await run(() => businessCalls.openSession({ merchant_uuid: one.uuid }));
    if (!opened) return;
    pushBusiness(opened.token, one.name);
    const { pathname, search } = location;
    location.assign(pathname.startsWith(`${SELLER_PLACES.today}/`) ? pathname + search : SELLER_PLACES.today);
  }
  return (
    <li className="sheet sheet-padded stack">
      <div className="admin-head">
        <h2>{one.name}</h2>
        <span className={`state state-${one.status}`}>{status[deskStateOf(one)]}</span>
      </div>
      {deskStateOf(one) === 'disabled' ? (
        <p>
          {fr.disabled} <a href="/contactez-nous">{fr.contact}</a>
        </p>
      ) : (
        <div>
          <Button look="main" busy={busy} aria-label={fr.openOf(one.name)} onClick={() => void open()}>
            {fr.open}
          </Button>
        </div>
      )}
      <Refused says={error} />
    </li>
  );
}
