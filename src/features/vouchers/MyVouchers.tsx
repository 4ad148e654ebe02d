import './vouchers.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { FromPot } from './FromPot.tsx';
import { vouchersFr as fr } from './page.fr.ts';
import { voucherCalls } from './voucher.calls.ts';
import type { Voucher } from './voucher.ts';

type Seen = Awaited<ReturnType<typeof voucherCalls.list>>;

/** The vouchers of the person who is signed in, and the ways to one more. */
export function MyVouchers() {
  const { run, error } = useCall();
  const [seen, setSeen] = useState<Seen | null>(null);
  const load = async () => {
    const found = await run(() => voucherCalls.list());
    if (found) setSeen(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    requireLogin().then(load);
  }, []);

  if (error) return <Refused says={error} />;
  if (!seen) return <Skeleton label={fr.loading} shape="text" count={3} screen />;
  return (
    <div className="stack">
      <section className="stack" aria-labelledby="mes-bons">
        <h2 id="mes-bons">{fr.mine}</h2>
        {seen.items.length === 0 ? (
          <EmptyState title={fr.none} drawing="gift">
            <p>{fr.noneText}</p>
          </EmptyState>
        ) : (
          <>
            <p className="lead voucher-sum">{fr.total(seen.total)}</p>
            <ul className="plain voucher-list">
              {seen.items.map((voucher) => (
                <Line key={voucher.id} voucher={voucher} />
              ))}
            </ul>
          </>
        )}
      </section>
      <Claim onClaimed={load} />
      <FromPot onMade={load} />
    </div>
  );
}

function Line({ voucher }: { voucher: Voucher }) {
  return (
    <li>
      <div className="voucher-line">
        <strong>{voucher.label}</strong>
        <span className="voucher-sum">{fr.of(voucher.balance, voucher.initial)}</span>
      </div>
      <div className="voucher-line small muted">
        <span>{[fr.until(voucher.expires_on), fr.end(voucher.code_end)].filter(Boolean).join(', ')}</span>
        <span className="pill">{fr.status[voucher.status]}</span>
      </div>
      {voucher.history.length > 1 && (
        <details>
          <summary>{fr.history}</summary>
          <ul className="plain small">
            {voucher.history.map((move) => (
              <li key={`${move.at}${move.amount}`}>{fr.moved(move)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Claim({ onClaimed }: { onClaimed(): Promise<void> }) {
  const call = useCall();
  const [done, setDone] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(null);
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (!(await call.run(() => voucherCalls.claim({ code })))) return;
    form.current?.reset();
    setDone(fr.added);
    await onClaimed();
  }

  return (
    <Card title={fr.add} error={call.error} done={done}>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <Field
          label={fr.code}
          hint={fr.codeHint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          error={call.fields.code}
        />
        <Button type="submit" look="main" busy={call.busy}>
          {fr.addSubmit}
        </Button>
      </form>
    </Card>
  );
}
