import type { BuiltServer } from '#tests/support/built-server.ts';
import { besideNginx, canStandBesideNginx, type Page } from './support/beside-nginx.ts';
import { load } from './support/load.ts';
import { cpuSeconds, rested } from './support/process.ts';
import { startProductionServer } from './support/production-server.ts';
import { quantile, type Row } from './support/row.ts';

const STORED = '≥ 0.5';
const PAGES: Omit<Page, 'acceptEncoding'>[] = [
  { name: 'unknown address', path: '/liste-de-personne', target: '≥ 0.3', status: 404 },
  { name: 'explore', path: '/i/marketplace/explore', target: STORED },
  { name: 'results that several asked for', path: '/i/marketplace/recherche?q=lit', target: STORED },
];
const WORDS = ['lit', 'poussette', 'bebe', 'doudou', 'tapis', 'biberon', 'robe', 'veilleuse'];
const WARM_UP = 100;
const ROUNDS = 5;
const ASKED = 40;

/** Two of these addresses never are the same: nothing is answered from the store. */
const neverAsked = (turn: number) =>
  `/i/marketplace/recherche?q=${WORDS[turn % WORDS.length]}&prix-max=${1000 + turn}`;

/** Pages beside lists and articles: those that are stored beside nginx, and results that nobody asked for before. */
export async function* benchOtherPages(): AsyncGenerator<Row[]> {
  // Of one asker: the limits of a search would answer most of it.
  const server = await startProductionServer({ RATE_LIMIT_FACTOR: '1000000' });
  try {
    yield await rendered(server);
    if (!canStandBesideNginx()) return;
    for (const page of PAGES) {
      // The store keeps what is asked for again.
      for (let n = 0; n < 3; n += 1) await (await fetch(server.url + page.path)).arrayBuffer();
      yield await besideNginx(server, { ...page, acceptEncoding: 'gzip, br' });
    }
  } finally {
    await server.remove();
  }
}

async function rendered(server: BuiltServer): Promise<Row[]> {
  let turn = 0;
  const ask = async () => {
    turn += 1;
    await (await fetch(server.url + neverAsked(turn))).arrayBuffer();
  };
  await rested(server.process.pid);
  for (let n = 0; n < WARM_UP; n += 1) await ask();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuSeconds(server.process.pid);
    for (let n = 0; n < ASKED; n += 1) await ask();
    rounds.push(((cpuSeconds(server.process.pid) - before) * 1000) / ASKED);
  }
  const request = () => {
    turn += 1;
    return { path: neverAsked(turn) };
  };
  const { p99, errors } = await load({ url: server.url, request, connections: 8, seconds: 8 });
  const name = 'results that nobody asked for before';
  return [
    { name, figure: quantile(rounds, 0.5), unit: 'ms of CPU', target: '≤ 10' },
    { name: `${name}, p99 at 8 at once`, figure: p99, unit: 'ms', target: '≤ 120' },
    { name: `${name}, of those refused or lost`, figure: errors, unit: '', target: '≤ 0' },
  ];
}
