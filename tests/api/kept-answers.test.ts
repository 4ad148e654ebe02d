import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminShelfCalls } from '#src/features/catalogue/admin/shelves.calls.ts';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { KeptAnswers } from '#src/server/calls/kept-answers.ts';
import { pageOutbox } from '#src/server/db/schema/index.ts';
import { createApi } from '#src/server/http/api.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { stockShelf } from '../support/shop.ts';

let app: TestApp;
let rose: string;
let server: Server;
let answers: KeptAnswers;
let category: { md: string };
let applied = 0;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);

const INIT = contentCalls.getInitSiteContent.contract.path;
const POSTS = contentCalls.getLastPosts.contract.path;
const LAST = { max_results: 5 };
const INSTANT = searchCalls.instant.contract.path;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  category = await publish(named('category', 'grossesse', 'Grossesse'));
  answers = new KeptAnswers(4 * 1024 * 1024);
  app.services.publisher.forget = (tags) => answers.forget(tags);
  const api = createApi(app.services, {
    version: 'test',
    webhook: async () => ({ status: 404, json: {} }),
    kept: answers,
  });
  server = createServer((req, res) => {
    void api.handle(req.url ?? '/', 'a-request', { req, res });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});
beforeEach(() => answers.forget(['*']));

async function ask(path: string, input: object, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  return { response, body: await response.json() };
}

/** As a process does with what was published (src/boot/serve.ts). */
async function applyOutbox(): Promise<void> {
  const rows = await app.services.database.db.select().from(pageOutbox).orderBy(asc(pageOutbox.id));
  for (const { id, tags } of rows) if (Number(id) > applied) answers.forget(tags);
  applied = Math.max(applied, ...rows.map(({ id }) => Number(id)));
}

/** Twice, so that it is kept; then once more, from what is kept. */
async function kept(path: string, input: object) {
  const size = answers.size;
  for (let time = 0; time < 2; time += 1) await ask(path, input);
  expect(answers.size).toBe(size + 1);
  return ask(path, input);
}

/** After a change: what is answered is what a call that is run answers, and was not that before. */
async function expectChanged(path: string, input: object, change: () => Promise<unknown>) {
  const before = (await kept(path, input)).body;
  await change();
  await applyOutbox();
  const fresh = (await app.send(path, JSON.stringify(input))).body;
  expect((await ask(path, input)).body).toEqual(JSON.parse(JSON.stringify(fresh)));
  expect(fresh).not.toEqual(before);
  answers.forget(['*']);
}

const article = (slug: string, more = '') =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "Un article ${slug}"\ncategory: grossesse\nauthor: claire\n${more}---\n\nUn texte.\n`;
const named = (namespace: string, slug: string, title: string) =>
  `---\nnamespace: ${namespace}\nslug: ${slug}\ntitle: ${title}\n---\n\nUn texte.\n`;

async function publish(md: string) {
  const made = await asRose(() => editorCalls.createContent({ md }));
  return asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
}

describe('an answer that is kept', () => {
  it('is the same bytes, header for header, as one that was made', async () => {
    const made = await ask(INIT, {});
    await ask(INIT, {});
    const again = await ask(INIT, {});
    expect(again.body).toEqual(made.body);
    const headers = ({ response }: { response: Response }) =>
      Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    expect(headers(again)).toEqual(headers(made));
    expect(answers.size).toBe(1);
  });

  it('is made anew for a token, right or wrong, for another type and for a wrong input', async () => {
    await kept(POSTS, LAST);
    const wrong = await ask(POSTS, LAST, { authorization: 'Bearer nobody-has-this-token' });
    expect(wrong.response.status).toBe(401);
    const own = await ask(POSTS, LAST, { authorization: `Bearer ${rose}` });
    expect(own.response.status).toBe(200);
    expect((await ask(POSTS, LAST, { 'content-type': 'text/plain' })).response.status).toBe(415);
    for (let time = 0; time < 3; time += 1)
      expect((await ask(POSTS, { ...LAST, page: -1 })).body).toMatchObject({ code: 'invalid_input' });
    expect(answers.size).toBe(1);
  });

  it('counts against the limits as a call that is run does', async () => {
    const input = { query: 'pous' };
    await kept(INSTANT, input);
    const { take } = app.services.limits;
    const asked: string[] = [];
    app.services.limits.take = async (policy, key) => {
      asked.push(policy.name);
      return take(policy, key);
    };
    await ask(INSTANT, input);
    app.services.limits.take = take;
    expect(asked).toEqual(['calls', 'search']);
  });
});

describe('after each verb that changes what it tells, it tells the new', () => {
  it('the last articles', async () => {
    const author = await publish(named('author', 'claire', 'Claire'));
    const first = await publish(article('un'));
    const changed = (change: () => Promise<unknown>) => expectChanged(POSTS, LAST, change);
    await changed(() => publish(article('deux')));
    await changed(() =>
      asRose(() => editorCalls.updateContent({ md: first.md.replace('Un article', 'Relu') })),
    );
    await changed(async () => {
      const { md } = await asRose(() => editorCalls.contentDetail({ id: first.id }));
      await asRose(() => editorCalls.saveDraft({ md: md.replace('Relu', 'Relu deux fois') }));
      await asRose(() => editorCalls.publishDraft({ id: first.id }));
    });
    await changed(() =>
      asRose(() => editorCalls.updateContent({ md: author.md.replace('Claire', 'Claire D.') })),
    );
    const renamed = category.md.replace('Grossesse', 'La grossesse');
    await changed(() => asRose(() => editorCalls.updateContent({ md: renamed })));
    await changed(() => asRose(() => editorCalls.enableContent({ id: first.id, enable: false })));
    await changed(() => asRose(() => editorCalls.enableContent({ id: first.id, enable: true })));
    await changed(() => asRose(() => editorCalls.deleteContent({ id: first.id })));
    await changed(() => asRose(() => editorCalls.restoreContent({ id: first.id })));
  });

  it('the first content of the site', async () => {
    const changed = (change: () => Promise<unknown>) => expectChanged(INIT, {}, change);
    await changed(() => asRose(() => adminShelfCalls.saveShelf({ slug: null, label: 'Bain', icon: 'bain' })));
    await changed(() =>
      asRose(() => adminShelfCalls.saveShelf({ slug: 'bain', label: 'Le bain', icon: 'bain' })),
    );
    await asRose(() => adminShelfCalls.saveShelf({ slug: null, label: 'Repas', icon: 'repas' }));
    await changed(async () => {
      const { items } = await asRose(() => adminShelfCalls.listShelves());
      await asRose(() => adminShelfCalls.orderShelves({ slugs: items.map(({ slug }) => slug).reverse() }));
    });
    await changed(() => asRose(() => adminShelfCalls.deleteShelf({ slug: 'bain' })));
    await changed(() => publish(named('category', 'naissance', 'Naissance')));
    await changed(() => publish(article('trois')));
    const menus = { main: [{ label: 'Prénoms', href: '/prenoms' }], footer: [], mobile: [] };
    await changed(() =>
      asRose(() => siteCalls.saveSiteSetting({ section: 'menus', revision: 0, value: menus })),
    );
  });

  it('what is found while one types, once the index knows', async () => {
    await app.runJobs();
    await expectChanged(INSTANT, { query: 'poussette lune' }, async () => {
      const { pram } = await stockShelf(app);
      await tellSearch(app.services.database.db, 'product', [pram.id]);
      await app.runJobs();
    });
  });
});
