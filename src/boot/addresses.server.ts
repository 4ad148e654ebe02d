import type { AddressSource } from '#src/server/known-addresses.ts';
import type { Services } from '#src/server/services.ts';

/** Read so many at a time: on the embedded database others wait meanwhile. */
const PIECE = 2000;

/** Every column that makes addresses at the root of the site, with what comes before it. */
const COLUMNS = [
  { table: 'list', column: 'slug', before: '/' },
  { table: 'list_old_slug', column: 'slug', before: '/' },
  { table: 'redirect', column: 'path', before: '' },
] as const;

/** The lists' addresses, shown or not, and every former address. Who adds one publishes it: migration 0033. */
export function addressSource({ database: { query } }: Pick<Services, 'database'>): AddressSource {
  return {
    async count() {
      const counts = COLUMNS.map(({ table }) => `(select count(*) from ${table})`).join(' + ');
      const { rows } = await query(`select (${counts})::text as count`, []);
      return Number(rows[0]?.count ?? 0);
    },
    async *read() {
      for (const { table, column, before } of COLUMNS)
        for (let last: string | null = ''; last !== null; ) {
          const { rows } = await query(
            `select ${column} as at from ${table} where ${column} > $1 order by ${column} limit ${PIECE}`,
            [last],
          );
          const found: string[] = rows.map(({ at }) => String(at));
          yield found.map((at) => before + at);
          last = found.length < PIECE ? null : (found.at(-1) ?? null);
        }
    },
  };
}
