import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerThread } from '#src/features/assistant/answers/in-thread.server.ts';
import { keptPages } from '#src/features/assistant/passages/pages.server.ts';
import { rememberedPages } from '#src/features/assistant/passages/remembered.server.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { openJudgedSite } from './judged/site.ts';

const TODAY = new Date('2026-11-25T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openJudgedSite();
});
afterAll(() => database.close());

const aPost = async () => {
  const [one] = await database.db.select().from(content).where(eq(content.namespace, 'post')).limit(1);
  if (!one) throw new Error('no article');
  return one;
};

it('cuts a page once for as long as nobody changes it, and anew at once when somebody does', async () => {
  const { id, html } = await aPost();
  const [first] = await keptPages(database.db, [id]);
  const [again] = await keptPages(database.db, [id]);
  expect(again).toBe(first);
  await database.db.update(content).set({ html: '<p>Tout autre chose.</p>' }).where(eq(content.id, id));
  const [changed] = await keptPages(database.db, [id]);
  expect(JSON.stringify(changed?.parts)).toContain('Tout autre chose.');
  await database.db.update(content).set({ status: 'draft', html }).where(eq(content.id, id));
  expect(await keptPages(database.db, [id])).toEqual([]);
  await database.db.update(content).set({ status: 'published' }).where(eq(content.id, id));
  expect(await keptPages(database.db, [id])).toEqual([first]);
});

it('looks the pages of the same words up once, anew where a word has another count, and again after a failure', async () => {
  let looked = 0;
  const find = async () => {
    looked += 1;
    return [looked];
  };
  const word = { word: 'sommeil', stem: 'sommeil', passages: 3, weight: 1 };
  expect(await rememberedPages(database.db, [word], find)).toEqual([1]);
  expect(await rememberedPages(database.db, [word], find)).toEqual([1]);
  expect(await rememberedPages(database.db, [{ ...word, passages: 4 }], find)).toEqual([2]);
  const fails = () => Promise.reject(new Error('gone'));
  const other = [{ ...word, word: 'lit' }];
  await expect(rememberedPages(database.db, other, fails)).rejects.toThrow('gone');
  expect(await rememberedPages(database.db, other, find)).toEqual([3]);
});

it('looks the pages of a thread up once for each question, not once more for the one before', async () => {
  const asked: string[] = [];
  const { execute } = database.db;
  const db = new Proxy(database.db, {
    get: (of, name, self) =>
      name === 'execute'
        ? (query: { queryChunks?: unknown }) => {
            asked.push(JSON.stringify(query.queryChunks ?? ''));
            return execute.call(of, query as never);
          }
        : Reflect.get(of, name, self),
  });
  const ask = (question: string, earlier: string[]) =>
    answerThread(
      { database: { ...database, db }, clock: () => TODAY },
      { question, earlier },
      { term: null },
    );
  const lookups = () => asked.filter((query) => query.includes('from passage')).length;
  await ask('Comment laver un body taché ?', []);
  const first = lookups();
  await ask('et à quelle température ?', ['Comment laver un body taché ?']);
  const words = asked.filter((query) => query.includes('with asked as')).length;
  expect(first).toBeGreaterThan(0);
  expect(words).toBe(2);
});
