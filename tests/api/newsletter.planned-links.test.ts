import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { plannedLinksJob } from '#src/features/newsletter/planned-links.jobs.server.ts';
import { NOTICE_MS } from '#src/features/newsletter/planned-links.server.ts';
import { campaignJob } from '#src/features/newsletter/send.jobs.server.ts';
import { auditLog, campaign, mailOutbox, person, subscriber } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

let desk: Desk;
let page = 0;
beforeAll(async () => {
  desk = await openDesk({ config: { mailingPerSecond: 10_000 } });
  page = (await desk.publish(postMd('menee'))).id;
});
afterEach(async () => {
  await db().delete(campaign);
  await db().delete(subscriber);
  await db().delete(mailOutbox);
  await online(true);
});
afterAll(() => desk.app.close());

const PATH = '/magazine/grossesse/menee';
const db = () => desk.app.services.database.db;
const online = (enable: boolean) => desk.asRose(() => editorCalls.enableContent({ id: page, enable }));
const look = () => plannedLinksJob.run(desk.app.services, {});
const send = () => campaignJob.run(desk.app.services, {});
const told = () => db().select().from(mailOutbox).where(sql`${mailOutbox.key} like 'campaign-dead:%'`);
const statusOf = async (id: number) =>
  (await db().select().from(campaign).where(eq(campaign.id, id)))[0]?.status;
/** The journal is kept by the real clock. */
const dayLater = () =>
  db()
    .update(auditLog)
    .set({ at: sql`${auditLog.at} - interval '25 hours'` });
const listed = async (id: number) =>
  (await desk.asRose(() => campaignCalls.list({}))).items.find((one) => one.id === id);

async function planned(hours: number) {
  const { id } = await desk.asRose(() =>
    campaignCalls.save({
      name: 'Novembre',
      subject: 'Un mois de lectures',
      md: `Lisez [ceci](${PATH}) et [cela](https://exemple.fr/x).`,
      segment: { topics: ['magazine'] },
    }),
  );
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  await desk.asRose(() => campaignCalls.schedule({ id, at }));
  return { id, at };
}

it('tells whoever planned a letter, once, of a link that died since, and shows it in the list', async () => {
  const { id, at } = await planned(48);
  await look();
  expect(await told()).toEqual([]);
  await online(false);
  await look();
  await look();
  const mails = await told();
  expect(mails.map(({ to }) => to)).toEqual([CAST.rose.email]);
  expect(mails[0]?.text).toContain(PATH);
  expect(await listed(id)).toMatchObject({ status: 'scheduled', send_at: at, dead_links: [PATH] });
  await online(true);
  await look();
  expect((await listed(id))?.dead_links).toEqual([]);
  await dayLater();
  await online(false);
  await look();
  expect(await told()).toHaveLength(2);
});

it('is put off once by a link that comes and goes, and tells of it once a day', async () => {
  const { id } = await planned(0.5);
  for (let turn = 0; turn < 4; turn += 1) {
    await online(false);
    await look();
    await online(true);
    await look();
  }
  expect(await told()).toHaveLength(1);
  const held = Date.parse((await listed(id))?.send_at ?? '');
  await desk.asRose(() => campaignCalls.schedule({ id, at: new Date(Date.now() + 1_800_000).toISOString() }));
  await online(false);
  await look();
  expect(await told()).toHaveLength(2);
  expect(Date.parse((await listed(id))?.send_at ?? '')).toBeGreaterThanOrEqual(held);
});

it('a letter that cannot be drawn holds back none of the others', async () => {
  const segment = { topics: ['magazine'] };
  await db()
    .insert(subscriber)
    .values({ email: 'lectrice@exemple.fr', ...segment, nonce: 'n', confirmedAt: new Date() });
  const [one, other] = [await planned(1), await planned(1)];
  const all = await db()
    .update(campaign)
    .set({ sendAt: new Date(Date.now() - 1000) })
    .returning({ id: campaign.id });
  expect(all).toHaveLength(2);
  await db().update(campaign).set({ segment: {} }).where(eq(campaign.id, one.id));
  await send();
  expect(await statusOf(other.id)).toBe('sending');
  await db().update(campaign).set({ segment }).where(eq(campaign.id, one.id));
  await send();
  expect(await statusOf(one.id)).toBe('sending');
});

it('waits an hour at its hour for whoever was not told, then goes as it is', async () => {
  await db()
    .insert(subscriber)
    .values({ email: 'lectrice@exemple.fr', topics: ['magazine'], nonce: 'n', confirmedAt: new Date() });
  const { id } = await planned(1);
  await online(false);
  await db()
    .update(campaign)
    .set({ sendAt: new Date(Date.now() - 1000) });
  await send();
  const held = await listed(id);
  expect(held?.status).toBe('scheduled');
  expect(Date.parse(held?.send_at ?? '')).toBeGreaterThan(Date.now() + NOTICE_MS - 60_000);
  const [mail] = await told();
  expect(mail?.text).toMatch(/Elle devait partir/);
  await db()
    .update(campaign)
    .set({ sendAt: new Date(Date.now() - 1000) });
  await send();
  expect((await listed(id))?.counts.recipients).toBe(1);
  expect(await told()).toHaveLength(1);
});

it('holds no letter whose dead link was there, and shown, when it was planned', async () => {
  await online(false);
  const { id } = await planned(0);
  expect((await listed(id))?.dead_links).toEqual([PATH]);
  await send();
  expect((await listed(id))?.status).not.toBe('scheduled');
  expect(await told()).toEqual([]);
});

it('tells everybody who may when the one who planned it may not any more', async () => {
  await planned(48);
  await online(false);
  await db().update(person).set({ isAdmin: false, rights: [] }).where(eq(person.email, CAST.rose.email));
  await db()
    .update(person)
    .set({ rights: ['mailing'] })
    .where(eq(person.email, CAST.ines.email));
  await db().execute(sql`update content set status = 'draft' where id = ${page}`);
  await look();
  const to = (await told()).map((mail) => mail.to);
  await db().update(person).set({ isAdmin: true }).where(eq(person.email, CAST.rose.email));
  expect(to).toContain(CAST.ines.email);
  expect(to).not.toContain(CAST.rose.email);
});
