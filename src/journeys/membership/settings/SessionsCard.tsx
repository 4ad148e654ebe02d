import { useCallback, useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { deviceName } from '#src/features/accounts/device-name.ts';
import { type OpenSession, securityCalls } from '#src/features/accounts/security.calls.ts';
import { setTokens } from '#src/features/accounts/session.store.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { formatMoment } from '#src/lib/format.ts';
import { createTurns } from '#src/lib/turns.ts';
import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { confirm } from '#src/ui/modals/open-modal.ts';
import { useCall } from '#src/ui/useCall.ts';

const fr = settingsFr.sessions;

/** `refresh` changes when something else may have ended sessions. */
export function SessionsCard({ refresh }: { refresh: number }) {
  const { run, ...call } = useCall();
  const [items, setItems] = useState<OpenSession[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const [begin] = useState(createTurns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is new at each render and does the same
  const load = useCallback(async () => {
    const isNewest = begin();
    const answer = await run(() => securityCalls.listSessions());
    if (answer && isNewest()) setItems(answer.items);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` asks for it
  useEffect(() => {
    load();
  }, [refresh, load]);

  async function end(ids?: string[]) {
    if (!(await run(() => securityCalls.endSessions(ids ? { ids } : {})))) return false;
    await load();
    setDone(fr.ended);
    return true;
  }

  /** Here too: nothing of the account stays open anywhere. */
  async function leaveAll() {
    if (!(await confirm(fr.sure)).yes) return;
    if (!(await run(() => securityCalls.endSessions({})))) return;
    await run(() => accountCalls.logout());
    setTokens([]);
    location.assign('/');
  }

  const others = items.filter(({ current }) => !current);
  return (
    <Card title={fr.title} error={call.error} done={done}>
      <ul className="plain settings-sessions">
        {items.map((session) => (
          <li key={session.id}>
            <span>
              {deviceName(session.user_agent)}
              <br />
              <span className="muted">
                {session.current ? fr.current : fr.seen(formatMoment(session.last_seen_at))}
              </span>
            </span>
            {!session.current && (
              <Button aria-label={fr.endOf(deviceName(session.user_agent))} onClick={() => end([session.id])}>
                {fr.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={leaveAll} busy={call.busy}>
        {fr.leaveAll}
      </Button>{' '}
      {others.length > 0 ? (
        <ActionButton label={fr.endAll} done={fr.ended} confirm onAction={() => end()} />
      ) : (
        <p className="muted">{fr.alone}</p>
      )}
    </Card>
  );
}
