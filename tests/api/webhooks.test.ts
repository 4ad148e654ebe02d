import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import { TRY_AGAIN_SECONDS, type WebhookEvent } from '#src/features/webhooks/webhook.ts';
import { mailOutbox, person, webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let desk: Desk;
let server: Server;
let url: string;
let status = 200;
/** Deliveries whose text holds this word are refused, whatever the others get. */
let poison: string | null = null;
let received: Received[] = [];

beforeAll(async () => {
  desk = await openDesk({ config: { webhookAllowLoopback: true } });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const answered = poison !== null && body.includes(poison) ? 500 : status;
      response.writeHead(answered, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recu`;
});
afterEach(async () => {
  status = 200;
  poison = null;
  received = [];
  await db().delete(webhook);
});
afterAll(async () => {
  server.close();
  await desk.app.close();
});

const db = () => desk.app.services.database.db;
const save = (events: WebhookEvent[], more = {}) =>
  desk.asRose(() => webhookCalls.save({ url, events, enabled: true, ...more }));
const due = () => desk.app.services.jobs.runDue();
const types = () => received.map(({ body }) => JSON.parse(body).type);

it('tells of a text’s life, signed, and of nothing that was not asked for', async () => {
  const { secret, webhook: made } = await save([
    'content.published',
    'content.updated',
    'content.unpublished',
    'content.deleted',
  ]);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await save(['media.changed']);
  const { id } = await desk.create(pageMd('dite'));
  await desk.rewrite(id, 'Un texte.', 'Un brouillon changé.');
  const enable = (on: boolean) => desk.asRose(() => editorCalls.enableContent({ id, enable: on }));
  await enable(true);
  await desk.rewrite(id, 'Un brouillon changé.', 'Un texte en ligne.');
  await enable(false);
  await desk.asRose(() => editorCalls.deleteContent({ id }));
  await due();
  expect(types()).toEqual(['content.published', 'content.updated', 'content.unpublished', 'content.deleted']);
  for (const { headers, body } of received) {
    const told = new Verifier(secret ?? '').verify(body, headers) as { data: object; timestamp: string };
    expect(told.data).toEqual({ id, slug: 'dite', namespace: 'page', path: expect.stringMatching(/dite$/) });
    expect(Date.parse(told.timestamp)).toBeLessThanOrEqual(Date.now() + 1000);
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
  const { items } = await desk.asRose(() => webhookCalls.list());
  expect(items[0]).toMatchObject({ id: made.id, waiting: 0, last: { status: 200 } });
  expect(JSON.stringify(items)).not.toContain('whsec');
  const kept = JSON.stringify(await db().select().from(webhook));
  expect(kept).not.toContain(secret?.slice(6));
});

it('tells nothing of what was undone', async () => {
  await save(['content.published']);
  const { id } = await desk.create('---\nnamespace: post\nslug: sans-rubrique\ntitle: Sans\n---\n\nTexte.\n');
  await expect(desk.asRose(() => editorCalls.enableContent({ id, enable: true }))).rejects.toThrow();
  expect(await db().select().from(webhookDelivery)).toEqual([]);
});

it('tries again after its waits, under the same id, then switches off and mails who may switch it on', async () => {
  const { webhook: made } = await save(['content.published']);
  status = 500;
  await desk.publish(pageMd('refusee'));
  await desk.publish(pageMd('derriere'));
  await due();
  const one = async () => (await db().select().from(webhookDelivery).orderBy(webhookDelivery.id))[0];
  const waits: number[] = [];
  for (let tries = 1; tries <= TRY_AGAIN_SECONDS.length; tries += 1) {
    const row = await one();
    if (!row?.lastAt) throw new Error('It was not tried');
    expect(row).toMatchObject({ state: 'waiting', attempts: tries, lastStatus: 500 });
    waits.push((row.nextAt.getTime() - row.lastAt.getTime()) / 1000);
    await db()
      .update(webhookDelivery)
      .set({ nextAt: new Date(0) });
    await due();
  }
  expect(waits.slice(0, 6)).toEqual([5, 30, 120, 600, 3600, 21_600]);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2.7 * 86_400);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(3 * 86_400);
  expect(await one()).toMatchObject({ state: 'failed' });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  const off = await desk.asRose(() => webhookCalls.list());
  expect(off.items[0]).toMatchObject({ enabled: false, stopped_at: expect.any(String), waiting: 1 });
  const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.to, CAST.rose.email));
  expect(mails.filter(({ key }) => key.startsWith(`webhook:${made.id}:`))).toHaveLength(1);
  // Nothing goes while it is off; what waited goes when somebody puts it back on.
  const before = received.length;
  await due();
  expect(received).toHaveLength(before);
  status = 204;
  await save(['content.published'], { id: made.id });
  await due();
  expect(received).toHaveLength(before + 1);
});

const slugs = () => received.map(({ body }) => JSON.parse(body).data.slug);
const again = () =>
  db()
    .update(webhookDelivery)
    .set({ nextAt: new Date(0) })
    .where(eq(webhookDelivery.state, 'waiting'));

it('lets others go on past one that is refused, keeps the order of one text, and stays on', async () => {
  const { webhook: made } = await save(['content.published', 'content.unpublished']);
  poison = 'empoisonnee';
  const { id } = await desk.publish(pageMd('empoisonnee'));
  await desk.publish(pageMd('saine-une'));
  await desk.publish(pageMd('saine-deux'));
  await due();
  expect(slugs()).toEqual(['empoisonnee', 'saine-une', 'saine-deux']);
  poison = 'content.published","timestamp';
  await desk.asRose(() => editorCalls.enableContent({ id, enable: false }));
  await due();
  // What came later of the same text waits for what came before, which is not due.
  expect(types().filter((type) => type === 'content.unpublished')).toEqual([]);
  for (let tries = 0; tries < TRY_AGAIN_SECONDS.length; tries += 1) {
    await again();
    await due();
  }
  const rows = await db().select().from(webhookDelivery).orderBy(webhookDelivery.id);
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'done', 'done', 'done']);
  expect((await desk.asRose(() => webhookCalls.list())).items[0]).toMatchObject({
    id: made.id,
    enabled: true,
  });
  const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.to, CAST.rose.email));
  expect(mails.filter(({ key }) => key.startsWith(`webhook-given-up:${made.id}:`))).toHaveLength(1);
});

it('leaves an address alone that takes nothing, and gets past several that are refused for themselves', async () => {
  await save(['content.published']);
  poison = 'mauvaise';
  for (const name of ['mauvaise-a', 'mauvaise-b', 'mauvaise-c', 'mauvaise-d', 'bonne'])
    await desk.publish(pageMd(name));
  await due();
  expect(slugs()).toEqual(['mauvaise-a', 'mauvaise-b', 'mauvaise-c']);
  const rows = await db().select().from(webhookDelivery).orderBy(webhookDelivery.id);
  const waits = rows.map(({ nextAt }) => nextAt.getTime());
  expect(Math.max(...waits.slice(3))).toBeLessThanOrEqual(Date.now() + 600_000);
  await db()
    .update(webhookDelivery)
    .set({ nextAt: new Date(0) })
    .where(eq(webhookDelivery.attempts, 0));
  await due();
  expect(slugs()).toContain('bonne');
});

it('switches off at once an address that is gone, and follows no redirect', async () => {
  await save(['content.published']);
  status = 302;
  await desk.publish(pageMd('ailleurs'));
  await due();
  expect(await db().select().from(webhookDelivery)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
  status = 410;
  await db()
    .update(webhookDelivery)
    .set({ nextAt: new Date(0) });
  await due();
  expect(await db().select().from(webhook)).toMatchObject([{ enabled: false }]);
});

it('keeps a receiver in step through a new secret', async () => {
  const first = await save(['content.published']);
  const second = await save(['content.published'], { id: first.webhook.id, new_secret: true });
  const third = await save(['content.published'], { id: first.webhook.id });
  expect(third.secret).toBeNull();
  await desk.publish(pageMd('deux-cles'));
  await due();
  const [{ body, headers } = { body: '', headers: {} }] = received;
  for (const { secret } of [first, second]) new Verifier(secret ?? '').verify(body, headers);
  await db()
    .update(webhook)
    .set({ formerUntil: new Date(0) });
  await desk.publish(pageMd('une-cle'));
  await due();
  const last = received.at(-1);
  expect(() => new Verifier(first.secret ?? '').verify(last?.body ?? '', last?.headers ?? {})).toThrow();
});

it('is tried by hand, sent again by hand, and listed', async () => {
  const { webhook: made } = await save(['content.published'], { enabled: false });
  const tried = await desk.asRose(() => webhookCalls.tryOut({ id: made.id }));
  expect(tried).toMatchObject({
    type: 'webhook.test',
    state: 'done',
    status: 200,
    attempts: 1,
    next_at: null,
  });
  status = 503;
  const failed = await desk.asRose(() => webhookCalls.tryOut({ id: made.id }));
  expect(failed).toMatchObject({ state: 'failed', status: 503 });
  const again = () => desk.asRose(() => webhookCalls.redeliver({ delivery_id: failed.id }));
  await expect(again()).rejects.toMatchObject({ code: 'conflict' });
  await save(['content.published'], { id: made.id });
  status = 200;
  await expect(again()).resolves.toMatchObject({ state: 'waiting', attempts: 0 });
  await due();
  const { items, total } = await desk.asRose(() => webhookCalls.deliveries({ id: made.id }));
  expect({ total, states: items.map(({ state }) => state) }).toEqual({ total: 2, states: ['done', 'done'] });
  expect(received.at(-1)?.headers['webhook-id']).toBe(failed.event_id);
});

it('is the business of who holds the settings', async () => {
  await db()
    .update(person)
    .set({ rights: ['content', 'publish'] })
    .where(eq(person.email, CAST.ines.email));
  await expect(desk.asInes(() => webhookCalls.list())).rejects.toMatchObject({ status: 403 });
});

it('refuses addresses of ours, of others’ networks, and what is none', async () => {
  const wrong = [
    'ftp://exemple.fr/',
    'exemple.fr',
    'https://a:b@exemple.fr/',
    'https://10.0.0.8/',
    'https://[fd00::1]/',
  ];
  for (const one of wrong)
    await expect(save(['order.paid'], { url: one })).rejects.toMatchObject({
      code: 'url_invalid',
      fields: { url: expect.any(String) },
    });
  const closed = await openDesk();
  try {
    for (const one of [
      url,
      'https://127.0.0.1/',
      'https://localhost/',
      'https://a.localhost./',
      'http://exemple.fr/',
    ])
      await expect(
        closed.asRose(() => webhookCalls.save({ url: one, events: ['order.paid'], enabled: true })),
      ).rejects.toMatchObject({ code: 'url_invalid' });
  } finally {
    await closed.app.close();
  }
});
