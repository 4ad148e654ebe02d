import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepStatements, namesOfEmbedded } from '#src/server/db/embedded-statements.ts';

const OFTEN = 5;

let plain: PGlite;
let kept: PGlite;
beforeAll(async () => {
  [plain, kept] = await Promise.all([PGlite.create(), PGlite.create()]);
  await keepStatements(kept);
  for (const client of [plain, kept])
    await client.exec(`create table thing (id bigint primary key, name text, weight numeric, tags text[],
      note jsonb, made timestamptz, kept boolean);
      insert into thing values (1, 'É’«»', 1.50, '{a,"b,c"}', '{"a":[1]}', '2026-02-03 04:05:06+00', true),
      (2, null, null, null, null, null, null)`);
});
afterAll(() => Promise.all([plain.close(), kept.close()]));

async function askedOften(client: PGlite, ...asked: Parameters<PGlite['query']>) {
  let answer = await client.query(...asked);
  for (let time = 1; time < OFTEN; time += 1) answer = await client.query(...asked);
  return answer;
}

const namesKept = async (text: string) =>
  (await kept.query('select name from pg_prepared_statements where statement = $1', [text])).rows.length;

it('answers what the driver answers, whatever is asked and however it wants it', async () => {
  const asked: Parameters<PGlite['query']>[] = [
    ['select * from thing where id = $1', [1]],
    ['select * from thing order by id', [], { rowMode: 'array' }],
    ['select made, name from thing', [], { rowMode: 'array', parsers: { 1184: (made) => `«${made}»` } }],
    ['select $1::text[] as list, $2::jsonb as note', [['a', 'b,"c"'], { deep: [1, null] }]],
    ['select $1::boolean as yes, $2::timestamptz as at', [false, new Date('2026-01-02T03:04:05Z')]],
    ['select $1::text as nothing, $2::bytea as bytes', [undefined, new Uint8Array([0, 255])]],
    ['select id from thing where id = any($1)', [[1, 2, 3]]],
    ['update thing set kept = $1 where id = $2', [true, 1]],
    ['update thing set kept = $1 where id = $2 returning id, kept', [false, 1], { rowMode: 'array' }],
    ['set lock_timeout = 1000'],
  ];
  for (const each of asked) {
    expect(await askedOften(kept, ...each)).toEqual(await askedOften(plain, ...each));
    expect(await namesKept(each[0])).toBe(1);
  }
});

it('tells an error as the driver does, and goes on', async () => {
  const text = 'insert into thing (id) values ($1)';
  const codeOf = (client: PGlite) =>
    client.query(text, [1]).catch(({ code, constraint }) => [code, constraint]);
  for (let time = 0; time < OFTEN; time += 1) expect(await codeOf(kept)).toEqual(await codeOf(plain));
  expect(await namesKept(text)).toBe(1);
  await kept.query(text, [77]);
  expect((await kept.query('delete from thing where id = $1', [77])).affectedRows).toBe(1);
  const wrong = () => kept.query('select $1::int as n', ['many']).catch(({ code }) => code);
  for (let time = 0; time < OFTEN; time += 1) expect(await wrong()).toBe('22P02');
  expect((await kept.query('select $1::int as n', [4])).rows).toEqual([{ n: 4 }]);
});

it('undoes a transaction with what it asked by name, and keeps others out of it', async () => {
  const add = 'insert into thing (id, name) values ($1, $2)';
  const count = async () =>
    (await kept.query<{ n: number }>('select count(*)::int as n from thing')).rows[0]?.n;
  const before = await count();
  const work = kept.transaction(async (tx) => {
    for (let id = 10; id < 10 + OFTEN; id += 1) await tx.query(add, [id, 'gone']);
    throw new Error('undone');
  });
  const meanwhile = Promise.all([count(), count(), count()]);
  await expect(work).rejects.toThrow('undone');
  expect(await meanwhile).toEqual([before, before, before]);
  const failed = kept.transaction(async (tx) => {
    await tx.query(add, [20, 'first']);
    await tx.query(add, [20, 'twice']);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(before);
  let late: Promise<unknown> = Promise.resolve();
  await kept.transaction(async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => tx.query(add, [21, 'late']));
    late.catch(() => undefined);
    await tx.query(add, [22, 'in time']);
  });
  await expect(late).rejects.toThrow(/closed/);
  expect(await count()).toBe((before ?? 0) + 1);
});

it('asks anew once the columns behind a name are others, or its name is gone', async () => {
  const text = 'select * from thing where id = $1';
  await askedOften(kept, text, [1]);
  await kept.exec('alter table thing add column colour text');
  for (let time = 0; time < OFTEN; time += 1)
    expect((await kept.query(text, [1])).rows[0]).toHaveProperty('colour', null);
  await kept.exec('deallocate all');
  for (let time = 0; time < OFTEN; time += 1) expect((await kept.query(text, [1])).rows).toHaveLength(1);
  expect(await namesKept(text)).toBe(1);
});

it('gives the plans of what nobody asks any more up, and keeps those of what is asked now', async () => {
  let now = 0;
  const client = await PGlite.create();
  await keepStatements(
    client,
    namesOfEmbedded(() => now),
  );
  const ask = async (n: number) => (await askedOften(client, `select ${n} + $1::int as sum`, [1])).rows;
  const plans = async () =>
    (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );
  // A start of its own: more than there is room for, each asked often.
  for (let n = 0; n < 220; n += 1) expect(await ask(n)).toEqual([{ sum: n + 1 }]);
  expect(await plans()).toHaveLength(200);
  now = 40_000;
  for (let n = 300; n < 350; n += 1) expect(await ask(n)).toEqual([{ sum: n + 1 }]);
  const kept = await plans();
  expect(kept).toHaveLength(200);
  for (let n = 300; n < 350; n += 1) expect(kept).toContain(`select ${n} + $1::int as sum`);
  expect(await ask(3)).toEqual([{ sum: 4 }]);
  await client.close();
});
