import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPassages } from '#src/features/assistant/passages/find.server.ts';
import { fillPassages, passagesJob } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { reindex, searchSync } from '#src/features/search/reindex.server.ts';
import { appState, passage, passageWord } from '#src/server/db/schema/index.ts';
import { join } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let rose: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const db = () => app.services.database.db;
const synced = () => searchSync.run(app.services, {});
const found = async (question: string) =>
  (await findPassages(question, 3)).map(({ title, heading }) => `${title} / ${heading}`);

const question = (body: string) =>
  `---\nnamespace: faq\nslug: hoquet\ntitle: "Que faire contre le hoquet ?"\ncategory: "Santé"\n---\n\n${body}\n`;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  await passagesJob.run(app.services, {});
});
afterAll(() => app.close());

describe('the passages of a page', () => {
  let id: number;
  let md: string;

  it('are found once it is published, cut at its headings, each with its own text', async () => {
    const made = await asRose(() =>
      editorCalls.createContent({
        md: question('Un bébé hoquette souvent.\n\n## La nuit\n\n- Attendre **un peu**.\n- Le redresser.'),
      }),
    );
    ({ id, md } = made);
    await synced();
    expect(await found('hoquet de bébé la nuit')).toEqual([]);
    await asRose(() => editorCalls.enableContent({ id, enable: true }));
    await synced();
    const [first, second] = await findPassages('hoquet de bébé la nuit', 3);
    expect(first).toMatchObject({
      path: '/informations-utiles',
      title: 'Que faire contre le hoquet ?',
      heading: 'La nuit',
      text: 'Attendre un peu.\nLe redresser.',
      kind: 'faq',
    });
    expect(second?.text).toBe('Un bébé hoquette souvent.');
  });

  it('are found by a mistyped word', async () => {
    expect(await found('hocquet')).not.toEqual([]);
  });

  it('say what the page says now, and count its words once', async () => {
    await asRose(() => editorCalls.updateContent({ md: md.replace('Attendre **un peu**', 'Patienter') }));
    await synced();
    await synced();
    const [first] = await findPassages('hoquet de bébé la nuit', 1);
    expect(first?.text).toBe('Patienter.\nLe redresser.');
    const words = await db().select().from(passageWord);
    expect(words.find(({ word }) => word === 'hoquet')?.passages).toBe(2);
    expect(words.some(({ word }) => word === 'attendre')).toBe(false);
  });

  it('are the same after a reindex, and after they were lost', async () => {
    const before = await found('hoquet');
    await reindex(app.services, ['content']);
    expect(await found('hoquet')).toEqual(before);
    await db().delete(passage);
    await db().delete(passageWord);
    expect(await found('hoquet')).toEqual([]);
    await passagesJob.run(app.services, {});
    expect(await found('hoquet')).toEqual(before);
  });

  it('go on being cut where a run was cut short', async () => {
    await db().delete(appState);
    await fillPassages(app.services, 0);
    await passagesJob.run(app.services, {});
    expect(await found('hoquet')).toHaveLength(2);
  });

  it('are gone when it is taken off', async () => {
    await asRose(() => editorCalls.enableContent({ id, enable: false }));
    expect(await found('hoquet'), 'before the index heard of it').toEqual([]);
    await synced();
    expect(await db().select().from(passage)).toEqual([]);
    expect(await db().select().from(passageWord)).toEqual([]);
  });
});

describe('a question', () => {
  it.each([
    '',
    '   ',
    '?',
    "'; drop table passage; --",
    '\u0000',
    '%',
    'a'.repeat(500),
    '🙂 '.repeat(100),
    '\ud800',
  ])('that is none (%j) finds nothing and breaks nothing', async (typed) => {
    expect(await findPassages(typed, 3)).toEqual([]);
  });
});
