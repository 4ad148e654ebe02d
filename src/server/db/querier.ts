import { type SQL, sql } from 'drizzle-orm';
import type { Db, Rows } from './connect.ts';

/** Plain `$1` SQL on a Drizzle database or transaction, for code that knows no ORM. */
export function querierOf(db: Db): { query(text: string, params: unknown[]): Promise<Rows> } {
  return {
    async query(text, params) {
      const chunks: SQL[] = text.split(/(\$\d+)/).map((part) => {
        const place = /^\$(\d+)$/.exec(part);
        return place ? sql`${sql.param(params[Number(place[1]) - 1])}` : sql.raw(part);
      });
      return (await db.execute(sql.join(chunks))) as unknown as Rows;
    },
  };
}
