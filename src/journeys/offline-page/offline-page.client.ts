import { forgetKept } from '#src/features/accounts/forget-kept.ts';
import { deviceFr } from '#src/features/device/device.fr.ts';
import { watchConnection } from '#src/features/device/offline/watch-connection.ts';
import { type KeptGift, type KeptList, leftUnsent, readKeptList } from '#src/features/lists/kept-list.ts';
import { formatMoment } from '#src/lib/format.ts';
import { KEPT_AT_HEADER, LISTS_CACHE } from '#src/lib/kept-offline.ts';

/** The offline page: it stands at the address that could not be reached, and shows what was kept of it. */
const fr = deviceFr.offline;

interface Kept {
  path: string;
  at: string;
  list: KeptList;
}

async function readKept(): Promise<Kept[]> {
  if (!('caches' in globalThis) || !(await caches.has(LISTS_CACHE))) return [];
  const cache = await caches.open(LISTS_CACHE);
  const found: Kept[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (!answer) continue;
    const list = readKeptList(parsed(await answer.text()));
    const at = answer.headers.get(KEPT_AT_HEADER) ?? '';
    if (list) found.push({ path: new URL(request.url).pathname, at, list });
  }
  return found.toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Only what it says is read: its styles would be refused here, each with a line in the console. */
function parsed(html: string): Document {
  const bare = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/\sstyle="[^"]*"/g, '');
  return new DOMParser().parseFromString(bare, 'text/html');
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`);
const fill = (name: string, text: string) => {
  const place = part(name);
  if (place) place.textContent = text;
};
const show = (name: string, shown = true) => part(name)?.toggleAttribute('hidden', !shown);

/** A copy of a template's content, its named places filled. Texts only: nothing kept becomes markup. */
function copyOf(template: string, texts: Record<string, string>): HTMLElement | null {
  const source = document.querySelector<HTMLTemplateElement>(`#${template}`)?.content.firstElementChild;
  if (!source) return null;
  const made = source.cloneNode(true) as HTMLElement;
  for (const [name, text] of Object.entries(texts)) {
    const place = made.querySelector<HTMLElement>(`[data-of="${name}"]`);
    if (place) place.textContent = text;
    if (text === '') place?.remove();
  }
  return made;
}

function giftCard(gift: KeptGift): HTMLElement | null {
  const card = copyOf('offline-gift', { name: gift.name, brand: gift.brand, note: gift.note });
  const picture = card?.querySelector('img');
  if (gift.picture && picture) picture.src = gift.picture;
  else picture?.remove();
  return card;
}

function showList({ at, list }: Kept): void {
  document.title = `${list.title} (hors connexion)`;
  // The page has one first heading at a time, and this one only once there is a list.
  const heading = Object.assign(document.createElement('h1'), { textContent: list.title });
  part('list-title')?.replaceChildren(heading);
  fill('byline', list.byline);
  fill('seen', fr.seenOn(formatMoment(at)));
  const left = leftUnsent(list.uuid);
  show('waiting', left.count > 0);
  fill('waiting-text', left.count === 1 ? fr.waitingOne : fr.waitingMany(left.count));
  part('wishes')?.replaceChildren(
    ...left.wishes.map((name) => Object.assign(document.createElement('li'), { textContent: name })),
  );
  const cards = list.gifts.map(giftCard).filter((card) => card !== null);
  part('gifts')?.replaceChildren(...cards);
  show('no-gift', cards.length === 0);
  show('list');
  show('nothing', false);
}

function showOthers(others: readonly Kept[], beside: boolean): void {
  show('others', others.length > 0);
  if (beside) fill('others-title', fr.otherLists);
  const rows = others.map(({ path, at, list }) => {
    const row = copyOf('offline-other', { title: list.title, seen: fr.seenOn(formatMoment(at)) });
    row?.querySelector('a')?.setAttribute('href', path);
    return row;
  });
  part('other-lists')?.replaceChildren(...rows.filter((row) => row !== null));
}

async function start(): Promise<void> {
  const kept = await readKept();
  const here = kept.find(({ path }) => path === location.pathname);
  if (here) showList(here);
  const others = kept.filter((one) => one !== here);
  showOthers(others, here !== undefined);
  show('forgetting', kept.length > 0);
}

part('forget')?.addEventListener('click', async () => {
  await forgetKept();
  for (const name of ['list', 'others', 'forgetting']) show(name, false);
  show('nothing');
  fill('said', fr.forgotten);
});

const probe = watchConnection();
part('retry')?.addEventListener('click', async () => {
  fill('said', '');
  if (!(await probe())) fill('said', fr.still);
});
start();
