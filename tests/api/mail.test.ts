import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { letter } from '#src/lib/letter.ts';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import { mailJob } from '#src/server/mail.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';

let app: TestApp;
let port: number;
let smtp: SMTPServer | undefined;
/** The mail server's answer for each address; with none, it takes the mail. */
const answers = new Map<string, { responseCode: number }>();
const words = new Map<string, string>();
const received: string[] = [];

async function open(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = answers.get(address);
      done(refusal && Object.assign(new Error(words.get(address) ?? 'no'), refusal));
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        mail += chunk;
      });
      stream.on('end', () => {
        received.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  smtp = server;
}

async function shut(): Promise<void> {
  const server = smtp;
  smtp = undefined;
  if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
}

beforeAll(async () => {
  port = await freePort();
  app = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  await open();
});
beforeEach(async () => {
  answers.clear();
  received.length = 0;
  await app.services.database.db.delete(mailOutbox);
});
afterAll(async () => {
  await shut();
  await app.close();
});

const LETTER = letter({
  subject: 'Un cadeau <b>réservé</b>',
  signature: 'Merveille',
  blocks: [
    { title: 'C’est réservé' },
    { text: 'Merci à vous & à <script>' },
    {
      rows: [
        ['Participation', '12 €'],
        ['Total', '12 €'],
      ],
    },
    { facts: [['Adresse', '12 rue des Lilas, 44000 Nantes']] },
    { quote: 'Bienvenue\npetit bout' },
    { notice: 'Démonstration' },
    { text: 'Votre lien :', link: { label: 'Ouvrir', href: 'https://exemple.fr/?a=1&b="' } },
  ],
});

const BODY = { ...LETTER, html: await LETTER.html };

async function queue(to: string, more: object = {}): Promise<void> {
  await app.services.database.db.insert(mailOutbox).values({ ...BODY, to, key: `test:${to}`, ...more });
}
async function rowOf(to: string) {
  const [row] = await app.services.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, to));
  if (!row) throw new Error(`No mail to ${to}`);
  return row;
}
const send = () => mailJob.run(app.services, undefined as never);
const secondsUntil = (at: Date) => (at.getTime() - Date.now()) / 1000;

describe('a mail server', () => {
  it('takes all that waits, however much, each once', async () => {
    for (let n = 0; n < 25; n += 1) await queue(`n${n}@exemple.fr`);
    await send();
    await send();
    expect(received).toHaveLength(25);
    expect((await rowOf('n24@exemple.fr')).sentAt).not.toBeNull();
  });

  it('that puts one off is asked again later, longer each time; the others leave', async () => {
    answers.set('plein@exemple.fr', { responseCode: 452 });
    await queue('plein@exemple.fr');
    await queue('odile@exemple.fr');
    await send();
    expect(received).toHaveLength(1);
    const first = await rowOf('plein@exemple.fr');
    expect(first).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
    expect(first.error).toMatch(/^452 /);
    const due = { nextAt: new Date(0) };
    await app.services.database.db.update(mailOutbox).set(due).where(eq(mailOutbox.id, first.id));
    await send();
    const second = await rowOf('plein@exemple.fr');
    expect(secondsUntil(second.nextAt)).toBeGreaterThan(secondsUntil(first.nextAt));
    answers.clear();
    await app.services.database.db.update(mailOutbox).set(due).where(eq(mailOutbox.id, first.id));
    await send();
    expect(await rowOf('plein@exemple.fr')).toMatchObject({ sentAt: expect.any(Date), error: null });
  });

  it('that refuses an address for good is not asked again', async () => {
    answers.set('inconnu@exemple.fr', { responseCode: 550 });
    await queue('inconnu@exemple.fr');
    await send();
    const row = await rowOf('inconnu@exemple.fr');
    expect(row).toMatchObject({ sentAt: null, failedAt: expect.any(Date) });
    expect(row.error).toMatch(/^550 /);
    expect(row.error).not.toContain('inconnu');
    answers.clear();
    await app.services.database.db.update(mailOutbox).set({ nextAt: new Date(0) });
    await send();
    expect(received).toHaveLength(0);
  });

  it('that is down costs no mail its turn: they leave when it is back', async () => {
    await shut();
    await queue('odile@exemple.fr');
    await queue('paul@exemple.fr');
    await send();
    const [odile, paul] = [await rowOf('odile@exemple.fr'), await rowOf('paul@exemple.fr')];
    expect([odile.attempts, paul.attempts]).toEqual([0, 0]);
    expect(odile.error).not.toBeNull();
    expect(secondsUntil(odile.nextAt)).toBeLessThanOrEqual(60);
    await open();
    await app.services.database.db.update(mailOutbox).set({ nextAt: new Date(0) });
    await send();
    expect(received).toHaveLength(2);
  });
});

describe('an admin', () => {
  it('reads to whom a mail did not leave, why in the server’s own words, and whether it is tried again', async () => {
    const rose = await join(app, 'rose');
    const { db } = app.services.database;
    await db.delete(mailOutbox);
    words.set('inconnu@exemple.fr', '5.1.1 <inconnu@exemple.fr>: Recipient address rejected');
    answers.set('inconnu@exemple.fr', { responseCode: 550 });
    answers.set('plein@exemple.fr', { responseCode: 452 });
    await queue('inconnu@exemple.fr');
    await queue('plein@exemple.fr');
    await send();
    const state = () => app.as(rose.token, () => newsroomCalls.siteState());
    const { troubles } = (await state()).mail;
    expect(troubles).toMatchObject([
      {
        to: 'plein@exemple.fr',
        said: expect.stringMatching(/^452 /),
        attempts: 1,
        next_at: expect.any(String),
      },
      {
        to: 'inconnu@exemple.fr',
        said: '550 5.1.1 <…>: Recipient address rejected',
        subject: BODY.subject,
        next_at: null,
      },
    ]);
    answers.clear();
    const id = troubles[1]?.id ?? 0;
    const again = () => newsroomCalls.retryMail({ id });
    const camille = await join(app, 'camille');
    await expect(app.as(camille.token, again)).rejects.toMatchObject({ status: 403 });
    await app.as(rose.token, again);
    await send();
    expect((await rowOf('inconnu@exemple.fr')).sentAt).not.toBeNull();
    await expect(app.as(rose.token, again)).rejects.toMatchObject({ code: 'not_found' });
    expect((await state()).mail.troubles).toHaveLength(1);
  });
});

describe('a mail', () => {
  it('says the same as HTML and as text, and nothing in it is markup but ours', async () => {
    await queue('odile@exemple.fr', { unsubscribe: 'https://exemple.fr/i/marketplace/notifications' });
    await send();
    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail.subject).toBe('Un cadeau <b>réservé</b>');
    expect(mail.text?.trim()).toBe(
      [
        'C’est réservé',
        'Merci à vous & à <script>',
        'Participation : 12 €\nTotal : 12 €',
        'Adresse : 12 rue des Lilas, 44000 Nantes',
        '> Bienvenue\n> petit bout',
        '** Démonstration **',
        'Votre lien :\nOuvrir : https://exemple.fr/?a=1&b="',
        'Merveille',
      ].join('\n\n'),
    );
    expect(mail.html).toContain('<html lang="fr">');
    expect(mail.html).toContain('Merci à vous &amp; à &lt;script&gt;');
    expect(mail.html).not.toContain('<script');
    // The last of the sums is their total; a place is none.
    expect(mail.html).toContain('<strong>Total</strong>');
    expect(mail.html).not.toContain('<strong>Adresse');
    expect(mail.html).toContain('href="https://exemple.fr/?a=1&amp;b=&quot;"');
    const list = mail.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(list?.value).toBe('<https://exemple.fr/i/marketplace/notifications>');
  });

  it('that somebody waits for offers no way out of it', async () => {
    await queue('odile@exemple.fr');
    await send();
    expect(received[0]).not.toMatch(/^list-unsubscribe/im);
  });
});
