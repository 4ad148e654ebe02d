import type { PathOf, ToldBy } from '#src/calls/client.ts';
import type { accountCalls } from '#src/features/accounts/account.calls.ts';
import { BREAKPOINTS } from '#src/lib/constants.ts';
import { adoptStyles, element } from '#src/lib/dom.ts';
import { readKept, readKeptJson } from '#src/lib/kept.ts';
import { sessionHeader } from '#src/lib/session-header.ts';
import css from './debug-panel.css?inline';

type MyInfo = typeof accountCalls.getMyInfo;
const MY_INFO: PathOf<MyInfo> = '/api/user/get_my_info';

let panel: HTMLElement | null = null;

/** The role is the server's to say: a flag in this browser opens nothing. */
async function isAdmin(): Promise<boolean> {
  const tokens = readKeptJson('auth_tokens');
  const token = Array.isArray(tokens) ? String(tokens.at(-1)) : '';
  const answer = await fetch(MY_INFO, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...sessionHeader() },
    body: '{}',
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { result?: ToldBy<MyInfo> } | null;
  return body?.result?.session_type === 'user' && body.result.user.props.admin === '1';
}

function facts(): [string, string][] {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wide = Object.entries(BREAKPOINTS).filter(([, px]) => innerWidth >= px);
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  return [
    ['Version', dataset.build ?? '?'],
    ['Page', location.pathname + location.search],
    ['Écran', `${innerWidth} × ${innerHeight}, ${wide.at(-1)?.[0] ?? 'sous sm'}`],
    [
      'Premier octet, fin',
      `${Math.round(visit?.responseStart ?? 0)} ms, ${Math.round(visit?.loadEventEnd ?? 0)} ms`,
    ],
    ['Document', `${visit?.encodedBodySize ?? 0} octets, ${scripts.length} scripts`],
    ['Session', (readKept('crypto_uuid') ?? '').slice(0, 8)],
    ['Jetons', String((readKeptJson('auth_tokens') as unknown[] | null)?.length ?? 0)],
    ['Mesure', dataset.gtm ?? 'aucune'],
  ];
}

/** Shows the panel, and again on the next pages of this tab. */
export async function showDebug(key: string): Promise<void> {
  if (panel || !(await isAdmin())) return;
  adoptStyles(css);
  const rows = facts().flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
  panel = element(
    'aside',
    { class: 'debug-panel no-print', 'aria-label': 'Mise au point' },
    element('dl', {}, ...rows),
    element('p', {}, 'Ctrl + Maj + A pour fermer'),
  );
  document.body.append(panel);
  sessionStorage.setItem(key, '1');
}

export function toggleDebug(key: string): void {
  if (!panel) return void showDebug(key);
  panel.remove();
  panel = null;
  sessionStorage.removeItem(key);
}
