import { desc } from 'drizzle-orm';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';

/** Lists the mails that wait in the outbox or have left it, newest first. */
export async function mailsOf(app: TestApp, to: string) {
  const rows = await app.services.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id));
  return rows.filter((mail) => mail.to === to);
}

/** The action token of the one private link a mail holds. */
export function linkIn(mail: { text: string } | undefined): string {
  return /\/p\/reservation\/([\w-]{22,})/.exec(mail?.text ?? '')?.[1] ?? '';
}
