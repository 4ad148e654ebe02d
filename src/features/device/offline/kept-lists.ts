import { KEEP_HEADER, KEPT_AT_HEADER, LISTS_CACHE, PICTURES_CACHE } from '#src/lib/kept-offline.ts';
import { keepingOf, keptAfter, picturesIn } from './rules.ts';

/** Grows when everything is forgotten: what was asked before must not be kept after. */
let generation = 0;

export async function forgetLists(): Promise<void> {
  generation += 1;
  await Promise.all([caches.delete(LISTS_CACHE), caches.delete(PICTURES_CACHE)]);
}

export function findKept(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: LISTS_CACHE, ignoreVary: true });
}

/** After a page was answered: its kept copy follows. `since`: the generation it was asked in. */
export async function follow(path: string, answer: Response, since: number): Promise<void> {
  const keeping = keepingOf({
    status: answer.status,
    type: answer.type,
    redirected: answer.redirected,
    keep: answer.headers.has(KEEP_HEADER),
  });
  if (keeping === 'as is') return;
  if (keeping === 'drop') {
    // Nothing was ever kept: no cache is made to look into.
    if (await caches.has(LISTS_CACHE)) await (await caches.open(LISTS_CACHE)).delete(path);
    return;
  }
  const html = await answer.text();
  if (since !== generation) return;
  const headers = { 'content-type': 'text/html; charset=utf-8', [KEPT_AT_HEADER]: new Date().toISOString() };
  const lists = await caches.open(LISTS_CACHE);
  await lists.put(path, new Response(html, { headers }));
  if (since !== generation) return forgetLists();
  await prune(lists);
  await keepPictures(lists);
}

export const currentGeneration = () => generation;

/** Reads a list's page as this browser sees it, to keep it. */
export async function keepPath(path: string): Promise<void> {
  const since = generation;
  const answer = await fetch(path, { credentials: 'same-origin', redirect: 'manual' });
  await follow(path, answer, since);
}

async function prune(lists: Cache): Promise<void> {
  const kept = [];
  for (const request of await lists.keys()) {
    const at = (await lists.match(request))?.headers.get(KEPT_AT_HEADER) ?? '';
    kept.push({ path: new URL(request.url).pathname, at });
  }
  const stays = new Set(keptAfter(kept, Date.now()));
  for (const { path } of kept) if (!stays.has(path)) await lists.delete(path);
}

/** The gifts' pictures, each once; those that no kept list shows any more go. */
async function keepPictures(lists: Cache): Promise<void> {
  const since = generation;
  const wanted = new Set<string>();
  for (const answer of await lists.matchAll())
    for (const path of picturesIn(await answer.text())) wanted.add(path);
  const pictures = await caches.open(PICTURES_CACHE);
  const known = new Set<string>();
  for (const { url } of await pictures.keys()) {
    const { pathname } = new URL(url);
    if (wanted.has(pathname)) known.add(pathname);
    else await pictures.delete(url);
  }
  for (const path of wanted) {
    if (known.has(path)) continue;
    const answer = await fetch(path).catch(() => null);
    if (since !== generation) return forgetLists();
    if (answer?.ok) await pictures.put(path, answer);
  }
}
