import '#src/ui/css/button.css';
import type { ReactNode } from 'react';
import { pushBusiness } from '#src/features/accounts/business-session.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { screenFr } from './screens.fr.ts';
import type { ShopifyState } from './shopify.ts';
import { type Looking, type Mine, useShopState } from './useShopState.ts';

const { gate: fr } = screenFr;

export interface Shown {
  me: Business;
  shop: ShopifyState;
  reload(): Promise<void>;
  keep(shop: ShopifyState): void;
}

/** Shows a screen to a business alone: a person opens one of theirs first. */
export function ShopGate({ children }: { children(shown: Shown): ReactNode }) {
  const { looking, reload, keep } = useShopState();
  if (looking.kind === 'seller') return <>{children({ ...looking, reload, keep })}</>;
  return <Waiting looking={looking} />;
}

function Waiting({ looking }: { looking: Looking }) {
  if (looking.kind === 'failed') return <Refused says={looking.sentence} />;
  if (looking.kind === 'person') return <Businesses businesses={looking.businesses} />;
  return <Skeleton label={screenFr.loading} count={4} />;
}

function Businesses({ businesses }: { businesses: readonly Mine[] }) {
  const open = businesses.filter(({ status }) => status !== 'disabled');
  return (
    <div className="stack">
      <p>{open.length > 0 ? fr.person : fr.none}</p>
      <ul className="plain stack">
        {open.map((one) => (
          <li key={one.uuid}>
            <OpenBusiness one={one} label={fr.open(one.name)} onOpen={() => location.reload()} />
          </li>
        ))}
      </ul>
      {open.length === 0 && (
        <p>
          <a className="button button-main" href="/i/business/creation">
            {fr.create}
          </a>
        </p>
      )}
    </div>
  );
}

interface OpenProps {
  one: Mine;
  label: string;
  /** Called in the session of the business. */
  onOpen(): unknown;
}

/** A session of the business, put on top of the person's. */
export function OpenBusiness({ one, label, onOpen }: OpenProps) {
  const call = useCall();
  async function open() {
    const opened = await call.run(() => businessCalls.openSession({ merchant_uuid: one.uuid }));
    if (!opened) return;
    pushBusiness(opened.token, one.name);
    await call.run(async () => onOpen());
  }
  return (
    <>
      <Button look="main" busy={call.busy} onClick={() => void open()}>
        {label}
      </Button>
      <Refused says={call.message} />
    </>
  );
}
