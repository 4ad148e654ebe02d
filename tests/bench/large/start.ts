import { setTimeout as pause } from 'node:timers/promises';
import { spawnEntry } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';

export const ADMIN = { email: 'mesure@exemple.fr', password: 'une longue mesure patiente' };
const FIRST_PAGE = '/naissances/nantes-44';

export interface StoreFigures {
  /** Stored. */
  pages: number;
  /** Since the start. */
  renders: number;
  /** Pages of the site that the background has not come to yet. */
  left: number;
}

export interface LargeServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the whole of its first page. */
  firstPage: number;
  /** Milliseconds that page took, once somebody listened. */
  rendered: number;
  figures(): Promise<StoreFigures>;
  stop(): Promise<void>;
}

/** Starts the build on SEED=large and asks for a page at once, as its first reader does. */
export async function startLarge(dataDir: string): Promise<LargeServer> {
  const [port, internal] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawnEntry({
    SEED: 'large',
    PORT: String(port),
    INTERNAL_PORT: String(internal),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const rendered = await firstAnswer(url + FIRST_PAGE);
  const firstPage = performance.now() - started;
  return {
    url,
    pid: child.pid ?? 0,
    firstPage,
    rendered,
    figures: () => storeFigures(internal),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function firstAnswer(url: string): Promise<number> {
  for (;;) {
    const asked = performance.now();
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok && (await answer.text()).includes('</html>')) return performance.now() - asked;
    await pause(20);
  }
}

async function storeFigures(port: number): Promise<StoreFigures> {
  const text = await metrics(`http://127.0.0.1:${port}/metrics`);
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    pages: figure('page_store_pages'),
    renders: figure('page_store_renders'),
    left: figure('page_store_to_warm'),
  };
}

/** Asked again: a server that was busy for longer than it keeps a connection closes it as we ask. */
async function metrics(url: string, tries = 10): Promise<string> {
  const answer = await fetch(url).catch((error: unknown) => {
    if (tries <= 1) throw error;
    return null;
  });
  if (answer) return answer.text();
  await pause(500);
  return metrics(url, tries - 1);
}
