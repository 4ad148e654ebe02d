import { LIMITS_OF } from './limits-of-use.ts';
import { LOOK_CONNECT_MS } from './look.ts';
import { connectionOptions } from './pool.ts';

/** For psql, a backup, a migration of somebody else's. */
const LEFT_TO_OTHERS = 5;
/** A password that is wrong, or a database that does not exist, is not there later either (SQLSTATE). */
const NEVER = /^(?:28|3D)/;

/** The connections that PostgreSQL has for whoever is no superuser; null while it does not say, never when it refuses. */
export async function askConnections(url: string): Promise<number | 'never' | null> {
  const { default: pg } = await import('pg');
  const limits = { ...LIMITS_OF.site, connectMs: LOOK_CONNECT_MS };
  const client = new pg.Client(connectionOptions(url, 'look', limits));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as n
       from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
    );
    return Number(rows[0]?.n) - LEFT_TO_OTHERS;
  } catch (error) {
    return NEVER.test(String((error as { code?: unknown }).code ?? '')) ? 'never' : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
