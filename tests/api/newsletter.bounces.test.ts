import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bouncesJob } from '#src/features/newsletter/bounces.jobs.server.ts';
import { campaign, campaignRecipient, subscriber } from '#src/server/db/schema/index.ts';
import { readDeliveryReport } from '#src/server/gateways/delivery-report.ts';
import { markOf } from '#src/server/mail-mark.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type ImapDouble, startImapDouble } from '#tests/support/imap-double.ts';

let imap: ImapDouble;
let app: TestApp;
let campaignId: number;
let secret: string;

const db = () => app.services.database.db;
const read = () => bouncesJob.run(app.services, {});

beforeAll(async () => {
  imap = await startImapDouble();
  app = await startTestApp({ config: { imapUrl: imap.url } });
  secret = await siteSecret(db());
  const [made] = await db()
    .insert(campaign)
    .values({
      token: 'n'.repeat(43),
      name: 'Novembre',
      subject: 'Un mois',
      md: 'Bonjour',
      segment: { topics: [] },
      status: 'sent',
    })
    .returning({ id: campaign.id });
  campaignId = made?.id ?? 0;
});
afterAll(async () => {
  await app.close();
  await imap.stop();
});

/** Somebody whom a letter was sent to, and its Message-ID. */
async function reader(email: string): Promise<{ id: number; messageId: string }> {
  const [made] = await db()
    .insert(subscriber)
    .values({ email, nonce: email, confirmedAt: new Date() })
    .returning({ id: subscriber.id });
  const id = made?.id ?? 0;
  await db().insert(campaignRecipient).values({ campaignId, subscriberId: id, state: 'sent' });
  const key = `campaign:${campaignId}:${id}`;
  return { id, messageId: `<${Buffer.from(key).toString('base64url')}.${markOf(secret, key)}@merveille>` };
}
const bouncesOf = async (id: number) =>
  (await db().select().from(subscriber).where(eq(subscriber.id, id)))[0]?.bounces;

interface Told {
  messageId: string;
  action?: string;
  status?: string;
  /** Only the headers come back, or the whole letter. */
  whole?: boolean;
}

const report = ({
  messageId,
  action = 'failed',
  status = '5.1.1',
  whole = false,
}: Told) => `From: MAILER-DAEMON@mx.exemple.fr
To: bonjour@localhost
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="coupe"
MIME-Version: 1.0

--coupe
Content-Type: text/plain; charset=utf-8

Votre message n'a pas pu être remis.

--coupe
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.exemple.fr
Arrival-Date: Thu, 26 Nov 2026 10:00:00 +0100

Final-Recipient: rfc822; partie@exemple.fr
Original-Recipient: rfc822;partie@exemple.fr
Action: ${action}
Status: ${status} (no such user)
Diagnostic-Code: smtp; 550 ${status} User unknown

--coupe
Content-Type: ${whole ? 'message/rfc822' : 'text/rfc822-headers'}

From: Merveille <bonjour@localhost>
To: partie@exemple.fr
Subject: Un mois
Message-ID: ${messageId}
${whole ? '\nBonjour\n' : ''}
--coupe--
`;

describe('a letter that comes back', () => {
  it('is counted once, whether its headers come back or all of it, however often it is told', async () => {
    const [headers, whole] = [await reader('a@exemple.fr'), await reader('b@exemple.fr')];
    imap.deliver(report(headers));
    imap.deliver(report({ ...whole, whole: true }));
    imap.deliver(report(headers));
    await read();
    expect([await bouncesOf(headers.id), await bouncesOf(whole.id)]).toEqual([1, 1]);
    expect(imap.read()).toBe(3);
    await read();
    expect(await bouncesOf(headers.id)).toBe(1);
    const [state] = await db()
      .select({ state: campaignRecipient.state })
      .from(campaignRecipient)
      .where(eq(campaignRecipient.subscriberId, headers.id));
    expect(state).toEqual({ state: 'failed' });
  });

  it.each([
    ['put off', { action: 'delayed', status: '4.4.1' }],
    ['of a full mailbox', { action: 'failed', status: '5.2.2' }],
    ['delivered', { action: 'delivered', status: '2.0.0' }],
    ['without a status', { action: 'failed', status: '' }],
  ])('is not counted where it is %s', async (_, told) => {
    const one = await reader(`${told.action}${told.status}@exemple.fr`);
    imap.deliver(report({ ...one, ...told }));
    await read();
    expect(await bouncesOf(one.id)).toBe(0);
  });

  it('cannot be told by somebody who makes its name up, nor by an answer to the letter', async () => {
    const one = await reader('visee@exemple.fr');
    const key = Buffer.from(`campaign:${campaignId}:${one.id}`).toString('base64url');
    imap.deliver(report({ messageId: `<${key}@merveille>` }));
    imap.deliver(report({ messageId: `<${key}.${'A'.repeat(22)}@merveille>` }));
    imap.deliver(
      `From: visee@exemple.fr\nSubject: Absente\nIn-Reply-To: ${one.messageId}\n\nJe reviens lundi.\n`,
    );
    imap.deliver('Content-Type: multipart/report; boundary="x"\n\n--x\n'.repeat(2000));
    imap.deliver('\u0000\u00ff'.repeat(5000));
    await read();
    expect(await bouncesOf(one.id)).toBe(0);
  });

  it('is read behind a mail that its server does not give out', async () => {
    const one = await reader('derriere@exemple.fr');
    imap.deliver('Subject: Abîmée\n\nRien.\n', 'damaged');
    imap.deliver(report(one));
    await read();
    expect(await bouncesOf(one.id)).toBe(1);
  });

  it('is read behind hostile mails, whose headers of a quarter of a megabyte are not read at all', async () => {
    const one = await reader('hostile@exemple.fr');
    const before = imap.read();
    const hostile = [
      `To: ${'"a" <a@b.fr>, '.repeat(17_000)}\n\nx`,
      `Content-Type: multipart/report${Array.from({ length: 20_000 }, (_, n) => `; a*${n}*=b`).join('')}\n\nx`,
      Array.from(
        { length: 5_000 },
        (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`,
      ).join(''),
      'Content-Type: message/rfc822\n\n'.repeat(8_000),
      `${report(one).replace('5.1.1', '4.1.1')}${'x'.repeat(400_000)}`,
    ];
    for (const mail of hostile.slice(0, 3))
      await expect(readDeliveryReport(Buffer.from(mail)), 'it would hold the loop').rejects.toThrow(/^Max /);
    for (const mail of hostile) imap.deliver(mail);
    await read();
    expect(imap.read()).toBe(before + hostile.length);
    expect(await bouncesOf(one.id)).toBe(0);
    imap.deliver(report(one));
    await read();
    expect(await bouncesOf(one.id)).toBe(1);
  });

  it('counts for the one it was written to, whoever the report names', async () => {
    const [sent, named] = [await reader('envoyee@exemple.fr'), await reader('nommee@exemple.fr')];
    imap.deliver(report(sent).replaceAll('partie@exemple.fr', 'nommee@exemple.fr'));
    await read();
    expect([await bouncesOf(sent.id), await bouncesOf(named.id)]).toEqual([1, 0]);
  });

  it('waits in its mailbox while that is away, and is read once it is back', async () => {
    const one = await reader('patiente@exemple.fr');
    imap.deliver(report(one));
    imap.broken = true;
    await read();
    expect(await bouncesOf(one.id)).toBe(0);
    imap.broken = false;
    await read();
    expect(await bouncesOf(one.id)).toBe(1);
  });
});
