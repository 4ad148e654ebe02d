import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { campaign, campaignRecipient, mailOutbox, subscriber } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { freePort } from '#tests/support/free-port.ts';

const DAY_MS = 86_400_000;
let desk: Desk;
let smtp: SMTPServer;
/** The answers of the mail server, by address: to the address itself, or to the letter. */
const toAddress = new Map<string, [number, string]>();
const toLetter = new Map<string, [number, string]>();
const refusal = (found: [number, string] | undefined) =>
  found && Object.assign(new Error(found[1]), { responseCode: found[0] });

beforeAll(async () => {
  const port = await freePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusal(toAddress.get(address))),
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => done(refusal(toLetter.get(envelope.rcptTo[0]?.address ?? ''))));
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  desk = await openDesk({ config: { mailingPerSecond: 10_000, smtpUrl: `smtp://127.0.0.1:${port}` } });
});
afterEach(async () => {
  await db().delete(campaign);
  await db().delete(subscriber);
  await db().delete(mailOutbox);
});
afterAll(async () => {
  await desk.app.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const db = () => desk.app.services.database.db;
const due = () => desk.app.services.jobs.runDue();
const people = (emails: readonly string[]) =>
  db()
    .insert(subscriber)
    .values(emails.map((email) => ({ email, topics: ['magazine'], nonce: email, confirmedAt: new Date() })));
async function send(): Promise<number> {
  const words = { name: 'Décembre', subject: 'Décembre', md: 'Bonjour.', segment: { topics: [] } };
  const { id } = await desk.asRose(() => campaignCalls.save(words));
  await desk.asRose(() => campaignCalls.schedule({ id, at: new Date().toISOString() }));
  await due();
  await due();
  return id;
}
const statusOf = async (id: number) =>
  (await db().select().from(campaign).where(eq(campaign.id, id)))[0]?.status;
const bounces = async () =>
  Object.fromEntries(
    (await db().select().from(subscriber)).map(({ email, bounces: times }) => [email.split('@')[0], times]),
  );

it('counts a refused letter against its reader where their address is refused for good, and nowhere else', async () => {
  toAddress.set('inconnue@exemple.fr', [550, '5.1.1 no such user']);
  toAddress.set('fermee@exemple.fr', [550, 'mailbox unavailable']);
  toAddress.set('pleine@exemple.fr', [552, '5.2.2 mailbox full']);
  toAddress.set('bloquee@exemple.fr', [554, '5.7.1 your server is listed']);
  toLetter.set('spam@exemple.fr', [554, '5.7.1 message looks like spam']);
  toLetter.set('mots@exemple.fr', [550, 'this message is unwanted']);
  toLetter.set('tardive@exemple.fr', [550, '5.1.1 no such user']);
  await people([...toAddress.keys(), ...toLetter.keys()]);
  const id = await send();
  expect(await bounces()).toEqual({
    inconnue: 1,
    fermee: 1,
    pleine: 0,
    bloquee: 0,
    spam: 0,
    mots: 0,
    tardive: 1,
  });
  expect(await statusOf(id)).toBe('sent');
  const states = await db().select({ state: campaignRecipient.state }).from(campaignRecipient);
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['failed']));
});

it('sends the letters of everybody else while many are put off to tomorrow', async () => {
  const nextAt = new Date(Date.now() + DAY_MS);
  const body = { to: 'x@exemple.fr', subject: 'x', html: 'x', text: 'x', bulk: true, attempts: 12, nextAt };
  const waiting = Array.from({ length: 600 }, (_, at) => ({ ...body, key: `campaign:1:${at}` }));
  await db().insert(mailOutbox).values(waiting);
  await people(['zoe@exemple.fr']);
  expect(await statusOf(await send())).toBe('sent');
});

it('gives up a letter that is put off for three days, so that its sending ends; nobody’s address is counted', async () => {
  toAddress.set('lente@exemple.fr', [450, '4.2.0 come back later']);
  await people(['lente@exemple.fr']);
  const id = await send();
  expect(await statusOf(id)).toBe('sending');
  const young = { attempts: 14, nextAt: new Date(0), createdAt: new Date(Date.now() - 2.9 * DAY_MS) };
  await db().update(mailOutbox).set(young);
  await due();
  await due();
  expect(await statusOf(id)).toBe('sending');
  await db()
    .update(mailOutbox)
    .set({ nextAt: new Date(0), createdAt: new Date(Date.now() - 3.1 * DAY_MS) });
  await due();
  await due();
  expect(await statusOf(id)).toBe('sent');
  expect(await bounces()).toEqual({ lente: 0 });
});
