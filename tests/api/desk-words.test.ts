// What desks search for, among many rows: accents and order apart, and by an index, not by reading a whole table.
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import {
  contribution,
  contributionWords,
  lineWords,
  list,
  listWords,
  orderLine,
  orderWords,
  person,
  personWords,
  shopOrder,
} from '#src/server/db/schema/index.ts';
import { holdsEveryWord } from '#src/server/db/words.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let camille: Member;
let rose: Member;

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  rose = await join(app, 'rose');
  await prove(app, rose.token);
  await app.services.database.query(
    `insert into person (email, firstname, lastname) values ('chloe@exemple.fr', 'Chloé', 'L’Hévéder')`,
  );
});
afterAll(() => app.close());

const found = async (query: string) => {
  const { items, total } = await app.as(rose.token, () => peopleCalls.searchPeople({ query }));
  expect(total).toBe(items.length);
  return items.map(({ email }) => email);
};

describe('people', () => {
  it.each(['chloe', 'HEVEDER Chloé', "l'heveder", 'chloé exemple.fr'])('are found by %s', async (query) => {
    expect(await found(query)).toEqual(['chloe@exemple.fr']);
  });

  it('are found once by their list, and not by a word that nobody has', async () => {
    expect(await found('camille noe')).toHaveLength(1);
    expect(await found(`camille ${camille.uuid}`)).toEqual([]);
    expect(await found('   ')).toEqual(await found(''));
    expect(await found('%')).toEqual([]);
  });
});

describe('an index answers', () => {
  it.each([
    ['person_words', person, personWords(person)],
    ['list_words', list, listWords(list)],
    ['contribution_words', contribution, contributionWords(contribution)],
    ['shop_order_words', shopOrder, orderWords(shopOrder)],
    ['order_line_words', orderLine, lineWords(orderLine)],
  ] as const)('%s', async (name, table, words) => {
    const asked = sql`explain select ${table.id} from ${table} where ${holdsEveryWord('camille exemple', words)}`;
    const { sql: text, params } = new PgDialect().sqlToQuery(asked);
    const { database } = app.services;
    // A few rows are read at once: what counts is that the index can answer at all.
    const plan = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = await tx.execute(
        sql.raw(text.replace(/\$(\d+)/g, (_, n) => `'${params[Number(n) - 1]}'`)),
      );
      return JSON.stringify(found);
    });
    expect(plan).toContain(name);
  });
});
