// Varnish in front of two whole processes on one PostgreSQL, with an editor signed in: for the drill and the bench.
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { callSite } from './call-site.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { freePort } from './free-port.ts';
import { type PurgeGate, startPurgeGate } from './purge-gate.ts';
import { startVarnish } from './varnish.ts';

const EMAIL = 'rose@exemple.fr';
const PASSWORD = 'une phrase pour les essais';
const SLUG = 'valise-de-maternite';
/** A page that lists the article whatever else is published: the magazine itself shows the last ones alone. */
export const SECTION = '/magazine/preparer-l-arrivee';
export const ARTICLE = `${SECTION}/${SLUG}`;
export const ARTICLE_TAG = `content:post:${SLUG}`;
export const PURGE_TOKEN = 'un-secret-de-purge';

/** By then a server's first pages are purged for the second time, and Varnish has probed it often enough. */
const AFTER_THE_START_MS = 4000;

export interface Answer {
  text: string;
  headers: Headers;
  status: number;
}

export interface VarnishSite {
  front: string;
  /** Two: where each is behind Varnish, and what it told it. */
  servers: (BuiltServer & { gate: PurgeGate })[];
  get(path: string, site?: string): Promise<Answer>;
  /** Gives the article a new title at this process, and answers it once that is saved. */
  edit(site: string): Promise<string>;
  /** Starts the process again on its data. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

export async function openVarnishSite(url: string): Promise<VarnishSite> {
  const database = await createEmptyDatabase(url, 'varnish');
  const port = await freePort();
  const front = `http://127.0.0.1:${port}`;
  const start = async (own: number, gate: PurgeGate, more: NodeJS.ProcessEnv = {}) => {
    const env = {
      DATABASE_URL: database.url,
      PORT: String(own),
      PUBLIC_URL: front,
      TRUST_PROXY: '1',
      CDN_PURGE: 'varnish',
      CDN_PURGE_URL: gate.url,
      CDN_PURGE_TOKEN: PURGE_TOKEN,
      SEED: 'demo',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      ...more,
    };
    return { ...(await startBuiltServer(env)), url: `http://127.0.0.1:${own}`, gate };
  };
  const ports: [number, number] = [await freePort(), await freePort()];
  // First: the servers purge what they prepare at their start, and would wait longer and longer for a cache that is away.
  const stopVarnish = await startVarnish({ port, backends: ports, token: PURGE_TOKEN });
  const servers = await Promise.all(ports.map(async (own) => start(own, await startPurgeGate(front))));
  await Promise.all(servers.map(({ gate }) => gate.quiet(AFTER_THE_START_MS)));
  await untilAnswered(`${front}/readyz`);
  const editor = await signIn(front);
  return {
    front,
    servers,
    get: (path, site = front) => read(site + path),
    edit: (site) => editor.edit(site),
    async restart(index) {
      const [before, own] = [servers[index], ports[index]];
      if (!before || !own) throw new Error(`no server ${index}`);
      servers[index] = await start(own, before.gate, { DATA_DIR: before.dataDir });
    },
    async stop() {
      await stopVarnish();
      await Promise.all(servers.flatMap((server) => [server.remove(), server.gate.close()]));
      await database.drop();
    },
  };
}

async function read(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { text: await response.text(), headers: response.headers, status: response.status };
}

/** Varnish answers 503 until it has probed a server; throws after a minute. */
async function untilAnswered(address: string): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(100))
    if ((await read(address)).status === 200) return;
  throw new Error(`never answered: ${address}`);
}

async function signIn(front: string) {
  let token = '';
  let edits = 0;
  const call = (url: string, path: string, input: object) => callSite({ url, token }, path, input);
  token = String((await call(front, 'user/login_with_password', { email: EMAIL, password: PASSWORD })).token);
  // The tool of the maternity bag has the same slug.
  const { items } = (await call(front, 'content/content_list', {})) as {
    items: { id: number; namespace: string; slug: string }[];
  };
  const id = items.find((item) => item.namespace === 'post' && item.slug === SLUG)?.id;
  return {
    async edit(site: string) {
      edits += 1;
      const title = `Titre numéro ${edits} bis`;
      const { md } = await call(site, 'content/content_detail', { id });
      await call(site, 'content/update_content', {
        md: String(md).replace(/^title: .*$/m, `title: "${title}"`),
      });
      return title;
    },
  };
}

/** Asks `get` until the page holds the text; throws after a minute. Answers when it did, by performance.now(). */
export async function untilShown(get: () => Promise<Answer>, text: string): Promise<number> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(5))
    if ((await get()).text.includes(text)) return performance.now();
  throw new Error(`never shown: ${text}`);
}

/** Asks until Varnish answers from what it keeps. */
export async function heat(site: VarnishSite, path: string): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    if ((await site.get(path)).headers.get('x-cache') === 'hit') return;
    await pause(20);
  }
  throw new Error(`${path} is not kept`);
}
