import { eq, sql } from 'drizzle-orm';
import type { Letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { preparedFor } from '#src/server/db/prepared.ts';
import { notification, person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { type Kind, preferencesOf, pushedOf } from './notification.ts';
import { pushNews } from './push.jobs.server.ts';

export interface Notice {
  personId: number;
  kind: Kind;
  /** The person, by who has just read them. */
  who?: Pick<typeof person.$inferSelect, 'email' | 'notify'>;
  /** One French sentence, without what a surprise would hide. */
  text: string;
  /** A path of this site. */
  href: string;
  /** The mail of its own it makes when the person wants one at once, and the key that keeps it single. */
  mail?: Letter & { key: string };
  /** On the site only, whatever the person prefers: a list's owner turned its mails off. */
  quiet?: boolean;
}

/** Tells a person something, in the caller's transaction: on the site always, by mail and push as they prefer. */
export async function notify(ctx: Ctx, notice: Notice): Promise<void> {
  const who = notice.who ?? (await personOf(ctx, notice.personId));
  if (!who) return;
  const choice = preferencesOf(who.notify)[notice.kind];
  const mailed = choice === 'now' && !notice.quiet;
  await insertNotice(ctx.db).execute({
    personId: notice.personId,
    kind: notice.kind,
    text: notice.text,
    href: notice.href,
    // News that is not for the digest counts as mailed, so that the digest leaves it alone.
    mailedAt: choice === 'digest' && !notice.quiet ? null : ctx.now.toISOString(),
  });
  if (!notice.quiet && ctx.services.config.vapid && pushedOf(who.notify)[notice.kind]) push(ctx, notice);
  if (!mailed || !notice.mail) return;
  const unsubscribe = `${ctx.services.config.publicUrl}/i/marketplace/notifications`;
  await queueMail(ctx, { ...notice.mail, to: who.email, unsubscribe });
}

const insertNotice = preparedFor((db) =>
  db
    .insert(notification)
    .values({
      personId: sql.placeholder('personId'),
      kind: sql.placeholder('kind'),
      text: sql.placeholder('text'),
      href: sql.placeholder('href'),
      mailedAt: sql`${sql.placeholder('mailedAt')}::timestamptz`,
    })
    .prepare('insert_notice'),
);

async function personOf({ db }: Ctx, id: number): Promise<Notice['who']> {
  const [who] = await db
    .select({ email: person.email, notify: person.notify })
    .from(person)
    .where(eq(person.id, id));
  return who;
}

/** To the person's devices; what is lost between the commit and the queue is still on the site. */
function push({ services, afterCommit }: Ctx, { personId, kind, href }: Notice): void {
  afterCommit(() => {
    services.jobs.send(pushNews, { personId, kind, href }).catch((error: unknown) => {
      services.log.warn({ err: error }, 'push not queued');
    });
  });
}
