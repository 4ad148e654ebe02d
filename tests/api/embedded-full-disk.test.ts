import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabaseEnded, guardEmbedded } from '#src/server/db/embedded.ts';
import { faultOf } from '#src/server/db/faults.ts';

let full = false;
const ended: EmbeddedDatabaseEnded[] = [];
let client: PGlite;
beforeAll(async () => {
  client = guardEmbedded(await PGlite.create(), { full: () => full, ended: (error) => ended.push(error) });
  await client.exec('create table note (v int)');
});
afterAll(() => client.close());

const count = async () =>
  (await client.query<{ n: number }>('select count(*)::int as n from note')).rows[0]?.n;
const faultIn = (work: Promise<unknown>) => work.then(() => 'none', faultOf);

it('reads and refuses to write while the disk is full, and writes again by itself', async () => {
  await client.query('insert into note values (1)');
  full = true;
  expect(await faultIn(client.query('insert into note values (2)'))).toBe('read_only');
  expect(await faultIn(client.exec('insert into note values (2)'))).toBe('read_only');
  expect(await count()).toBe(1);
  full = false;
  await client.query('insert into note values (2)');
  expect(await count()).toBe(2);
});

it('undoes a transaction under which the disk filled up', async () => {
  const before = await count();
  const work = client.transaction(async (tx) => {
    await tx.query('insert into note values (3)');
    full = true;
    await tx.query('insert into note values (4)');
  });
  expect(await faultIn(work)).toBe('read_only');
  full = false;
  expect(await count()).toBe(before);
  await client.transaction((tx) => tx.query('insert into note values (5)'));
  expect(await count()).toBe((before ?? 0) + 1);
});

it('tells when its own code breaks down, and its caller that nobody answers', async () => {
  const broken = guardEmbedded(
    {
      query: async () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
      exec: async () => [],
      transaction: async () => undefined,
    } as never,
    { full: () => false, ended: (error) => ended.push(error) },
  );
  expect(await faultIn(broken.query('select 1'))).toBe('down');
  expect(ended).toHaveLength(1);
  expect(ended[0]?.cause).toBeInstanceOf(WebAssembly.RuntimeError);
});
