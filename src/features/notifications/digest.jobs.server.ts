import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { letter } from '#src/lib/letter.ts';
import type { Db } from '#src/server/db/connect.ts';
import { mailOutbox, notification, person } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { mailJob } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { digestFr as fr } from './digest.fr.ts';

/** A digest names this many things; the rest is on the site. */
const SHOWN = 12;

/** Once a day, what nobody was told by mail yet, in one mail a person. */
export const digestJob: JobKind = {
  name: 'notification-digest',
  cron: '0 17 * * *',
  async run(services) {
    const { db } = services.database;
    const waiting = await db
      .selectDistinct({ id: notification.personId })
      .from(notification)
      .where(isNull(notification.mailedAt));
    for (const { id } of waiting) await db.transaction((tx) => mailDigest(services, tx as unknown as Db, id));
    if (waiting.length > 0) services.jobs.wake(mailJob.name);
  },
};

async function mailDigest(services: Services, db: Db, personId: number): Promise<void> {
  const [who] = await db.select().from(person).where(eq(person.id, personId)).for('no key update');
  const news = await db
    .select()
    .from(notification)
    .where(and(eq(notification.personId, personId), isNull(notification.mailedAt)))
    .orderBy(asc(notification.id));
  const unread = news.filter(({ readAt }) => readAt === null);
  const last = news.at(-1);
  if (!who || !last) return;
  await db
    .update(notification)
    .set({ mailedAt: services.clock() })
    .where(
      inArray(
        notification.id,
        news.map(({ id }) => id),
      ),
    );
  if (unread.length === 0 || who.disabledAt) return;
  const site = siteOf({ services });
  const mail = digestLetter(site, unread);
  await db
    .insert(mailOutbox)
    .values({
      ...mail,
      to: who.email,
      key: `digest:${who.uuid}:${last.id}`,
      unsubscribe: `${site.url}/i/marketplace/notifications`,
    })
    .onConflictDoNothing();
}

function digestLetter(site: ReturnType<typeof siteOf>, unread: { text: string; href: string }[]) {
  return letter({
    subject: unread.length === 1 ? (unread[0]?.text ?? '') : fr.subject(unread.length),
    signature: site.name,
    blocks: [
      ...unread.slice(0, SHOWN).map(({ text, href }) => ({
        text,
        link: { label: fr.see, href: site.url + href, plain: unread.length > 1 },
      })),
      {
        text: fr.choose,
        link: { label: fr.mine, href: `${site.url}/i/marketplace/notifications` },
      },
    ],
  });
}
