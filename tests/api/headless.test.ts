import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTokenCalls } from '#src/features/accounts/api-token.calls.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { headlessCalls } from '#src/features/content/headless/headless.calls.ts';
import type { Right } from '#src/lib/rights.ts';
import { openApi } from '#src/server/calls/openapi.ts';
import { createApi } from '#src/server/http/api.ts';
import { answerPreflight } from '#src/server/http/cross-origin.ts';
import { type Desk, openDesk, pageMd, postMd } from '../support/desk.ts';
import { prove } from '../support/prove.ts';

let desk: Desk;
let server: Server;
let reader: string;
let stranger: string;

beforeAll(async () => {
  desk = await openDesk();
  await prove(desk.app, desk.rose.token);
  const long = 'Une phrase qui se répète. '.repeat(80);
  const first = await desk.publish(postMd('le-sommeil', long, 'tags: [nuit, calme]\n'));
  await desk.publish(postMd('le-bain', 'De l’eau tiède.', 'tags: [eau]\n'));
  await desk.create(postMd('un-brouillon', 'Pas encore.'));
  await desk.publish(pageMd('a-propos-de-nous', 'Bonjour.'));
  const { md } = await desk.asRose(() => editorCalls.contentDetail({ id: first.id }));
  await desk.asRose(() => editorCalls.saveDraft({ md: md.replace('Un article', 'Un article repris') }));
  reader = await tokenWith(['content']);
  stranger = await tokenWith(['stats']);
  const api = createApi(desk.app.services, {
    version: 'test',
    webhook: async () => ({ status: 404, json: {} }),
  });
  server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (!answerPreflight(path, { req, res }, false)) void api.handle(path, 'a-request', { req, res });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await desk.app.close();
});

const tokenWith = async (rights: Right[]) =>
  (await desk.asRose(() => apiTokenCalls.create({ label: 'Un autre site', rights, expires_on: null }))).token;

async function get(path: string, token?: string | null, headers: Record<string, string> = {}) {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = await fetch(url, { headers: { ...bearer, ...headers } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const LIST = '/api/content/list_items';
const slugs = (body: { result: { items: { slug: string }[] } }) => body.result.items.map(({ slug }) => slug);

it('lists what is published, filtered and paged, with the keys that were asked', async () => {
  const { status, body } = await get(`${LIST}?namespace=post&keys=slug,title,path&per_page=1&page=2`, reader);
  expect(status).toBe(200);
  expect(body.result).toEqual({
    items: [{ slug: 'le-sommeil', title: 'Un article', path: '/magazine/grossesse/le-sommeil' }],
    page: 2,
    per_page: 1,
    total: 2,
  });
  expect(slugs((await get(`${LIST}?namespace=post&tag=nuit`)).body)).toEqual(['le-sommeil']);
  expect(slugs((await get(`${LIST}?namespace=post&category=demarches`)).body)).toEqual([]);
  expect(slugs((await get(`${LIST}?namespace=post&query=BAIN`)).body)).toEqual(['le-bain']);
  expect(slugs((await get(`${LIST}?namespace=post&updated_since=2999-01-01T00:00:00Z`)).body)).toEqual([]);
  expect(slugs((await get(`${LIST}?namespace=page&sort=title`)).body)).toEqual(['a-propos-de-nous']);
});

it('answers all of a content but its Markdown in a list, and the Markdown too of one', async () => {
  const { body } = await get(`${LIST}?namespace=post&query=bain`);
  expect(body.result.items[0]).toMatchObject({ html: expect.stringContaining('tiède'), status: 'published' });
  expect(body.result.items[0]).not.toHaveProperty('md');
  const one = await get('/api/content/get_item?namespace=post&slug=le-bain');
  expect(one.body.result).toMatchObject({ md: expect.stringContaining('slug: le-bain'), revision: 1 });
});

it('shows drafts to a token with the right alone', async () => {
  const path = `${LIST}?namespace=post&drafts=true&sort=title`;
  for (const token of [null, stranger, desk.ines.token]) {
    const refused = token
      ? { status: 403, body: { code: 'forbidden' } }
      : { status: 401, body: { code: 'unauthenticated' } };
    expect(await get(path, token)).toMatchObject(refused);
    const one = `/api/content/get_item?namespace=post&slug=un-brouillon`;
    expect(await get(one, token)).toMatchObject({ status: 404 });
    expect(await get(`${one}&drafts=true`, token)).toMatchObject({ status: refused.status });
  }
  expect(slugs((await get(path, reader)).body).sort()).toEqual(['le-bain', 'le-sommeil', 'un-brouillon']);
  const one = await get('/api/content/get_item?namespace=post&slug=le-sommeil&drafts=true', reader);
  expect(one.body.result).toMatchObject({ title: 'Un article repris', status: 'published' });
  const live = await get('/api/content/get_item?namespace=post&slug=le-sommeil', reader);
  expect(live.body.result.title).toBe('Un article');
  expect(await get(LIST, 'mrv_nobody')).toMatchObject({ status: 401 });
});

it('has a strong tag of its bytes, and answers 304 until they change', async () => {
  const path = '/api/content/get_item?namespace=post&slug=le-sommeil';
  const plain = await get(path, reader, { 'accept-encoding': 'identity' });
  const packed = await get(path, reader, { 'accept-encoding': 'br' });
  const tag = plain.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  expect(packed.headers.get('etag')).not.toBe(tag);
  expect(plain.headers.get('cache-control')).toBe('private, no-cache');
  expect(plain.headers.get('vary')).toContain('authorization');
  for (const asked of [tag, `W/${tag}`, `"another", ${tag}`, packed.headers.get('etag') ?? '', '*']) {
    const again = await get(path, reader, { 'if-none-match': asked });
    expect({ asked, status: again.status, body: again.body }).toEqual({ asked, status: 304, body: null });
  }
  const { result } = plain.body;
  await desk.rewrite(result.id, 'qui se répète', 'qui a changé');
  const after = await get(path, reader, { 'if-none-match': tag });
  expect(after.status).toBe(200);
  expect(after.body.result.html).toContain('qui a changé');
});

it('is read by the pages of other sites too, which no other call is', async () => {
  const path = '/api/content/get_item?namespace=post&slug=le-bain';
  const read = await get(path, reader);
  const tag = read.headers.get('etag') ?? '';
  const drafts = `${LIST}?namespace=post&drafts=true`;
  for (const { headers } of [read, await get(path, reader, { 'if-none-match': tag }), await get(drafts)]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('etag');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method: 'OPTIONS' });
  const asked = await ask(path);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, if-none-match');
  for (const closed of ['/api/content/create_content', '/api/user/get_my_info', '/api/rien/du_tout'])
    expect((await ask(closed)).headers.get('access-control-allow-origin')).toBeNull();
});

it('refuses what it cannot read with a status of its own, and never with a tag', async () => {
  for (const query of ['', '?namespace=tout', '?namespace=post&per_page=mille', '?namespace=post&nobody=1']) {
    const { status, headers, body } = await get(LIST + query);
    expect({ query, status, code: body.code }).toEqual({ query, status: 400, code: 'invalid_input' });
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await get(`${LIST}?namespace=post&namespace=page`)).toMatchObject({ status: 400 });
  expect(await get('/api/content/get_item?namespace=post&slug=nulle-part')).toMatchObject({ status: 404 });
  // Every other call is asked by POST alone.
  expect(await get('/api/content/get_page?slug=a-propos-de-nous')).toMatchObject({ status: 404 });
});

it('answers the same to the typed client, and is described in both ways', async () => {
  const items = await headlessCalls.listItems({ namespace: 'post', keys: ['slug'] });
  expect(items).toMatchObject({ total: 2, items: [{ slug: 'le-bain' }, { slug: 'le-sommeil' }] });
  await expect(headlessCalls.getItem({ namespace: 'post', slug: 'un-brouillon' })).rejects.toMatchObject({
    status: 404,
  });
  const { paths } = await openApi([headlessCalls.listItems.contract], 'test');
  const described = (paths as Record<string, { get: { parameters: { name: string; required: boolean }[] } }>)[
    LIST
  ];
  expect(described?.get.parameters).toContainEqual(
    expect.objectContaining({ name: 'namespace', in: 'query', required: true }),
  );
});
