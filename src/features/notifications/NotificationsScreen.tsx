import '#src/features/accounts/settings/settings.css';
import { useEffect, useState } from 'react';
import { post } from '#src/calls/client.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { formatSiteMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { type Notification, notificationCalls } from './notification.calls.ts';
import { Preferences } from './Preferences.tsx';

const fr = settingsFr.told;

interface Seen {
  items: Notification[];
  page: number;
  total: number;
}

/** `/i/marketplace/notifications`: what happened, newest first, and what goes by mail. */
export function NotificationsScreen() {
  const { run, error, busy } = useCall();
  const [seen, setSeen] = useState<Seen | null>(null);

  async function load(page: number) {
    const found = await run(() => notificationCalls.getNotifications({ page }));
    if (found)
      setSeen((before) => ({ ...found, items: together(page > 1 ? before?.items : [], found.items) }));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    requireLogin().then(() => load(1));
  }, []);

  async function readAll() {
    const ids = seen?.items.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (!(await run(() => notificationCalls.markNotificationsRead({ ids })))) return;
    setSeen(
      (before) => before && { ...before, items: before.items.map((item) => ({ ...item, read: true })) },
    );
  }

  if (!seen)
    return error ? <Refused says={error} /> : <Skeleton label="Un instant…" shape="text" count={4} screen />;
  return (
    <div className="stack">
      <Refused says={error} />
      <List items={seen.items} />
      <div className="row">
        {seen.items.some(({ read }) => !read) && (
          <Button onClick={readAll} busy={busy}>
            {fr.readAll}
          </Button>
        )}
        {seen.items.length < seen.total && (
          <Button onClick={() => load(seen.page + 1)} busy={busy}>
            {fr.more}
          </Button>
        )}
      </div>
      <Preferences />
    </div>
  );
}

/** News that came meanwhile pushes older ones to the next page: each is shown once. */
function together(before: readonly Notification[] = [], more: readonly Notification[]): Notification[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** On the way to what it tells; that it is marked is not worth waiting for. */
function markRead(id: string): void {
  post(notificationCalls.markNotificationsRead.contract.path, { ids: [id] }, { keepalive: true }).catch(
    () => {},
  );
}

function List({ items }: { items: Notification[] }) {
  if (items.length === 0)
    return (
      <EmptyState title={fr.empty} drawing="bear">
        <p>{fr.emptyText}</p>
      </EmptyState>
    );
  return (
    <ul className="plain told">
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={item.href}
            className={item.read ? undefined : 'told-unread'}
            onClick={() => item.read || markRead(item.id)}
          >
            {item.text}
            {!item.read && <span className="visually-hidden"> ({fr.unread})</span>}
          </a>
          <time className="muted" dateTime={item.created_at}>
            {formatSiteMoment(item.created_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
