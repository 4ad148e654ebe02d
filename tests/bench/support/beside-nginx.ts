import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltServer } from '#tests/support/built-server.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { inTurns, medianRow, ratioRow } from './pairs.ts';
import { pin } from './pin.ts';
import { cpuSeconds } from './process.ts';
import { has, rate } from './rate.ts';
import { rawAnswer } from './raw-answer.ts';
import type { Row } from './row.ts';

const SERVER_CORE = 0;
const ASKING = { seconds: 1, connections: 32, core: 1 };

export interface Page {
  /** Begins the name of each row. */
  name: string;
  path: string;
  acceptEncoding: string;
  /** Of the ratio to nginx. */
  target: string;
  /** Our answer's status, 200 unless said; nginx's is 200 always: its own pages of errors are not the same bytes. */
  status?: number;
}

/** Tells if this machine has what the comparison needs. */
export const canStandBesideNginx = () => ['nginx', 'wrk', 'taskset'].every(has) && cpus().length > 1;

/**
 * A page of a running server beside an nginx that holds the same bytes and headers: each on core 0, in turns, asked from
 * core 1. The ratio of rates is what a reader would count on a quiet machine; that of processor time holds on a busy one too.
 */
export async function besideNginx(server: BuiltServer, page: Page): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'beside-nginx-'));
  const url = server.url + page.path;
  const asked = { 'accept-encoding': page.acceptEncoding };
  // The first answer may be rendered for it; readers get the stored one.
  await rawAnswer(url, asked);
  const nginx = await startNginx(folder, await rawAnswer(url, asked), SERVER_CORE);
  try {
    sameAnswer(await rawAnswer(url, asked), await rawAnswer(nginx.url, asked), page.status ?? 200);
    pin(server.process.pid ?? 0, SERVER_CORE);
    return await compare({ server, nginx, page });
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Answer = Awaited<ReturnType<typeof rawAnswer>>;

/** A comparison of different answers would say nothing. */
function sameAnswer(ours: Answer, theirs: Answer, status: number): void {
  const own = new Set([
    'etag',
    'date',
    'server',
    'last-modified',
    'accept-ranges',
    'connection',
    'keep-alive',
  ]);
  const told = ({ headers }: Answer) =>
    Object.entries(headers)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `${name}: ${value.toLowerCase()}`)
      .sort()
      .join('\n');
  if (ours.status !== status || theirs.status !== 200 || !ours.body.equals(theirs.body))
    throw new Error(`not the same bytes: ${ours.status} and ${theirs.status}`);
  if (told(ours) !== told(theirs)) throw new Error(`not the same headers:\n${told(ours)}\n\n${told(theirs)}`);
}

interface Sides {
  server: BuiltServer;
  nginx: Nginx;
  page: Page;
}

async function compare({ server, nginx, page }: Sides): Promise<Row[]> {
  const asking = { ...ASKING, acceptEncoding: page.acceptEncoding };
  const perCpuSecond: Record<'nginx' | 'ours', number[]> = { nginx: [], ours: [] };
  const side = (name: 'nginx' | 'ours', url: string, pid: number | undefined) => async () => {
    const before = cpuSeconds(pid);
    const refused = name === 'ours' && (page.status ?? 200) >= 400;
    const perSecond = await rate(url, { ...asking, refused });
    perCpuSecond[name].push((perSecond * asking.seconds) / (cpuSeconds(pid) - before));
    return perSecond;
  };
  const turns = await inTurns({
    nginx: side('nginx', nginx.url, nginx.pid),
    ours: side('ours', server.url + page.path, server.process.pid),
  });
  const ofCpu = turns.map((_, at) => (perCpuSecond.ours[at + 1] ?? 0) / (perCpuSecond.nginx[at + 1] ?? 0));
  const perSecond = { name: `${page.name}: ours`, unit: 'req/s', target: '' };
  const theirs = { name: `${page.name}: nginx, same bytes`, unit: 'req/s', target: '' };
  const cpu = { name: `${page.name} / nginx, by processor time`, unit: '×', target: page.target };
  return [
    medianRow(
      theirs,
      turns.map((turn) => turn.nginx),
    ),
    medianRow(
      perSecond,
      turns.map((turn) => turn.ours),
    ),
    ratioRow({ name: `${page.name} / nginx`, target: page.target }, turns, ['ours', 'nginx']),
    medianRow(cpu, ofCpu),
  ];
}
