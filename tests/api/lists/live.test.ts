import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls, listCalls, namedListCalls } from '#src/features/lists/list.calls.ts';
import { FOLLOW_PATH } from '#src/features/lists/live/live.ts';
import { createApi } from '#src/server/http/api.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let shelf: Shelf;
let server: Server;
let api: ReturnType<typeof createApi>;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
  api = createApi(app.services, { version: 'test', webhook: async () => ({ status: 404, json: {} }) });
  server = createServer((req, res) => {
    api.handle(req.url ?? '/', 'test', { req, res });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  api.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});

function follow(token: string | null, more: { body?: unknown; tab?: string; signal?: AbortSignal } = {}) {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLLOW_PATH}`, {
    method: 'POST',
    signal: more.signal ?? null,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(more.tab ? { 'x-tab-uuid': more.tab } : {}),
    },
    body: JSON.stringify(more.body ?? list()),
  });
}

/** The events of a stream until one satisfies `last`, that one included. */
async function until(answer: Response, last: (event: { parts: string[] }) => boolean) {
  const events: { parts: string[]; name: string; mine: boolean }[] = [];
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; ) {
    const { value, done } = await reader.read();
    if (done) return events;
    text += decoder.decode(value, { stream: true });
    const lines = text.split('\n\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('data: ')))
      events.push(JSON.parse(line.slice(6)));
    const end = events.findIndex(last);
    if (end >= 0) {
      await reader.cancel();
      return events.slice(0, end + 1);
    }
  }
}

const rename = (title: string) => asCamille(() => listCalls.updateList({ ...list(), title }));

describe('whoever has a list of theirs open', () => {
  it('hears what is changed elsewhere, and by whom', async () => {
    const answer = await follow(camille.token);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await asCamille(() => namedListCalls.addItem({ ...list(), product_id: shelf.pram.id }));
    await asCamille(() => itemCalls.reorderItems({ ...list(), product_ids: [shelf.pram.id] }));
    await rename('Notre liste');
    expect(await until(answer, ({ parts }) => parts.includes('list'))).toEqual([
      { parts: [`item:${shelf.pram.id}`], name: 'Camille', mine: true },
      { parts: ['order'], name: 'Camille', mine: true },
      { parts: ['list'], name: 'Camille', mine: true },
    ]);
  });

  it('is not told of what this very tab does', async () => {
    const tab = '11111111-1111-4111-8111-111111111111';
    const answer = await follow(camille.token, { tab });
    const own = { ...list(), title: 'D’ici' };
    const request = { authorization: `Bearer ${camille.token}`, tab };
    await app.send('/api/list/update_list', JSON.stringify(own), request);
    await asCamille(() => itemCalls.reorderItems({ ...list(), product_ids: [shelf.pram.id] }));
    expect(await until(answer, ({ parts }) => parts.includes('order'))).toHaveLength(1);
  });

  it('hears nothing of what givers do: its hour alone would tell', async () => {
    const answer = await follow(camille.token);
    const gift = { ...list(), merchant_item_id: shelf.pram.merchantItemId, email: 'odile@exemple.fr' };
    await giftCalls.reserveItem(gift);
    await rename('Après');
    expect(await until(answer, ({ parts }) => parts.includes('list'))).toHaveLength(1);
  });

  it('hears nothing of what was refused or undone by an error', async () => {
    const answer = await follow(camille.token);
    const refused = asCamille(() => itemCalls.reorderItems({ ...list(), product_ids: [999_999] }));
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    await rename('Encore');
    expect(await until(answer, ({ parts }) => parts.includes('list'))).toHaveLength(1);
  });
});

describe('the stream of a list', () => {
  it.each([
    ['a guest', 401, 'unauthenticated'],
    ['a dead token', 401, 'unauthenticated'],
    ['someone else', 200, 'not_found'],
  ])('is refused to %s, in the envelope of every call', async (who, status, code) => {
    const tokens: Record<string, string | null> = {
      'a dead token': 'x'.repeat(43),
      'someone else': ines.token,
    };
    const answer = await follow(tokens[who] ?? null);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('is refused for what is no list, and to GET', async () => {
    const odd = await follow(camille.token, { body: { list_uuid: 'x', more: 1 } });
    expect(await odd.json()).toMatchObject({ code: 'invalid_input' });
    const got = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLLOW_PATH}`);
    expect(got.status).toBe(404);
  });

  it('ends when the server stops, so that it can', async () => {
    const answer = await follow(camille.token);
    api.close();
    expect(await until(answer, () => false)).toEqual([]);
  });

  it('is one of twenty at most for a person', async () => {
    const stop = new AbortController();
    const open = await Promise.all(
      Array.from({ length: 20 }, () => follow(camille.token, { signal: stop.signal })),
    );
    expect(open.every(({ status }) => status === 200)).toBe(true);
    expect((await follow(camille.token)).status).toBe(429);
    stop.abort();
    await expect.poll(async () => (await follow(camille.token)).status).toBe(200);
  });
});

it('a session that is closed follows nothing any more', async () => {
  const { token } = await accountCalls.loginWithPassword({
    email: 'camille@exemple.fr',
    password: 'une phrase vraiment longue',
  });
  await app.as(token, () => accountCalls.logout());
  expect((await follow(token)).status).toBe(401);
});
