// Two processes send what is due: one was held up, by a database that stood still or by a busy machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keepTried, webhookSend } from '#src/features/webhooks/send.jobs.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import { TRY_AGAIN_SECONDS } from '#src/features/webhooks/webhook.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { mailOutbox, webhook, webhookDelivery } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
let server: Server;
let url: string;
let received: string[] = [];
/** Called before an answer is given. */
let before: () => Promise<void> = async () => {};

beforeAll(async () => {
  desk = await openDesk({ config: { webhookAllowLoopback: true } });
  server = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume();
    before().then(() => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recu`;
});
afterEach(async () => {
  before = async () => {};
  received = [];
  desk.app.services.moveClock?.(0);
  await db().delete(webhook);
});
afterAll(async () => {
  server.close();
  await desk.app.close();
});

const db = () => desk.app.services.database.db;
const mailed = () => db().select().from(mailOutbox).where(like(mailOutbox.key, 'webhook%'));
const services = () => desk.app.services;

/** An address that is told of `count` media, one thing each. */
async function told(count: number) {
  await desk.asRose(() => webhookCalls.save({ url, events: ['media.changed'], enabled: true }));
  await inTransaction(systemCtx(services()), async (tx) => {
    for (let id = 1; id <= count; id += 1) await tellWebhooks(tx, 'media.changed', { id });
  });
  return db().select().from(webhookDelivery).orderBy(webhookDelivery.id);
}

it('a process that was held up sends nothing that another has taken over meanwhile', async () => {
  const rows = await told(4);
  const other = { ...services(), clock: () => new Date(Date.now() + 180_000) };
  before = async () => {
    before = async () => {};
    await webhookSend.run(other, {});
    services().moveClock?.(180_000);
  };
  await webhookSend.run(services(), {});
  expect(received).toEqual([rows[0], ...rows].map((row) => row?.eventId));
  const after = await db().select().from(webhookDelivery);
  expect(after.map(({ state }) => state)).toEqual(rows.map(() => 'done'));
});

it('what is told meanwhile of the thing that one process sends goes right after it, not at the end of its time', async () => {
  const [first] = await told(1);
  before = async () => {
    before = async () => {};
    await inTransaction(systemCtx(services()), (tx) => tellWebhooks(tx, 'media.changed', { id: 1 }));
    await webhookSend.run({ ...services() }, {});
    expect(received).toEqual([first?.eventId]);
  };
  await webhookSend.run(services(), {});
  const rows = await db().select().from(webhookDelivery).orderBy(webhookDelivery.id);
  expect(rows).toHaveLength(2);
  expect(received).toEqual(rows.map(({ eventId }) => eventId));
});

it('its last try, noted late, switches nothing off where another process was answered', async () => {
  const [row] = await told(1);
  const [to] = await db().select().from(webhook);
  if (!row || !to) throw new Error('Nothing was told');
  const last = { ...row, attempts: TRY_AGAIN_SECONDS.length };
  await db()
    .update(webhookDelivery)
    .set({ state: 'done', attempts: last.attempts + 1, lastAt: new Date(0), lastStatus: 200 })
    .where(eq(webhookDelivery.id, row.id));
  for (const status of [500, 410])
    await keepTried(services(), { to, row: last, tried: { status, problem: null } });
  const [kept] = await db().select().from(webhook);
  expect(kept?.enabled).toBe(true);
  expect(await mailed()).toEqual([]);
});

it('nor where somebody asked meanwhile for it to be sent again', async () => {
  const [row] = await told(1);
  const [to] = await db().select().from(webhook);
  if (!row || !to) throw new Error('Nothing was told');
  const last = { ...row, attempts: TRY_AGAIN_SECONDS.length };
  await desk.asRose(() => webhookCalls.redeliver({ delivery_id: row.id }));
  await keepTried(services(), { to, row: last, tried: { status: 500, problem: null } });
  const [waits] = await db().select().from(webhookDelivery);
  expect(waits).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await mailed()).toEqual([]);
  await webhookSend.run(services(), {});
  expect(received).toEqual([row.eventId]);
});
