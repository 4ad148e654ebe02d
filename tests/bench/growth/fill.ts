import pg from 'pg';

/** Lists of 25 gifts that are asked for at one size, new ones at each: what was asked before is stored. */
export const MEASURED = 60;
const MEASURED_GIFTS = 25;
/** Gifts of the lists that only stand there. */
const OTHER_GIFTS = 4;

export interface Filler {
  /** Brings the database to so many lists of others. */
  lists(count: number): Promise<void>;
  /** Adds the lists to measure by; answers their slugs. */
  measured(step: number): Promise<string[]>;
  /** Brings the catalogue to so many products. */
  products(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Lists numbered from one to another, by the beginning of their name. */
const listsSql = (prefix: string, gifts: number) => [
  `insert into person (email, firstname, partner_firstname, setup_step)
   select '${prefix}' || n || '@exemple.test', 'Camille', 'Noé', 'done' from generate_series($1::int, $2::int) n`,
  `insert into list (slug, owner_id, birthdate)
   select '${prefix}' || n, p.id, '2999-06-01' from generate_series($1::int, $2::int) n
   join person p on p.email = '${prefix}' || n || '@exemple.test'`,
  `insert into list_owner (list_id, person_id, role, main)
   select l.id, l.owner_id, 'owner', true from generate_series($1::int, $2::int) n
   join list l on l.slug = '${prefix}' || n`,
  `insert into list_item (list_id, product_id, position, quantity, priority)
   select l.id, p.ids[1 + (n::bigint * 13 + g * 761) % cardinality(p.ids)], g, 1 + g % 3, g % 4
   from generate_series($1::int, $2::int) n join list l on l.slug = '${prefix}' || n,
     generate_series(1, ${gifts}) g, (select array_agg(id) as ids from (select id from product order by id limit 300) first) p`,
];

const PRODUCTS = `insert into product (kind, name, slug, description, price_cents, availability, images)
  select 'catalogue', (array['Poussette','Gigoteuse','Lit','Body','Biberon','Tapis','Bavoir','Transat'])[1 + n % 8]
    || ' ' || (array['trio','compact','en coton','en verre','évolutif','de voyage','sauge'])[1 + (n / 8) % 7] || ' ' || n,
    'croissance-' || n, 'Un article pensé pour les premiers mois.', 500 + (n * 37) % 50000, 'in_stock', '[]'::jsonb
  from generate_series($1::int, $2::int) n`;

const ROWS_AT_ONCE = 50_000;

export async function openFiller(databaseUrl: string): Promise<Filler> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let lists = 0;
  let products = 0;
  const fill = async (statements: string[], [from, to]: [number, number]) => {
    for (let at = from; at <= to; at += ROWS_AT_ONCE)
      for (const sql of statements) await client.query(sql, [at, Math.min(to, at + ROWS_AT_ONCE - 1)]);
    await client.query('analyze');
  };
  return {
    async lists(count) {
      await fill(listsSql('croissance-', OTHER_GIFTS), [lists + 1, count]);
      lists = Math.max(lists, count);
    },
    async measured(step) {
      const first = step * MEASURED + 1;
      await fill(listsSql('mesuree-', MEASURED_GIFTS), [first, first + MEASURED - 1]);
      return Array.from({ length: MEASURED }, (_, n) => `mesuree-${first + n}`);
    },
    async products(count) {
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from product');
      const wanted = count - (rows[0]?.n ?? 0);
      if (wanted > 0) await fill([PRODUCTS], [products + 1, products + wanted]);
      products += Math.max(0, wanted);
    },
    close: () => client.end(),
  };
}
