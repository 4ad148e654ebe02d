import { callSite } from '#tests/support/call-site.ts';
import { cpuSeconds } from '../support/process.ts';
import { quantile, type Row } from '../support/row.ts';

/** A thing that is asked for again and again, each turn of its own. */
export type Ask = (turn: number) => Promise<unknown>;

export interface Asked {
  name: string;
  ask: Ask;
  turns: number;
}

/**
 * One after the other, by one reader: latency as he sees it, that of his luckiest tenth, which other programs weigh on
 * least, and the server's own time each. Every row says the size it was measured at.
 */
export async function measure(
  at: string,
  { name, ask, turns }: Asked,
  pid: number | undefined,
): Promise<Row[]> {
  const times: number[] = [];
  const before = cpuSeconds(pid);
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  const cpu = ((cpuSeconds(pid) - before) * 1000) / turns;
  const row = (what: string, figure: number): Row => ({
    name: `${at}: ${name}, ${what}`,
    figure,
    unit: 'ms',
    target: '',
  });
  return [
    row('median', quantile(times, 0.5)),
    row('luckiest tenth', quantile(times, 0.1)),
    row('server’s own time', cpu),
  ];
}

/** Asks for a page; throws on anything but a success. */
export async function page(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return text;
}

const WORDS = [
  'poussette',
  'lit',
  'body',
  'gigoteuse',
  'biberon',
  'tapis',
  'bavoir',
  'transat',
  'coton',
  'trio',
];
/** Queries that no two turns share, as people type them. */
const queryOf = (turn: number) => `${WORDS[turn % WORDS.length]} ${WORDS[(turn * 7 + 3) % WORDS.length]}`;

/** Asked for at every size, beside its own. */
export function everywhere(url: string, article: string): Asked[] {
  const instant = (turn: number) =>
    callSite({ url }, 'search/instant', { query: queryOf(turn), limit: [20, 10, 40] });
  const results = (turn: number) =>
    page(`${url}/i/marketplace/recherche?q=${encodeURIComponent(queryOf(turn))}&page=1`);
  return [
    { name: 'instant search', ask: instant, turns: 80 },
    { name: 'results of a search', ask: results, turns: 40 },
    { name: 'an article', ask: () => page(url + article), turns: 200 },
  ];
}
