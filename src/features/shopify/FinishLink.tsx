import { useEffect, useState } from 'react';
import { pushBusiness } from '#src/features/accounts/business-session.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { OpenBusiness } from './ShopGate.tsx';
import { screenFr } from './screens.fr.ts';
import { shopifyCalls } from './shopify.calls.ts';
import { type Looking, whoLooks } from './useShopState.ts';

const { finish: fr } = screenFr;
const TERMS = '/marketplace/vendeurs/conditions';
const SETUP = '/i/shopify/setup?reliee';

/** The shop waits for its business: the one in hand, another of the person's, or a new one. */
export function FinishLink({ linkToken }: { linkToken: string }) {
  const [looking, setLooking] = useState<Looking>({ kind: 'loading' });
  const look = async () => setLooking(await whoLooks());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page appears.
  useEffect(() => void look(), []);
  if (looking.kind === 'loading') return <Skeleton label={screenFr.loading} count={2} />;
  if (looking.kind === 'failed') return <Refused says={looking.sentence} />;
  if (looking.kind === 'leaving') return <SignIn onBack={look} />;
  if (looking.kind === 'seller') return <Attach linkToken={linkToken} name={looking.me.name} />;
  if (looking.kind !== 'person') return null;
  return (
    <div className="stack">
      {looking.businesses
        .filter(({ status }) => status !== 'disabled')
        .map((one) => (
          <div key={one.uuid}>
            <OpenBusiness
              one={one}
              label={fr.mine(one.name)}
              onOpen={async () => {
                await shopifyCalls.finish({ link_token: linkToken });
                location.assign(SETUP);
              }}
            />
          </div>
        ))}
      <MakeBusiness linkToken={linkToken} />
    </div>
  );
}

/** In another tab: the link's secret is on this page alone, and goes nowhere. */
function SignIn({ onBack }: { onBack(): Promise<void> }) {
  return (
    <div className="stack">
      <p>{fr.loginText}</p>
      <p className="row">
        <a className="button button-main" href={loginPath()} target="_blank" rel="noopener">
          {fr.login}
        </a>
        <Button onClick={() => void onBack()}>{fr.recheck}</Button>
      </p>
    </div>
  );
}

function Attach({ linkToken, name }: { linkToken: string; name: string }) {
  const call = useCall();
  async function attach() {
    if (await call.run(() => shopifyCalls.finish({ link_token: linkToken }))) location.assign(SETUP);
  }
  return (
    <div className="stack">
      <p>
        <Button look="main" busy={call.busy} onClick={() => void attach()}>
          {fr.mine(name)}
        </Button>
      </p>
      <Refused says={call.message} />
    </div>
  );
}

function MakeBusiness({ linkToken }: { linkToken: string }) {
  const call = useCall();
  async function make() {
    const opened = await call.run(async () => {
      const { merchant } = await shopifyCalls.finish({ link_token: linkToken });
      return businessCalls.openSession({ merchant_uuid: merchant.uuid });
    });
    if (!opened) return;
    pushBusiness(opened.token, opened.session.merchant.name);
    location.assign(SETUP);
  }
  return (
    <div className="stack">
      <p>
        <Button busy={call.busy} onClick={() => void make()}>
          {fr.make}
        </Button>
      </p>
      <p className="muted">
        {fr.terms}{' '}
        <a href={TERMS} target="_blank" rel="noopener">
          {fr.termsLink}
        </a>
        .
      </p>
      <Refused says={call.message} />
    </div>
  );
}
