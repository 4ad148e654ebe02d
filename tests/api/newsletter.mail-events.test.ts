import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveMailEvents } from '#src/features/newsletter/mail-events.server.ts';
import { BOUNCES_MAX } from '#src/features/newsletter/newsletter.ts';
import { countChosen } from '#src/features/newsletter/segment.server.ts';
import { campaign, campaignRecipient, subscriber } from '#src/server/db/schema/index.ts';
import type { MailWebhook } from '#src/server/gateways/mail-events/told.ts';
import { markOf } from '#src/server/mail-mark.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const KEY = 'cle-de-signature-du-double';
const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const PUBLIC = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

let app: TestApp;
let secret: string;
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp({});
  secret = await siteSecret(db());
});
afterAll(() => app.close());

/** The site that listens to one provider. */
function receive(provider: MailWebhook, delivery: { body: string; headers?: Record<string, string> }) {
  const mailWebhook = { provider, key: provider === 'mailgun' ? KEY : PUBLIC };
  const services = { ...app.services, config: { ...app.services.config, mailWebhook } };
  const { body, headers = {} } = delivery;
  return receiveMailEvents(services, provider, { body: Buffer.from(body), headers });
}

const now = () => Math.floor(Date.now() / 1000);

function mailgun(data: object, { at = now(), key = KEY } = {}) {
  const token = 'j'.repeat(50);
  const signature = createHmac('sha256', key).update(`${at}${token}`).digest('hex');
  return {
    body: JSON.stringify({ signature: { timestamp: String(at), token, signature }, 'event-data': data }),
  };
}

function sendgrid(events: object[], { at = now(), signed = JSON.stringify(events) } = {}) {
  const signature = sign('sha256', Buffer.from(`${at}${signed}`), pair.privateKey).toString('base64');
  return {
    body: JSON.stringify(events),
    headers: {
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': String(at),
    },
  };
}

/** Somebody whom letters were sent to, and the Message-ID of each. */
async function reader(email: string, letters = 1): Promise<{ id: number; ids: string[] }> {
  const [made] = await db()
    .insert(subscriber)
    .values({ email, nonce: email, confirmedAt: new Date(), topics: ['magazine'] })
    .returning({ id: subscriber.id });
  const id = made?.id ?? 0;
  const ids: string[] = [];
  for (let at = 0; at < letters; at += 1) {
    const [letter] = await db()
      .insert(campaign)
      .values({
        token: `${email}${at}`.padEnd(43, 'n'),
        name: 'Novembre',
        subject: 'Un mois',
        md: 'Bonjour',
        segment: { topics: [] },
        status: 'sent',
      })
      .returning({ id: campaign.id });
    const campaignId = letter?.id ?? 0;
    await db().insert(campaignRecipient).values({ campaignId, subscriberId: id, state: 'sent' });
    const key = `campaign:${campaignId}:${id}`;
    ids.push(`${Buffer.from(key).toString('base64url')}.${markOf(secret, key)}@merveille`);
  }
  return { id, ids };
}
const rowOf = async (id: number) => (await db().select().from(subscriber).where(eq(subscriber.id, id)))[0];

const failed = (messageId: string, more: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  message: { headers: { 'message-id': messageId } },
  'delivery-status': { code: 550, 'enhanced-code': '5.1.1' },
  ...more,
});

describe('letters that came back, told by Mailgun', () => {
  it('counts each once, however often it is told, and leaves an address alone after three', async () => {
    const { id, ids } = await reader('perdue@exemple.fr', BOUNCES_MAX);
    const everybody = () => countChosen(db(), { topics: ['magazine'] });
    const before = await everybody();
    for (const messageId of ids)
      for (const turn of [1, 2])
        expect(await receive('mailgun', mailgun(failed(messageId))), String(turn)).toMatchObject({
          status: 200,
        });
    expect(await rowOf(id)).toMatchObject({
      bounces: BOUNCES_MAX,
      stop: 'bounced',
      stoppedAt: expect.any(Date),
    });
    expect(await everybody()).toBe(before - 1);
  });

  it('counts a week’s letter that came back, once, and leaves its address alone after three weeks', async () => {
    const { id } = await reader('semaine@exemple.fr');
    // Providers tell again, in any order.
    for (const week of [11, 12, 12, 11, 12]) {
      const key = `week:${id}:2027-05-01:grossesse-${week}`;
      const messageId = `${Buffer.from(key).toString('base64url')}.${markOf(secret, key)}@merveille`;
      await receive('mailgun', mailgun(failed(messageId)));
    }
    expect(await rowOf(id)).toMatchObject({ bounces: 2, stop: null });
    const key = `week:${id}:2027-05-01:grossesse-13`;
    const messageId = `${Buffer.from(key).toString('base64url')}.${markOf(secret, key)}@merveille`;
    await receive('mailgun', mailgun(failed(messageId)));
    expect(await rowOf(id)).toMatchObject({ bounces: 3, stop: 'bounced' });
  });

  it.each([
    ['put off', { severity: 'temporary' }],
    ['taken for spam', { 'delivery-status': { code: 554, 'enhanced-code': '5.7.1' } }],
    ['of a full mailbox', { 'delivery-status': { code: 552 } }],
    [
      'of a full mailbox, by its other number',
      { 'delivery-status': { code: 550, 'enhanced-code': '5.2.2' } },
    ],
    ['delivered', { event: 'delivered', severity: null }],
  ])('does not count a letter %s', async (name, more) => {
    const { id, ids } = await reader(`${name.replaceAll(/\W/g, '')}@exemple.fr`);
    expect((await receive('mailgun', mailgun(failed(ids[0] ?? '', more)))).status).toBe(200);
    expect((await rowOf(id))?.bounces).toBe(0);
  });

  it('refuses what it did not sign, or long ago, and names made up', async () => {
    const { id, ids } = await reader('visee@exemple.fr');
    const told = failed(ids[0] ?? '');
    const old = mailgun(told, { at: now() - 90_000 });
    for (const delivery of [mailgun(told, { key: 'une autre' }), old, { body: '{}' }, { body: 'rien' }])
      expect(await receive('mailgun', delivery)).toMatchObject({ status: 401 });
    expect(await receive('mailgun', mailgun(failed('inconnu@merveille')))).toMatchObject({ status: 200 });
    const services = { ...app.services, config: { ...app.services.config, mailWebhook: null } };
    const delivery = { body: Buffer.from(mailgun(told).body), headers: {} };
    expect(await receiveMailEvents(services, 'mailgun', delivery)).toMatchObject({ status: 404 });
    expect((await rowOf(id))?.bounces).toBe(0);
  });

  it('refuses what no provider writes, whatever its shape, and never fails on it', async () => {
    const signed = (signature: unknown) =>
      JSON.stringify({ signature, 'event-data': failed('quelqu-un@merveille') });
    const timestamp = String(now());
    for (const body of [
      signed({ timestamp, token: 'j', signature: 'é'.repeat(64) }),
      signed({ timestamp, token: 'j\0', signature: '\0'.repeat(64) }),
      signed({ timestamp: { toString: 1 }, token: 'j', signature: 'a'.repeat(64) }),
      signed({ timestamp: [timestamp], token: 'j', signature: '\ud800'.repeat(64) }),
      signed([]),
      '[]',
      'null',
      '\0',
      `"${'a'.repeat(900_000)}"`,
    ])
      expect(await receive('mailgun', { body }), body.slice(0, 90)).toMatchObject({ status: 401 });
  });

  it('ends every letter to who calls one unwanted', async () => {
    const { id, ids } = await reader('lassee@exemple.fr');
    const told = mailgun({ ...failed(ids[0] ?? ''), event: 'complained' });
    await receive('mailgun', told);
    await receive('mailgun', told);
    expect(await rowOf(id)).toMatchObject({ topics: [], withdrawnAt: expect.any(Date), bounces: 0 });
  });
});

describe('letters that came back, told by SendGrid', () => {
  const event = (messageId: string, more: object = {}) => ({
    event: 'bounce',
    type: 'bounce',
    status: '5.1.1',
    'smtp-id': `<${messageId}>`,
    ...more,
  });

  it('takes several at once: refused for good, of a blocked server, unwanted', async () => {
    const people = await Promise.all(['un', 'deux', 'trois'].map((name) => reader(`${name}@grille.fr`)));
    const [one, two, three] = people.map(({ ids }) => ids[0] ?? '');
    const told = [
      event(one ?? ''),
      event(two ?? '', { type: 'blocked' }),
      { ...event(three ?? ''), event: 'spamreport' },
    ];
    expect(await receive('sendgrid', sendgrid(told))).toMatchObject({ status: 200 });
    const rows = await Promise.all(people.map(({ id }) => rowOf(id)));
    expect(rows.map((row) => [row?.bounces, row?.topics.length])).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  it('refuses a body that was changed, a signature that is none and one of long ago', async () => {
    const { id, ids } = await reader('grille@exemple.fr');
    const told = [event(ids[0] ?? '')];
    const unsigned = { ...sendgrid(told), headers: { 'x-twilio-email-event-webhook-signature': 'non' } };
    for (const delivery of [
      sendgrid(told, { signed: '[]' }),
      sendgrid(told, { at: now() - 90_000 }),
      unsigned,
    ])
      expect(await receive('sendgrid', delivery)).toMatchObject({ status: 401 });
    expect((await rowOf(id))?.bounces).toBe(0);
  });
});
