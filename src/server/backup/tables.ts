import type { Query } from '../db/connect.ts';

/** Rebuilt after a restore from the rest, or describing this installation only. */
const LEFT_OUT =
  /^(?:schema_migration|search_document|search_generation|search_term|search_engine|passage|passage_word|page_outbox|rate_limit|check_result|service_state|fault_count|stat_salt|stat_visitor)$/;

/** Every table worth keeping, each after those it refers to. */
export async function tablesInOrder(query: Query): Promise<string[]> {
  const { rows: tables } = await query(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by relname`,
  );
  const { rows: links } = await query(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const names = tables.map((row) => String(row.name)).filter((name) => !LEFT_OUT.test(name));
  const parents = new Map<string, string[]>();
  for (const { child, parent } of links)
    parents.set(String(child), [...(parents.get(String(child)) ?? []), String(parent)]);
  return parentsFirst(names, parents);
}

function parentsFirst(names: string[], parents: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): void => {
    if (done.has(name) || path.includes(name)) return;
    for (const parent of parents.get(name) ?? []) visit(parent, [...path, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return [...done].filter((name) => names.includes(name));
}
