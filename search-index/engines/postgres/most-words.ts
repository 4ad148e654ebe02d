import { createParameters, type Opened, type Parameters } from './database.ts';
import { tsquery, type Unit } from './match.ts';

/** So many documents that have the rarest words are looked at for where these stand. */
const LOOKED_AT = 200;
/** A word of a title, or of another name of the page, beside one of its text. */
const OF_NAME = 2.5;

interface Wanted {
  units: readonly Unit[];
  limit: number;
  /** The conditions that hold whatever the words are, on the columns of `d`. */
  kept: (parameters: Parameters) => string;
}

/**
 * Documents that have some of the words, those that have the rarest and the most of them first, at one question: a word
 * more than a page has, known or not, hides none. The most frequent word alone says too little. Each word is asked of the
 * index alone, and the words of a document are read for the nearest ones only: a body is long.
 */
export async function withMostWords({ db }: Opened, { units, limit, kept }: Wanted): Promise<unknown[]> {
  const parameters = createParameters();
  const asked = units.map((unit) => `(${tsquery(parameters, [unit], true)})`);
  const live = kept(parameters);
  const hits = asked.map(
    (words, at) =>
      `select ${at} as unit, d.id, d.popularity from search_document d where ${live} and d.words @@ ${words}`,
  );
  const named = asked.map(
    (words, at) =>
      `case when d.named @@ ${words} then ${OF_NAME - 1} * coalesce(d.tells[${at + 1}], 0) else 0 end`,
  );
  const sql = `
    with hit as materialized (${hits.join(' union all ')}),
    told as (
      select unit, ln(1.5 + (select count(distinct id) from hit) / count(*)::float) as weight from hit group by unit
    ), near as (
      select hit.id, sum(told.weight) as weight from hit join told using (unit)
      group by hit.id
      having count(*) > 1 or sum(told.weight) > (select min(weight) from told)
        or (select min(weight) = max(weight) from told)
      order by 2 desc, max(hit.popularity) desc, 1 limit ${LOOKED_AT}
    ), read as materialized (
      select d.id, d.popularity, d.doc, near.weight, ts_filter(d.words, '{a,b}') as named,
        array(select (select weight from told where told.unit = u.at)
          from generate_series(0, ${units.length - 1}) as u(at) order by u.at) as tells
      from near join search_document d on d.id = near.id and ${live}
    )
    select coalesce(jsonb_agg(best.doc order by best.place), '[]') as docs from (
      select d.doc, row_number() over (order by d.weight + ${named.join(' + ')} desc, d.popularity desc, d.id) as place
      from read d order by place limit ${parameters.add(limit, 'int')}
    ) best`;
  const { rows } = await db.query(sql, parameters.values);
  return (rows[0]?.docs ?? []) as unknown[];
}
