import { desc, eq } from 'drizzle-orm';
import { mailOutbox } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';

/** Every mail queued for an address, the oldest first. */
export const mailsTo = (app: TestApp, to: string) =>
  app.services.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.id);

/** The last mail queued for an address. */
export async function lastMailTo(app: TestApp, to: string) {
  const [mail] = await app.services.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to, to))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The token of the link in the last mail queued for an address. */
export async function tokenMailedTo(app: TestApp, to: string): Promise<string> {
  const { text } = await lastMailTo(app, to);
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in: ${text}`);
  return token;
}
