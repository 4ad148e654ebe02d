/**
 * On a list's page, for a browser with a session: its owner gets the editor; anyone else the states that this
 * HTML left out (docs/spec/decisions.md §7), as the page shows them to guests.
 */

import { ApiError, configureClient } from '#src/calls/client.ts';
import { activeToken, connectClient, goToLogin, popToken } from '#src/features/accounts/session.store.ts';
import type { DetailedList } from '#src/features/lists/list.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { keep, readKept } from '#src/lib/kept.ts';

const page = document.querySelector<HTMLElement>('[data-list-page]');

/** The slug of this browser's own list: once its session ended, its owner is asked to log in, not shown the gifts. */
const OWN_LIST = 'own_list';
const AGAIN_MS = [2000, 5000, 15_000, 30_000];

/** A visitor whose session ended came to give, not to log in: they go on as a guest. Throws when nobody knows. */
async function findList(slug: string): Promise<DetailedList | null> {
  configureClient({ onStatus: (error) => error.status === 401 && endSession(slug) });
  try {
    return (await publicListCalls.getFromUserSlug({ slug })).detailed_list;
  } catch (error) {
    if (error instanceof ApiError && [200, 401, 403, 404].includes(error.status)) return null;
    throw error;
  } finally {
    connectClient();
  }
}

function endSession(slug: string): void {
  popToken();
  if (readKept(OWN_LIST) === slug) goToLogin();
}

/** As long as nobody can say whether an owner looks, nothing of what was given is fetched. */
async function findListAtLast(slug: string): Promise<DetailedList | null> {
  for (let time = 0; ; time += 1) {
    try {
      return await findList(slug);
    } catch {
      const wait = AGAIN_MS[Math.min(time, AGAIN_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function showStates(shown: HTMLElement): Promise<void> {
  const answer = await fetch(location.href, { credentials: 'omit' }).catch(() => null);
  if (!answer?.ok) return;
  const guest = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const told = guest.querySelector('[data-gifts]');
  if (told) shown.querySelector('[data-gifts]')?.replaceWith(document.adoptNode(told));
}

async function start(shown: HTMLElement): Promise<void> {
  connectClient();
  const slug = shown.dataset.listPage ?? '';
  const mine = readKept(OWN_LIST) === slug;
  const list = activeToken.get() ? await findListAtLast(slug) : null;
  if (list?.is_owner) {
    keep(OWN_LIST, slug);
    const { openOwnEditor } = await import('./owner-editor.ts');
    await openOwnEditor(shown, list);
  } else if (activeToken.get() || !mine) await startGiving(shown);
}

async function startGiving(shown: HTMLElement): Promise<void> {
  await showStates(shown);
  const { watchSignedIn } = await import('#src/features/lists/live/watch-signed-in.client.ts');
  const listed = shown.querySelector<HTMLElement>('[data-list]');
  if (listed) watchSignedIn(listed);
}

// What waited for the editor shows again, as it is then.
if (page) start(page).finally(() => document.documentElement.classList.remove('own-list'));
