import { useState } from 'react';
import { type ApiToken, apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { gated } from '../payments/PaymentsFrame.tsx';
import { rightsText } from '../people/rights-text.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { IntegrationsFrame } from './IntegrationsFrame.tsx';
import { integrationsFr } from './integrations.fr.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';

const fr = integrationsFr.tokens;

export const TokensScreen = gated(Tokens);

/** `/a/admin/integrations`: the programs that may come in. */
function Tokens() {
  const [loaded, reload] = useLoaded(apiTokenCalls.list);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<{ label: string; token: string } | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const { run, error } = useCall();

  async function revoke({ id, label }: ApiToken) {
    if (!(await run(() => apiTokenCalls.revoke({ id })))) return;
    setTold(fr.revoked(label));
    reload();
  }
  return (
    <IntegrationsFrame
      place="tokens"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
      action={
        <Button look="main" onClick={() => setMaking(true)}>
          {fr.create}
        </Button>
      }
    >
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && loaded.value.items.length === 0 && <p>{fr.none}</p>}
      {loaded.state === 'ready' && (
        <ul className="plain">
          {loaded.value.items.map((one) => (
            <li key={one.id} className="desk-line">
              <TokenFacts one={one} />
              <SureButton
                label={fr.revoke}
                question={fr.revokeOf(one.label)}
                onSure={() => void revoke(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {making && (
        <TokenDialog
          onClose={() => setMaking(false)}
          onMade={(one) => {
            setMaking(false);
            setMade(one);
            reload();
          }}
        />
      )}
      {made && <SecretDialog title={fr.made(made.label)} secret={made.token} onClose={() => setMade(null)} />}
    </IntegrationsFrame>
  );
}

function TokenFacts({ one }: { one: ApiToken }) {
  const isOver = one.expires_on !== null && one.expires_on < parisDay(new Date());
  const facts = [
    fr.by(one.created_by, one.created_at),
    ...(one.expires_on ? [fr.until(one.expires_on)] : []),
    one.last_used_at ? fr.used(one.last_used_at) : fr.unused,
  ];
  return (
    <div>
      <h2>{one.label}</h2>
      <p className="integration-what">{isOver ? fr.over : rightsText(one.rights) || fr.dead}</p>
      <p className="small muted">{facts.join(' · ')}</p>
    </div>
  );
}
