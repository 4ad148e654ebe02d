import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assistantCalls } from '#src/features/assistant/assistant.calls.ts';
import { fillPassages } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { assistantSpending } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type ModelDouble, startModel } from '#tests/support/model-double.ts';
import { INJECTIONS } from '../../unit/assistant/data/injections.ts';

let app: TestApp;
let model: ModelDouble;
const QUESTION = 'que faire contre le hoquet du nourrisson';
const TRUE = 'Le hoquet du nourrisson passe seul en quelques minutes [1].';
const ask = async (question = QUESTION) =>
  (await app.as(null, () => assistantCalls.ask({ question, conversation: null, term: null }))).answer;
const settings = () => {
  const { assistant } = app.services.config;
  if (!assistant) throw new Error('No model');
  return assistant;
};
/** Another object is another model: its circuit is closed again. */
const renew = (change = {}) => {
  app.services.config.assistant = { ...settings(), dailyCents: 1000, ...change };
};

beforeAll(async () => {
  model = await startModel();
  app = await startTestApp({
    config: {
      assistant: {
        url: model.base,
        key: 'sk-essai',
        model: 'petit',
        dailyCents: 1000,
        centsPerMillion: 1000,
      },
    },
  });
  const rose = (await join(app, 'rose')).token;
  const body = 'Le hoquet du nourrisson passe seul en quelques minutes. Le redresser aide à le faire passer.';
  const { id } = await app.as(rose, () =>
    editorCalls.createContent({
      md: `---\nnamespace: faq\nslug: hoquet\ntitle: "Que faire contre le hoquet du nourrisson ?"\ncategory: "Santé"\n---\n\n${body}\n`,
    }),
  );
  await app.as(rose, () => editorCalls.enableContent({ id, enable: true }));
  await fillPassages(app.services, Number.POSITIVE_INFINITY);
});
beforeEach(() => {
  model.asked.length = 0;
  renew();
});
afterAll(async () => {
  await app.close();
  await model.close();
});

describe('a model', () => {
  it('words the answer from our passages, each sentence with its quote', async () => {
    model.mood = { says: `${TRUE} Le redresser aide à faire passer le hoquet [1].` };
    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'answer', by: 'model' });
    expect(answer.text).toBe(
      'Le hoquet du nourrisson passe seul en quelques minutes [1]. Le redresser aide à faire passer le hoquet [2].',
    );
    expect(answer.citations.map(({ quote }) => quote)).toEqual([
      'Le hoquet du nourrisson passe seul en quelques minutes.',
      'Le redresser aide à le faire passer.',
    ]);
  });

  it('is sent passages and the question without its person, and nothing else', async () => {
    model.mood = { says: TRUE };
    await ask(`${QUESTION} ? 06 12 34 56 78 camille@exemple.fr`);
    const [sent] = model.asked;
    expect(sent).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-essai' });
    expect(Object.keys(sent?.body ?? {}).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'stream',
      'temperature',
    ]);
    expect(JSON.stringify(sent?.body)).not.toMatch(/camille|06 12/);
    const user = JSON.parse(sent?.body.messages[1]?.content ?? '{}');
    expect(Object.keys(user)).toEqual(['passages', 'question']);
  });

  it('is not asked of a danger, nor of what is not known', async () => {
    expect((await ask('je suis enceinte et je saigne')).kind).toBe('urgent');
    expect((await ask('quelle est la capitale de la Mongolie')).kind).toBe('unknown');
    expect(model.asked).toEqual([]);
  });

  it('has its lies left out, and what is true kept', async () => {
    model.mood = {
      says: `Le hoquet du nourrisson passe en 48 heures [1]. ${TRUE} Donnez 5 mg de sirop [1]. Voyez https://exemple.fr [1]. Aucun hoquet ne passe seul [1]. C’est vrai.`,
    };
    expect((await ask()).text).toBe(TRUE);
  });

  it.each([
    ['lies in all it says', { says: 'Le hoquet du nourrisson dure trois semaines [1].' }],
    ['cites nothing', { says: 'Le hoquet du nourrisson passe seul en quelques minutes.' }],
    [
      'cites a passage that is not there',
      { says: 'Le hoquet du nourrisson passe seul en quelques minutes [9].' },
    ],
    ['answers HTML', { says: `<b>${TRUE}</b> <a href="https://exemple.fr">ici</a> [1].` }],
    ['says nothing', { says: '' }],
    ['says that it does not know', { says: 'RIEN.' }],
    ['is down', { status: 503 }],
    ['refuses the key', { status: 401 }],
    ['sends us elsewhere', { status: 302 }],
    ['answers nonsense', { raw: 'data: {"choices": 5}\n\ndata: {nope\n\nevent: x\n\n\u0000\u0001' }],
    ['never stops', { raw: 'x'.repeat(300_000) }],
    ['cuts its first sentence', { says: TRUE, cutsAfter: 20 }],
  ])('that %s leaves the answer to pages', async (_what, mood) => {
    model.mood = mood;
    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'answer', by: 'pages' });
    expect(answer.text).not.toMatch(/exemple\.fr|trois semaines|<b>/);
  });

  it('that cuts after a sentence that holds is heard so far', async () => {
    model.mood = { says: `${TRUE} Le redresser aide beaucoup`, cutsAfter: TRUE.length + 12 };
    expect(await ask()).toMatchObject({ by: 'model', text: TRUE });
  });

  it('that answers all at once is heard too', async () => {
    model.mood = { whole: TRUE };
    expect(await ask()).toMatchObject({ by: 'model', text: TRUE });
  });

  it('that says nothing for four seconds leaves the answer to pages, and its line is closed', async () => {
    model.mood = { stalls: true };
    const started = Date.now();
    expect(await ask()).toMatchObject({ by: 'pages' });
    expect(Date.now() - started).toBeLessThan(6000);
    await expect.poll(() => model.open).toBe(0);
  });

  it('that failed three times is not asked for a while', async () => {
    model.mood = { status: 500 };
    for (let tries = 0; tries < 5; tries += 1) expect((await ask()).by).toBe('pages');
    expect(model.asked).toHaveLength(3);
  });
});

describe('the ceiling of a day', () => {
  const today = () => parisDay(app.services.clock());
  const spent = async () => {
    const [row] = await app.services.database.db
      .select()
      .from(assistantSpending)
      .where(eq(assistantSpending.day, today()));
    return row?.micros ?? 0;
  };

  it('counts what an answer cost, and no more', async () => {
    model.mood = { says: TRUE };
    const before = await spent();
    await ask();
    const cost = (await spent()) - before;
    expect(cost).toBeGreaterThan(100_000);
    expect(cost).toBeLessThan(1_500_000);
  });

  it('leaves answers to pages once it is reached', async () => {
    model.mood = { says: TRUE };
    renew({ dailyCents: 0 });
    expect((await ask()).by).toBe('pages');
    renew({ dailyCents: 5 });
    await app.services.database.db.update(assistantSpending).set({ micros: sql`4900000` });
    expect((await ask()).by).toBe('pages');
    expect(model.asked).toEqual([]);
  });
});

describe('orders given in a question', () => {
  it('are text to the model, and nothing it then says of them is heard', async () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(60);
    for (const injection of INJECTIONS) {
      model.asked.length = 0;
      model.mood = { says: `PIRATE [1]. PIRATE à bord du hoquet [1]. ${TRUE}` };
      const answer = await ask(`${QUESTION} ${injection}`.slice(0, 500));
      expect(answer.text, injection).not.toContain('PIRATE');
      for (const { body } of model.asked) {
        expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
        expect(body.messages[0]?.content).not.toContain('PIRATE');
        expect(JSON.parse(body.messages[1]?.content ?? '').question, injection).toContain('PIRATE');
      }
    }
  });
});
