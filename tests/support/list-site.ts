// Two whole processes on one PostgreSQL, with an owner and a list: what is stored of it against what it is.
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { callSite } from './call-site.ts';
import { createEmptyDatabase } from './empty-database.ts';

export type Kind = 'guest' | 'signed in';
const COOKIES: Record<Kind, string> = { guest: '', 'signed in': 'hasAuth=1' };
/** A reader who is given each page as it is now (docs/spec/decisions.md §25a). */
const FRESH = 'disable_cache=1';

export interface Shown {
  status: number;
  text: string;
  headers: Headers;
}

export async function read(
  url: string,
  kind: Kind = 'guest',
  more: Record<string, string> = {},
): Promise<Shown> {
  const headers = { cookie: COOKIES[kind], ...more };
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

export function readFresh(url: string, kind: Kind = 'guest'): Promise<Shown> {
  return read(url, kind, { cookie: [FRESH, COOKIES[kind]].filter(Boolean).join('; ') });
}

/** As it is compared: an address that is refused says no more than that. */
export const pageOf = ({ status, text, headers }: Shown): string =>
  status === 200 ? text : `${status} ${headers.get('location') ?? ''}`;

export interface ListSite {
  servers: [BuiltServer, BuiltServer];
  database: Database;
  databaseUrl: string;
  /** `path` without `/api/`; as nobody where `server` brings no token. */
  call<T = Record<string, unknown>>(
    server: { url: string; token?: string },
    path: string,
    input?: object,
  ): Promise<T>;
  /** Somebody new, with their main list. */
  owner(): Promise<{ token: string; uuid: string; slug: string }>;
  /** The mailed key of the last promise by this address. */
  keyOf(email: string): Promise<string>;
  stop(): Promise<void>;
}

export async function openListSite(url: string, env: NodeJS.ProcessEnv = {}): Promise<ListSite> {
  const empty = await createEmptyDatabase(url, 'lists');
  const own = empty.url;
  const start = () => startBuiltServer({ DATABASE_URL: own, SEED: 'empty', ...env });
  const servers = (await Promise.all([start(), start()])) as [BuiltServer, BuiltServer];
  const database = await connectDatabase({ url: own, dataDir: '' });
  const call: ListSite['call'] = callSite;
  let people = 0;
  return {
    servers,
    database,
    databaseUrl: own,
    call,
    async owner() {
      people += 1;
      const account = { email: `parent-${people}@exemple.fr`, password: 'une phrase pour les essais' };
      const { token } = await call<{ token: string }>(servers[0], 'user/register_with_email', account);
      const { uuid, slug } = await call<{ uuid: string; slug: string }>(
        { url: servers[0].url, token },
        'list/getWithoutDetails',
      );
      return { token, uuid, slug };
    },
    async keyOf(email) {
      const { rows } = await database.query(
        `select html from mail_outbox where "to" = $1 and html like '%/p/reservation/%' order by id desc limit 1`,
        [email],
      );
      return /\/p\/reservation\/([\w-]+)/.exec(String(rows[0]?.html))?.[1] ?? '';
    },
    async stop() {
      await database.close();
      await Promise.all(servers.map((server) => server.remove()));
      await empty.drop();
    },
  };
}

/** The most that a process may lag behind another's change: its notification, on a machine of any speed. */
const HEARD_MS = 3000;

/**
 * What each process gives each kind of reader is what the page is now: at once where the change was made, and soon on
 * the other (or on both, where none is named). Answers what differs, or null.
 */
export async function difference(
  site: ListSite,
  at: BuiltServer | null,
  path: string,
): Promise<string | null> {
  const servers = [...(at ? [at] : []), ...site.servers.filter((one) => one !== at)];
  const from = servers[0]?.url ?? '';
  const storedAt = async (url: string, kind: Kind) => withoutSite(pageOf(await read(url + path, kind)), url);
  const freshPage = async (kind: Kind) => withoutSite(pageOf(await readFresh(from + path, kind)), from);
  for (const kind of ['guest', 'signed in'] as const) {
    // Rendering is what this costs: a page is made anew once for both, and again for one that does not agree.
    let fresh = await freshPage(kind);
    for (const server of servers) {
      for (const until = performance.now() + (server === at ? 0 : HEARD_MS); ; await pause(20)) {
        const stored = await storedAt(server.url, kind);
        if (stored === fresh) break;
        fresh = await freshPage(kind);
        if (stored === fresh) break;
        if (performance.now() > until)
          return `${path} for ${kind}, ${server === at ? 'where it changed' : 'elsewhere'}: ${firstDifference(stored, fresh)}`;
      }
    }
  }
  return null;
}

/** Each of the two says its own address: plain, in links, and drawn for a camera. */
const withoutSite = (text: string, url: string) =>
  text
    .replaceAll(encodeURIComponent(url), 'http%3A%2F%2Fsite')
    .replaceAll(new URL(url).host, 'site')
    .replaceAll(DRAWN_ADDRESS, 'drawn');

const DRAWN_ADDRESS = /(?<=class="list-qr-code" src=")[^"]*/g;

function firstDifference(stored: string, fresh: string): string {
  let at = 0;
  while (stored[at] === fresh[at] && at < stored.length) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 80));
  return `stored ${around(stored)}, now ${around(fresh)}`;
}
