import type { Database } from '#src/server/db/connect.ts';
import type { Rendered } from '#src/server/page-store/page.ts';

/** A page of one row of `document`. */
export async function renderRow(database: Database, path: string): Promise<Rendered> {
  const id = Number(path.slice(2));
  const { rows } = await database.query('select version from document where id = $1::int', [id]);
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(`<p>version ${rows[0]?.version}</p>`),
    tags: [`doc:${id}`],
    storable: true,
  };
}
