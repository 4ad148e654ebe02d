import { createTurns } from '#src/lib/turns.ts';
import { listCalls } from '../list.calls.ts';
import type { Settings } from '../settings.ts';
import { editorFr } from './editor.fr.ts';
import { $list, allSent, changeList, refresh, save } from './editor.store.ts';
import { remember } from './history.ts';

/** A setting takes effect at once; the ones that decide what owners see make the list be read again. */
export async function saveSetting<K extends keyof Settings>(name: K, val: Settings[K]): Promise<void> {
  const list = $list.get();
  if (!list) return;
  const before = list.settings[name];
  if (before !== val) remember(editorFr.history.setting, () => saveSetting(name, before));
  changeList({ settings: { ...list.settings, [name]: val } });
  await save({
    call: listCalls.updateSetting,
    input: { list_uuid: list.uuid, setting_name: name, val },
    key: `setting:${name}`,
  });
  if (name === 'surprise' || name === 'reveal_on') await refresh().catch(() => {});
}

const turns = new Map<string, ReturnType<typeof createTurns>>();
function turnsOf(part: string) {
  const known = turns.get(part) ?? createTurns();
  turns.set(part, known);
  return known;
}

/** Brings a part of the page up to date: it is the server's own HTML, made again. */
export async function refreshPart(selector: string): Promise<void> {
  const isNewest = turnsOf(selector)();
  await allSent();
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(selector);
  const shown = document.querySelector(selector);
  if (!isNewest()) return;
  if (fresh && shown) shown.replaceChildren(...document.adoptNode(fresh).childNodes);
}

export const refreshHead = () => refreshPart('.list-header');
