import { Pool } from 'undici';
import { quantile } from './row.ts';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
}

export interface Load {
  url: string;
  /** A request of the load, by its number. */
  request: (turn: number) => { path: string; body?: string; headers?: Record<string, string> };
  connections: number;
  seconds: number;
}

/** Keeps `connections` requests going for `seconds`, over kept-alive sockets, after a short warm-up. */
export async function load({ url, request, connections, seconds }: Load): Promise<LoadResult> {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const times: number[] = [];
  let errors = 0;
  let turn = 0;
  const begun = performance.now();
  const warm = begun + 500;
  const end = warm + seconds * 1000;
  const one = async () => {
    const { path, body, headers = {} } = request(turn++);
    const start = performance.now();
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await pool.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...type, ...headers },
      body: body ?? null,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 || text.startsWith('{"err"')) errors += 1;
    else if (start >= warm) times.push(performance.now() - start);
  };
  const worker = async () => {
    while (performance.now() < end) await one();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
  return { perSecond: times.length / seconds, p50, p95, p99, errors };
}
