import { querierOf } from '#src/server/db/querier.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { Services } from '#src/server/services.ts';

/** A wish or a gift so long ago counts half; nothing paid, and no commission, counts at all. */
const HALF_LIFE_DAYS = 60;
const OLDEST_DAYS = 365;
/** A gift says more than a wish. */
const GIFT_WEIGHT = 3;
/** Steps of the logarithm: a popularity that moves by little stays, and its product's documents too. */
const STEPS = 8;
const TOGETHER = 500;

const decayed = (at: string) =>
  `power(0.5, extract(epoch from $1::timestamptz - ${at}) / ${HALF_LIFE_DAYS * 86_400})`;

/** A product on no list keeps what it has. Each list counts once for a product, however often it was added there; demonstration lists count for nothing. */
const WANTED = `
  with wished as (
    select i.product_id, sum(${decayed('i.added_at')}) as score
    from (select list_id, product_id, max(added_at) as added_at from list_item group by list_id, product_id) i
    join list l on l.id = i.list_id and not l.demo
    where i.added_at between $1::timestamptz - interval '${OLDEST_DAYS} days' and $1::timestamptz group by 1
  ), given as (
    select i.product_id, sum(${GIFT_WEIGHT} * ${decayed('r.created_at')}) as score
    from reservation r join list_item i on i.id = r.item_id join list l on l.id = i.list_id and not l.demo
    where r.released_at is null
      and r.created_at between $1::timestamptz - interval '${OLDEST_DAYS} days' and $1::timestamptz group by 1
  ), scored as (
    select product_id, sum(score) as score from (select * from wished union all select * from given) both_ways group by 1
  )
  select p.id, round(${STEPS} * ln(1 + coalesce(s.score, 0)) / ln(2))::int as wanted
  from product p join (select distinct product_id from list_item) i on i.product_id = p.id
    left join scored s on s.product_id = p.id
  where p.kind = 'catalogue' and not p.demo
    and p.popularity is distinct from round(${STEPS} * ln(1 + coalesce(s.score, 0)) / ln(2))::int
  order by p.id limit ${TOGETHER}`;

/** Brings the popularity of products to what lists and gifts say of them, some at a time. */
export async function countPopularity({ database, clock, jobs }: Services): Promise<number> {
  let changed = 0;
  for (let more = true; more; ) {
    const { rows } = await database.query(WANTED, [clock().toISOString()]);
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length > 0)
      await database.db.transaction(async (tx) => {
        const wanted = JSON.stringify(
          rows.map((row) => ({ id: Number(row.id), wanted: Number(row.wanted) })),
        );
        await querierOf(tx).query(
          `update product p set popularity = w.wanted
           from jsonb_to_recordset($1::jsonb) as w(id int, wanted int) where p.id = w.id`,
          [wanted],
        );
        await tellSearch(tx, 'product', ids);
      });
    changed += ids.length;
    more = ids.length === TOGETHER;
  }
  if (changed > 0) jobs.wake('search-sync');
  return changed;
}

export const popularityJob: JobKind = {
  name: 'product-popularity',
  cron: '23 3 * * *',
  run: async (services) => void (await countPopularity(services)),
};
