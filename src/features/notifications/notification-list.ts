import { type PathOf, post, type ToldBy } from '#src/calls/client.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { deviceFr } from '#src/features/device/device.fr.ts';
import { element } from '#src/lib/dom.ts';
import { formatSiteMoment } from '#src/lib/format.ts';
import { fillPanel } from '#src/ui/panel.ts';
import type { Notification, notificationCalls } from './notification.calls.ts';
import { pushEnded } from './push/ended.ts';
import { noteUnread } from './unread.ts';

const fr = deviceFr.push;
const SHOWN = 6;
type List = typeof notificationCalls.getNotifications;
type Mark = typeof notificationCalls.markNotificationsRead;
const LIST: PathOf<List> = '/api/user/get_notifications';
const MARK: PathOf<Mark> = '/api/user/mark_notifications_read';

/** The last news, under the header's bell; the whole of it has a page. */
export function fill(panel: HTMLElement): void {
  connectClient();
  const load = async () => {
    const [told, ended] = await Promise.all([post<List>(LIST, { page: 1 }), pushEnded()]);
    return { ...told, ended };
  };
  fillPanel(panel, load, ({ ended, ...told }) => [...draw(told), ...(ended ? [resumeOffer()] : [])]);
}

/** On a device that stopped receiving them with a session: where the news are read, they can be had again. */
function resumeOffer(): HTMLElement {
  const button = element('button', { type: 'button', class: 'button button-quiet' }, fr.resume);
  const line = element('p', { class: 'small muted', role: 'status' }, `${fr.ended} `, button);
  button.addEventListener('click', () => {
    import('./push/resume.ts')
      .then(({ resumePush }) => resumePush())
      .then(
        (state) => line.replaceChildren(state === 'on' ? fr.enabled : fr.failed),
        () => line.replaceChildren(fr.failed),
      );
  });
  return line;
}

function draw({ items }: ToldBy<List>): Node[] {
  noteUnread(items.filter(({ read }) => !read).length);
  if (items.length === 0)
    return [
      element('p', {}, 'Rien de nouveau pour l’instant.'),
      element(
        'p',
        { class: 'muted' },
        'Une participation, un message\u202f: tout ce qui arrive s’affichera ici.',
      ),
    ];
  const lines = items.slice(0, SHOWN).map(line);
  return [element('ul', { class: 'plain panel-news' }, ...lines)];
}

function line({ id, text, href, read, created_at }: Notification): HTMLElement {
  const when = element('time', { datetime: created_at, class: 'muted' }, formatSiteMoment(created_at));
  const unread = read ? null : element('span', { class: 'visually-hidden' }, ' (non lue)');
  const to = element('a', { href, class: read ? null : 'panel-unread' }, text, unread, when);
  // On the way to what it tells: marking it is not worth waiting for.
  if (!read) to.addEventListener('click', () => markRead(id));
  return element('li', {}, to);
}

function markRead(id: string): void {
  post<Mark>(MARK, { ids: [id] }, { keepalive: true }).then(
    ({ unread }) => noteUnread(unread),
    () => {},
  );
}
