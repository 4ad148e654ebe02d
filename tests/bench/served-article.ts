import { besideNginx, canStandBesideNginx } from './support/beside-nginx.ts';
import { newDatabase } from './support/million-items.ts';
import { startProductionServer } from './support/production-server.ts';
import type { BenchContext, Row } from './support/row.ts';
import { anArticle } from './support/sitemap.ts';

/** An article of the built server in production, everything on, beside nginx with the same bytes and headers. */
export async function benchServedArticle({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!canStandBesideNginx()) return [];
  const embedded = await measured('article', '');
  if (!postgresUrl) return embedded;
  const onPostgres = await measured(
    'article, PostgreSQL',
    await newDatabase(postgresUrl, 'bench_served_article'),
  );
  return [...embedded, ...onPostgres];
}

async function measured(name: string, databaseUrl: string): Promise<Row[]> {
  const server = await startProductionServer({ DATABASE_URL: databaseUrl });
  try {
    const path = await anArticle(server.url);
    const page = { path, target: '≥ 0.85' };
    return [
      ...(await besideNginx(server, { ...page, name: `${name}, br`, acceptEncoding: 'gzip, br' })),
      ...(await besideNginx(server, { ...page, name: `${name}, gzip`, acceptEncoding: 'gzip' })),
    ];
  } finally {
    await server.remove();
  }
}
