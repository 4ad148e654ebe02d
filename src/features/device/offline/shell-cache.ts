import { CACHE_PREFIX, LISTS_CACHE, OFFLINE_PATH, PICTURES_CACHE } from '#src/lib/kept-offline.ts';
import { assetsIn, DRAWN_WITH, importsIn } from './rules.ts';

const nameOf = (build: string) => `${CACHE_PREFIX}shell-${build}`;

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * The offline page with everything it is drawn with, all of one build: a page of another build (a stored one that
 * is not made again yet, another machine during a deployment) makes the installation fail, and it is tried again.
 */
export async function fillShell(build: string): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-cache' });
  const html = await page.clone().text();
  if (!page.ok || page.redirected || !html.includes(`data-build="${build}"`))
    throw new Error(`The offline page is not of build ${build}`);
  const shell = await caches.open(nameOf(build));
  const waiting = [...assetsIn(html), ...DRAWN_WITH];
  const done = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (done.has(path)) continue;
    done.add(path);
    const asset = await fetched(path);
    if (path.endsWith('.js')) waiting.push(...importsIn(await asset.clone().text(), path));
    await shell.put(path, asset);
  }
  await shell.put(OFFLINE_PATH, page);
}

/** Older versions' caches go; those of lists stay as long as their format does. */
export async function dropOlder(build: string): Promise<void> {
  const current = new Set([nameOf(build), LISTS_CACHE, PICTURES_CACHE]);
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !current.has(name));
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** From this build's cache alone. */
export async function fromShell(build: string, path: string): Promise<Response | undefined> {
  const shell = await caches.open(nameOf(build));
  return shell.match(path, { ignoreVary: true });
}
