import pg from 'pg';

/** 40,000 lists of 25 gifts, on 20,000 products; three gifts in ten are held by a giver. */
const LISTS = 40_000;
const GIFTS = 25;
const PRODUCTS = 20_000;

const STEPS = [
  `insert into product (kind, name, slug, description, price_cents, availability, images)
   select 'catalogue', 'Produit de mesure ' || n, 'mesure-' || n, 'Un article pensé pour les premiers mois.',
     500 + (n * 37) % 50000, 'in_stock', '[]'::jsonb
   from generate_series(1, ${PRODUCTS}) n`,
  `insert into person (email, firstname, partner_firstname, setup_step)
   select 'mesure-' || n || '@exemple.test', 'Camille', 'Noé', 'done' from generate_series(1, ${LISTS}) n`,
  `insert into list (slug, owner_id, birthdate)
   select 'mesure-' || substr(email, 8, position('@' in email) - 8), id, '2999-06-01'
   from person where email like 'mesure-%@exemple.test'`,
  `insert into list_owner (list_id, person_id, role, main) select id, owner_id, 'owner', true from list
   where slug like 'mesure-%'`,
  `insert into list_item (list_id, product_id, position, quantity, priority)
   select l.id, p.first + (l.id * 13 + n * 761) % ${PRODUCTS}, n, 1 + n % 3, n % 4
   from list l, generate_series(0, ${GIFTS - 1}) n, (select min(id) as first from product where slug like 'mesure-%') p
   where l.slug like 'mesure-%'`,
  `insert into reservation (item_id, quantity, email, step, reserved_until)
   select id, 1, 'odile-' || id || '@exemple.test', case when id % 2 = 0 then 'ordered' else 'reserved' end,
     now() + interval '10 days'
   from list_item where id % 10 < 3`,
  'analyze',
];

/** The slug of one of the lists, any number. */
export const slugOf = (turn: number) => `mesure-${1 + ((turn * 7919) % LISTS)}`;
export const LISTS_COUNT = LISTS;

/** A database of its own in the cluster, for a server that has not started yet. */
export async function newDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Fills a migrated database. Answers how many items the lists hold then. */
export async function fillWithLists(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const step of STEPS) await client.query(step);
  const { rows } = await client.query<{ items: number }>('select count(*)::int as items from list_item');
  await client.end();
  return rows[0]?.items ?? 0;
}
