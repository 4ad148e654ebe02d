import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsRetention } from '#src/features/assistant/asking/log.server.ts';
import { assistantCalls } from '#src/features/assistant/assistant.calls.ts';
import { callable, partsOf } from '#src/features/assistant/page/parts.ts';
import { fillPassages } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { withEarlier } from '#src/features/assistant/thread/thread-text.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { RIGHTS } from '#src/lib/rights.ts';
import { assistantQuestion, person } from '#src/server/db/schema/index.ts';
import { CAST, join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose: string;
const ask = (question: string, more = {}) =>
  app.as(null, () => assistantCalls.ask({ question, conversation: null, term: null, ...more }));
const log = (token: string | null, input = {}) => app.as(token, () => assistantCalls.assistantLog(input));
const kept = (uuid: string) =>
  app.services.database.db.select().from(assistantQuestion).where(eq(assistantQuestion.uuid, uuid));

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  const body = 'Le hoquet du nourrisson passe seul en quelques minutes. Le redresser aide à le faire passer.';
  const { id } = await app.as(rose, () =>
    editorCalls.createContent({
      md: `---\nnamespace: faq\nslug: hoquet\ntitle: "Que faire contre le hoquet du nourrisson ?"\ncategory: "Santé"\n---\n\n${body}\n`,
    }),
  );
  await app.as(rose, () => editorCalls.enableContent({ id, enable: true }));
  await fillPassages(app.services, Number.POSITIVE_INFINITY);
});
afterAll(() => app.close());

describe('ask', () => {
  it('answers anyone with sentences of our pages, quoted', async () => {
    const { conversation, answer } = await ask('que faire contre le hoquet du nourrisson');
    expect(conversation).toMatch(/^[\da-f-]{36}$/);
    expect(answer).toMatchObject({ kind: 'answer', by: 'pages' });
    expect(answer.citations[0]?.path).toBe('/informations-utiles');
    expect(answer.text).toContain('[1]');
  });

  it('gives a talk its own name back, and says what is not known', async () => {
    const conversation = randomUUID();
    const told = await ask('quelle est la capitale de la Mongolie', { conversation });
    expect(told.conversation).toBe(conversation);
    expect(told.answer.kind).toBe('unknown');
  });

  it('understands a question by those sent before it, and keeps the one it leans on beside it', async () => {
    const { answer } = await ask(
      withEarlier('et ça passe en combien de temps ?', ['le hoquet du nourrisson']),
    );
    expect(answer.kind).toBe('answer');
    expect(answer.citations[0]?.path).toBe('/informations-utiles');
    const [row] = await kept(answer.id);
    expect(row?.question).toBe(
      'Avant : «\u202fle hoquet du nourrisson\u202f» Maintenant : et ça passe en combien de temps ?',
    );
  });

  it('keeps nothing of a thread under its name, nor what a new subject did not need', async () => {
    const conversation = randomUUID();
    await ask('le hoquet du nourrisson', { conversation });
    expect((await ask('et pourquoi ?', { conversation })).answer.kind).toBe('unknown');
    const { answer } = await ask(
      withEarlier('quelle est la capitale de la Mongolie', ['ma fille s’appelle Zoé Martin, le hoquet ?']),
    );
    expect((await kept(answer.id))[0]?.question).toBe('quelle est la capitale de la Mongolie');
  });

  it('masks persons in what was asked before, and refuses signs that are no text', async () => {
    const before = 'ma fille s’appelle Zoé, son hoquet, écrivez à zoe@exemple.fr';
    const { answer } = await ask(withEarlier('et ça passe ?', [before]));
    expect((await kept(answer.id))[0]?.question).not.toMatch(/Zoé|exemple/);
    await expect(ask('Avant : « a\u0000 » Maintenant : et lui ?')).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(ask(`Avant : « ${'a'.repeat(600)} » Maintenant : et lui ?`)).rejects.toMatchObject({
      code: 'question_too_long',
    });
  });

  it('finds a danger that two questions tell together', async () => {
    const { answer } = await ask(
      withEarlier('il a 38,5 de fièvre', ['mon bébé a 2 mois, combien de siestes ?']),
    );
    expect(answer.kind).toBe('urgent');
  });

  it('says whom to call where it does not know of a body, an illness or violence, and only there', async () => {
    const { answer } = await ask('quel sirop pour un lapin qui tousse');
    expect(answer).toMatchObject({ kind: 'unknown', tool: { path: '/contactez-nous' } });
    expect(answer.text).toMatch(/^Je ne sais pas.*\b15\b.*\b112\b.*maternité.*\b3919\b.*\b119\b.*\b3114\b/);
    const drawn = partsOf(answer).flatMap(({ text }) => callable(text));
    expect(drawn.map(({ href }) => href)).toEqual(expect.arrayContaining(['tel:15', 'tel:3919', 'tel:3114']));
    expect((await ask('quelle est la capitale de la Mongolie')).answer.text).not.toMatch(/\b15\b/);
  });

  it('answers a danger before anything else, however long it is told', async () => {
    const { answer } = await ask('je suis enceinte et je saigne');
    expect(answer).toMatchObject({ kind: 'urgent', citations: [], tool: null, actions: [], by: 'pages' });
    expect(answer.text).toMatch(/\b15\b.*\b114\b/);
    const long = await ask(`je suis enceinte et je saigne ${'vraiment '.repeat(80)}`);
    expect(long.answer.kind).toBe('urgent');
  });

  it('refuses what is no question', async () => {
    await expect(ask('x')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { question: expect.any(String) },
    });
    await expect(ask('   ')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask('hoquet\u0000')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask('liste '.repeat(100))).rejects.toMatchObject({
      code: 'question_too_long',
      fields: { question: expect.stringContaining('500') },
    });
    await expect(ask('hoquet', { conversation: 'moi' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask('hoquet', { term: '2027-02-30' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask('hoquet', { admin: true })).rejects.toMatchObject({ code: 'invalid_input' });
    const { body } = await app.send('/api/assistant/ask', `{"question":"${'a'.repeat(70_000)}"}`);
    expect(body.code).toBe('too_large');
  });

  it('keeps the question without its person', async () => {
    const { answer } = await ask('je m’appelle Camille Durand, hoquet de mon fils Noé, camille@exemple.fr');
    const [row] = await kept(answer.id);
    expect(row?.question).toBe('je m’appelle [nom], hoquet de mon fils [nom], [adresse e-mail]');
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['answeredBy', 'askedAt', 'id', 'kind', 'path', 'question', 'useful', 'uuid', 'words'].sort(),
    );
  });
});

describe('rate', () => {
  it('keeps the last word of who has the answer, and nothing for another', async () => {
    const { answer } = await ask('hoquet du nourrisson');
    const say = (useful: boolean, words?: string) =>
      app.as(null, () => assistantCalls.rate({ answer_id: answer.id, useful, ...(words && { words }) }));
    await say(true);
    await say(false, 'écrivez à camille@exemple.fr');
    expect(await kept(answer.id)).toMatchObject([{ useful: false, words: 'écrivez à [adresse e-mail]' }]);
    await expect(
      app.as(null, () => assistantCalls.rate({ answer_id: randomUUID(), useful: true })),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(say(true, 'x'.repeat(301))).rejects.toMatchObject({ code: 'invalid_input' });
    await app.services.database.db
      .update(assistantQuestion)
      .set({ askedAt: sql`now() - interval '2 days'` })
      .where(eq(assistantQuestion.uuid, answer.id));
    await expect(say(true)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('assistant_log', () => {
  it('shows the newsroom what was asked, unknown first, by kind and by use', async () => {
    const all = await log(rose);
    const unknown = all.items.filter(({ kind }) => kind === 'unknown');
    expect(all.items.slice(0, unknown.length)).toEqual(unknown);
    expect(unknown.map(({ question }) => question)).toContain('quelle est la capitale de la Mongolie');
    expect(all.total).toBeGreaterThan(3);
    expect((await log(rose, { kind: 'urgent' })).items.every(({ kind }) => kind === 'urgent')).toBe(true);
    expect((await log(rose, { useful: false })).items).toHaveLength(1);
    await expect(log(rose, { page: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(log(rose, { kind: 'secret' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is closed to visitors, to people, and to staff without the right to content', async () => {
    const ines = (await join(app, 'ines')).token;
    await expect(log(null)).rejects.toMatchObject({ status: 401 });
    await expect(log(ines)).rejects.toMatchObject({ status: 403 });
    const give = (rights: (typeof RIGHTS)[number][]) =>
      app.services.database.db.update(person).set({ rights }).where(eq(person.email, CAST.ines.email));
    await give(RIGHTS.filter((right) => right !== 'content'));
    await expect(log(ines)).rejects.toMatchObject({ status: 403 });
    await give(['content']);
    expect((await log(ines)).total).toBeGreaterThan(0);
  });

  it('forgets after 90 days', async () => {
    const { answer } = await ask('hoquet du soir');
    await app.services.database.db
      .update(assistantQuestion)
      .set({ askedAt: sql`now() - interval '91 days'` })
      .where(eq(assistantQuestion.uuid, answer.id));
    await questionsRetention.run(app.services, {});
    expect(await kept(answer.id)).toEqual([]);
  });
});

it('makes who asks too much wait, but nobody who tells of a danger', async () => {
  const strict = await startTestApp({ limits: 'real' });
  try {
    const send = (question: string, ip = '203.0.113.7') =>
      strict.send('/api/assistant/ask', JSON.stringify({ question, conversation: null, term: null }), { ip });
    for (let asked = 0; asked < 60; asked += 1) {
      if (asked % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await send('hoquet')).status).toBe(200);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await send('hoquet')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await send('mon bébé ne respire plus')).body).toMatchObject({
      result: { answer: { kind: 'urgent' } },
    });
    expect((await send('hoquet', '203.0.113.8')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
