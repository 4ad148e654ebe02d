import { createTurns } from '#src/lib/turns.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import type { Settings } from '../settings.ts';
import { asksTwice, endsSurprise } from '../surprise.ts';
import { editorFr } from './editor.fr.ts';
import { $list, allSent, changeList, refresh, type Save, save, say } from './editor.store.ts';
import { remember } from './history.ts';

/** A setting takes effect at once; the ones that decide what owners see make the list be read again. */
export async function saveSetting<K extends keyof Settings>(name: K, val: Settings[K]): Promise<void> {
  const list = $list.get();
  if (!list) return;
  const before = list.settings[name];
  const asked = compared(asksTwice, list, { settings: { ...list.settings, [name]: val } });
  if (asked && !(await isSure())) return;
  if (before !== val) remember(editorFr.history.setting, () => saveSetting(name, before));
  changeList({ settings: { ...list.settings, [name]: val } });
  await save({
    call: listCalls.updateSetting,
    input: { list_uuid: list.uuid, setting_name: name, val, ...(asked ? { confirm: true } : {}) },
    key: `setting:${name}`,
  });
  if (name === 'surprise' || name === 'reveal_on') await refresh().catch(() => {});
}

/** Asks a rule of the surprise about the list before and after a change. */
function compared(rule: typeof endsSurprise, list: DetailedList, change: Partial<DetailedList>): boolean {
  const dates = ({ settings, birthdate }: DetailedList) => ({ ...settings, birthdate });
  return rule(dates(list), dates({ ...list, ...change }), new Date());
}

let asking = false;

/** One question at a time: the field that asked is left as the dialog opens, and would ask again. */
async function isSure(): Promise<boolean> {
  if (asking) return false;
  asking = true;
  try {
    const { confirm } = await import('#src/ui/modals/open-modal.ts');
    return (await confirm({ ...editorFr.settings.endSurprise, danger: true })).yes;
  } finally {
    asking = false;
  }
}

type Word = 'title' | 'welcome';

const wordOf = (list: DetailedList, word: Word) =>
  word === 'title' ? list.title : (list.props.welcome ?? '');

/** The title, or the word to visitors: shown at once, remembered for undo, and answered as what is to be saved. */
export function wordChange(word: Word, text: string): Save | null {
  const list = $list.get();
  if (!list) return null;
  const before = wordOf(list, word);
  if (before !== text)
    remember(editorFr.history[word], () => {
      const now = $list.get();
      if (now && wordOf(now, word) !== text) {
        say(editorFr.changedSince(editorFr.history[word]));
        return false;
      }
      const back = wordChange(word, before);
      if (back) save(back).then(refreshHead);
      return true;
    });
  changeList(word === 'title' ? { title: text } : { props: { ...list.props, welcome: text } });
  const list_uuid = list.uuid;
  return word === 'title'
    ? { call: listCalls.updateList, input: { list_uuid, title: text }, key: word }
    : { call: listCalls.updateProp, input: { list_uuid, prop_key: word, val: text || null }, key: word };
}

/** Throws the server's refusal; what was shown before is then shown again. */
export async function saveBirthdate(birthdate: string | null): Promise<void> {
  const list = $list.get();
  if (!list || list.birthdate === birthdate) return;
  const { birthdate: before, uuid } = list;
  if (compared(endsSurprise, list, { birthdate }) && !(await isSure())) return;
  remember(editorFr.history.birthdate, () => saveBirthdate(before));
  changeList({ birthdate });
  try {
    const input = { list_uuid: uuid, birthdate };
    await save({ call: listCalls.setBirthdate, input, key: 'birthdate' }, { field: true });
  } catch (refusal) {
    changeList({ birthdate: before });
    throw refusal;
  }
  await refreshHead();
}

const turns = new Map<string, ReturnType<typeof createTurns>>();
function turnsOf(part: string) {
  const known = turns.get(part) ?? createTurns();
  turns.set(part, known);
  return known;
}

/** Brings a part of the page up to date: it is the server's own HTML, made again. */
export async function refreshPart(selector: string): Promise<void> {
  if (!document.querySelector(selector)) return;
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
