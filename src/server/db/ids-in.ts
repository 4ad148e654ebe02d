import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `column` is one of these numbers: one parameter, however many there are; hundreds of them take longer to read than to find. */
export function idsIn(column: AnyColumn, ids: Iterable<number>): SQL {
  return sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb)::bigint))`;
}

/** The same of texts. */
export function textsIn(column: AnyColumn, texts: Iterable<string>): SQL {
  return sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify([...texts])}::jsonb)))`;
}
