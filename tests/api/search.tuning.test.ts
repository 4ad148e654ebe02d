import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TUNING, type Tuning } from '#search/tuning.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { readTuning } from '#src/features/search/tuning/kept.server.ts';
import { tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { auditLog, searchTuning } from '#src/server/db/schema/index.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;
let rose: Member;
let ines: Member;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
  await app.runJobs();
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const read = () => asRose(() => tuningCalls.getSearchTuning({}));
const idOf = (name: string) => shop.products.get(name) ?? 0;

async function save(part: Partial<Tuning>) {
  const { revision } = await read();
  return asRose(() => tuningCalls.saveSearchTuning({ revision, tuning: { ...DEFAULT_TUNING, ...part } }));
}
const found = async (query: string) =>
  (await searchCalls.instant({ query })).products.results.map(({ name }) => name);

it('The settings of the search are an admin’s', async () => {
  for (const { contract } of Object.values(tuningCalls)) {
    expect((await app.send(contract.path, '{}')).status).toBe(401);
    const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
    expect(given.status).toBe(403);
  }
});

describe('saving', () => {
  it('changes what everyone finds, at once, and is told in the journal', async () => {
    expect(await found('bolide')).toEqual([]);
    const saved = await save({ groups: [{ terms: ['bolide', 'poussette'] }] });
    expect(await found('bolide')).toEqual(expect.arrayContaining(['Poussette Yoyo', 'Poussette trio']));
    expect(saved.updated_at).not.toBeNull();
    expect(saved.tuning.groups).toEqual([{ terms: ['bolide', 'poussette'] }]);
    const { db } = app.services.database;
    const told = await db.select().from(auditLog).where(eq(auditLog.action, 'search.tune'));
    expect(told.at(-1)).toMatchObject({ target: `search-tuning:${saved.revision}` });
  });

  it('tells the built-in synonyms and takes one away', async () => {
    const { builtin } = await read();
    expect(builtin.groups.find(({ key }) => key === 'poussette')?.terms).toContain('carrosse');
    expect(await found('carrosse')).toContain('Poussette Yoyo');
    const saved = await save({ builtin_off: ['poussette', 'never heard of'] });
    expect(saved.tuning.builtin_off).toEqual(['poussette']);
    expect(await found('carrosse')).toEqual([]);
  });

  it('pins products and shows them with their names', async () => {
    const id = idOf('Biberon en verre');
    const saved = await save({ pins: [{ query: 'poussette', product_ids: [id] }] });
    expect(saved.products).toEqual([expect.objectContaining({ id, name: 'Biberon en verre' })]);
    expect((await found('Poussettes'))[0]).toBe('Biberon en verre');
  });

  it('keeps the order of the signals', async () => {
    await save({ ranking: ['text', 'in_stock', 'popularity'] });
    expect((await found('poussette'))[0]).toBe('Poussette Yoyo');
    await save({ ranking: ['popularity', 'text'] });
    expect((await found('poussette'))[0]).toBe('Poussette trio');
  });

  it('refuses a save over a newer one', async () => {
    const { revision } = await read();
    await save({});
    await expect(
      asRose(() => tuningCalls.saveSearchTuning({ revision, tuning: DEFAULT_TUNING })),
    ).rejects.toMatchObject({ code: 'revision_conflict' });
  });

  it('says whether the index is made with it', async () => {
    await save({ groups: [{ terms: ['bolide', 'poussette'] }] });
    await app.runJobs();
    expect(await read()).toMatchObject({ applied: true, engine: 'postgres' });
  });

  it('is put aside when this version cannot read it', async () => {
    const { db } = app.services.database;
    const { revision } = await readTuning(db);
    await db.insert(searchTuning).values({ revision: revision + 1, value: { from: 'elsewhere' } });
    expect(await readTuning(db)).toMatchObject({ revision: revision + 1, tuning: DEFAULT_TUNING });
    await app.runJobs();
    expect(await found('poussette')).toHaveLength(2);
  });
});

describe('what is not right is said next to its field', () => {
  it.each<[string, Partial<Tuning>, string]>([
    ['a group of one word', { groups: [{ terms: ['lit'] }] }, 'tuning.groups.0.terms'],
    ['a word twice', { groups: [{ terms: ['lit', 'Lît'] }] }, 'tuning.groups.0.terms'],
    ['no letter', { groups: [{ terms: ['lit', '🍼'] }] }, 'tuning.groups.0.terms'],
    ['a small word', { groups: [{ terms: ['lit', 'de la'] }] }, 'tuning.groups.0.terms'],
    ['a sentence', { groups: [{ terms: ['lit', 'grand lit blanc évolutif'] }] }, 'tuning.groups.0.terms'],
    ['a meaning of nothing', { meanings: [{ asked: 'lit', meant: [] }] }, 'tuning.meanings.0.meant'],
    ['a meaning of itself', { meanings: [{ asked: 'lit', meant: ['Lit'] }] }, 'tuning.meanings.0.meant'],
    ['two ignored words in one', { stop_words: ['très joli'] }, 'tuning.stop_words'],
    ['a word ignored already', { stop_words: ['pour'] }, 'tuning.stop_words'],
    [
      'an ignored synonym',
      { stop_words: ['bolide'], groups: [{ terms: ['bolide', 'poussette'] }] },
      'tuning.stop_words',
    ],
    ['a pin of nothing', { pins: [{ query: 'lit', product_ids: [] }] }, 'tuning.pins.0.product_ids'],
    ['a pin for nothing', { pins: [{ query: ' ', product_ids: [1] }] }, 'tuning.pins.0.query'],
    [
      'a product that is not',
      { pins: [{ query: 'lit', product_ids: [999_999] }] },
      'tuning.pins.0.product_ids',
    ],
    ['a field left out', { fields: ['name'] }, 'tuning.fields'],
    ['no likeness of words', { ranking: ['popularity'] }, 'tuning.ranking'],
  ])('%s', async (_name, part, path) => {
    const refused = await save(part).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'field_invalid', fields: { [path]: expect.any(String) } });
  });

  it('refuses what is no tuning at all', async () => {
    const send = (body: object) =>
      app.send('/api/admin/save_search_tuning', JSON.stringify(body), {
        authorization: `Bearer ${rose.token}`,
      });
    for (const tuning of [null, {}, { ...DEFAULT_TUNING, more: 1 }, { ...DEFAULT_TUNING, ranking: ['odd'] }])
      expect((await send({ revision: 0, tuning })).body).toMatchObject({ code: 'invalid_input' });
  });
});

describe('trying a query', () => {
  it('shows what it finds before and after, and changes nothing', async () => {
    await save({});
    const tuning = { ...DEFAULT_TUNING, groups: [{ terms: ['bolide', 'poussette'] }] };
    const { before, after } = await asRose(() => tuningCalls.trySearch({ query: 'bolide', tuning }));
    expect(before).toEqual({ total: 0, items: [] });
    expect(after.total).toBe(2);
    expect(after.items[0]).toMatchObject({ name: 'Poussette Yoyo', price: 49_900 });
    expect(await found('bolide')).toEqual([]);
  });

  it('refuses faults as saving does', async () => {
    const tuning = { ...DEFAULT_TUNING, groups: [{ terms: ['lit'] }] };
    await expect(asRose(() => tuningCalls.trySearch({ query: 'lit', tuning }))).rejects.toMatchObject({
      code: 'field_invalid',
    });
  });
});
