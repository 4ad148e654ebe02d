import { CONSENT_WAIT_MS, QUEUE_DRAIN_MS } from '#src/lib/constants.ts';
import { keepAging, readAging } from '#src/lib/kept.ts';
import { askConsent } from './consent-banner.ts';
import { identify, siteInit } from './identity.ts';
import { openQueue } from './queue.ts';
import {
  ALL_DENIED,
  ALL_GRANTED,
  command,
  consentDefaults,
  type Grant,
  isReady,
  loadTagManager,
  send,
  type TagEvent,
} from './tag-manager.ts';

const queue = openQueue();
let id = '';
let asks = false;
let started = false;
let refused = false;

/**
 * docs/spec/decisions.md §25: bots never come here (src/shell/analytics.ts); where people are asked, nothing
 * leaves before.
 */
export function startAnalytics(options: { id: string; asks: boolean }): void {
  ({ id, asks } = options);
  addEventListener('merveille:track', (event) => {
    if (!refused) queue.add((event as CustomEvent<TagEvent>).detail);
  });
  // Refused in another tab, or by who says that a pregnancy ended, it stops here too.
  addEventListener('storage', ({ key }) => {
    if (key === 'consent' && readAging('consent') === 'denied' && !refused) end();
  });
  const choice = readAging('consent');
  if (choice === 'granted' || (choice === null && !asks)) begin();
  else if (choice === 'denied') refused = true;
  else changeConsent();
}

/** Asks, the first time or again; the answer is kept for six months. */
export async function changeConsent(): Promise<void> {
  const before = readAging('consent') as Grant | null;
  const choice = await askConsent(before ?? (asks ? null : 'granted'));
  if (!choice) return;
  keepAging('consent', choice);
  if (choice === 'granted') begin();
  else end();
}

function begin(): void {
  refused = false;
  queue.allow();
  if (!started) {
    command('consent', 'default', { ...consentDefaults(asks), wait_for_update: CONSENT_WAIT_MS });
    loadTagManager(id);
    queue.add(siteInit());
    identify().then((event) => event && !refused && queue.add(event));
    setInterval(() => isReady(id) && queue.drain(send), QUEUE_DRAIN_MS);
  }
  started = true;
  command('consent', 'update', ALL_GRANTED);
}

function end(): void {
  refused = true;
  queue.drop();
  if (started) command('consent', 'update', ALL_DENIED);
}
