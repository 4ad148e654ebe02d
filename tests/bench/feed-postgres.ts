import { feedRows } from './feed/imports.ts';
import type { BenchContext, Row } from './support/row.ts';

/** Over an idle server nothing is asked: all of it has to hold in what a small machine has. */
export async function* benchPostgres({ postgresUrl: url }: BenchContext): AsyncGenerator<Row[]> {
  if (!url) return;
  const env = { DATABASE_URL: url };
  yield* feedRows({ engine: 'PostgreSQL', env, minutes: '≤ 5', over: '', whole: '≤ 512' });
}
