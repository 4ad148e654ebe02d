import { useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { popToken, safeNext, tokens } from '#src/features/accounts/session.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { sellerFr } from './seller.fr.ts';

const { wrong: fr } = sellerFr;

/** A seller came to a page of the person behind them: says so, and leads there under their own account. */
export function WrongSession() {
  const [to] = useState(() => new URLSearchParams(location.search).get('personnel'));
  const [busy, setBusy] = useState(false);
  if (to === null || tokens.get().length < 2) return null;
  async function back() {
    setBusy(true);
    // The server is told that the session of the business is over; the person goes back even when it cannot be.
    await accountCalls.logout().catch(() => {});
    popToken();
    location.assign(safeNext(to, '/i/marketplace/ma-liste'));
  }
  return (
    <Notice tone="plum" title={fr.title} role="status">
      <p>{fr.text}</p>
      <p>
        <Button look="plum" busy={busy} onClick={() => void back()}>
          {fr.back}
        </Button>
      </p>
    </Notice>
  );
}
