/**
 * On a list's page, for a browser with a session: its owner gets the editor; anyone else the states that this
 * HTML left out (decisions.md §7), as the page shows them to guests.
 */
import { activeToken, connectClient, popToken } from '#src/features/accounts/session.store.ts';
import { ApiError, configureClient } from '#src/server/calls/client.ts';
import type { DetailedList } from './list.ts';
import { publicListCalls } from './public.calls.ts';

const page = document.querySelector<HTMLElement>('[data-list-page]');

/** A visitor whose session ended came to give, not to log in: they go on as a guest. */
async function findList(slug: string): Promise<DetailedList | null> {
  configureClient({ onStatus: (error) => error.status === 401 && popToken() });
  try {
    return (await publicListCalls.getFromUserSlug({ slug })).detailed_list;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  } finally {
    connectClient();
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
  const list = activeToken.get() ? await findList(shown.dataset.listPage ?? '') : null;
  if (list?.is_owner) {
    const { openEditor } = await import('./editor/open-editor.tsx');
    await openEditor(shown, list);
  } else await showStates(shown);
}

if (page) start(page);
