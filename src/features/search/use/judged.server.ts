import { THESAURUS } from '#search/thesaurus/index.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** A query with what each product is worth to it, and the best that a first page could hold. */
export interface JudgedQuery {
  query: string;
  /** 0 to 3. */
  gradeOf(productId: number): number;
  /** The highest grades there are, ten at most. */
  best: readonly number[];
}

const PAGE = 10;
const MOST_QUERIES = 60;
const FEWEST = 3;
/** Of use, what is older says less of today’s catalogue. */
const USE_DAYS = 90;

type Asking = Pick<Ctx, 'services' | 'now'>;

/** Words after which something was opened or added, judged by that: what was added is worth most. */
export async function judgedByUse({ services, now }: Asking): Promise<JudgedQuery[]> {
  const { rows } = await services.database.query(
    `with used as (
       select label, substring(path from '^/marketplace/produit/([0-9]+)')::int as id, what, sum(value)::int as n
       from stat_count where what in ('search_opened', 'search_added') and day > $1 and label <> ''
         and path like '/marketplace/produit/%' group by 1, 2, 3)
     select label, jsonb_object_agg(id, grade) as grades from (
       select label, id, max(case when what = 'search_added' then 3 when n >= 5 then 2 else 1 end) as grade
       from used where id is not null group by label, id) as graded
     where label in (select label from stat_count where what = 'searches' and day > $1
       group by label having sum(value) >= 5)
     group by label order by count(*) desc, label limit ${MOST_QUERIES}`,
    [addDays(parisDay(now), -USE_DAYS)],
  );
  return rows.map(({ label, grades }) => {
    const known = grades as Record<string, number>;
    const best = Object.values(known).sort((a, b) => b - a);
    return { query: String(label), gradeOf: (id) => known[id] ?? 0, best: best.slice(0, PAGE) };
  });
}

/** Spread over the thesaurus, and the same at each measure. */
const spread = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The names of the field's things that this catalogue holds some of, judged by what each product is. */
export async function judgedByThings({ services }: Asking): Promise<JudgedQuery[]> {
  const { rows } = await services.database.query(
    `select kind_of as id, array_agg(d.id::int) as products
     from search_document d join search_generation g on g.kind = d.kind and g.live = d.generation,
       unnest(d.is_a) as kind_of
     where d.kind = 'product' and not d.removed
     group by kind_of having count(*) between ${FEWEST} and 2000`,
    [],
  );
  const held = new Map(rows.map(({ id, products }) => [String(id), new Set(products as number[])]));
  const terms = [...THESAURUS.concepts.values()].flatMap(({ id, terms: named }) =>
    held.has(id) ? named.filter(({ kind }) => kind !== 'need').map(({ text }) => ({ id, text })) : [],
  );
  const chosen = terms.toSorted((a, b) => spread(a.text) - spread(b.text) || a.text.localeCompare(b.text));
  return chosen.slice(0, MOST_QUERIES).map(({ id, text }) => {
    const products = held.get(id) ?? new Set<number>();
    const best = Array.from({ length: Math.min(PAGE, products.size) }, () => 3);
    return { query: text, gradeOf: (product) => (products.has(product) ? 3 : 0), best };
  });
}
