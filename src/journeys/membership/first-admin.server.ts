import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { normalEmail } from '#src/features/accounts/account.ts';
import { dropCredentials } from '#src/features/accounts/drop-credentials.server.ts';
import { hashPassword } from '#src/features/accounts/password.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { person } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { isFirstPasswordOver, keepFirstPassword } from './first-password.server.ts';

type Printed = { email: string; password: string };

/**
 * Makes the first admin when there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, else with a password made
 * here and answered once, to be shown at the console and nowhere else. One that nobody used in its days is replaced.
 */
export async function ensureFirstAdmin(services: Services): Promise<Printed | null> {
  const { config, database } = services;
  const known = await database.db
    .select()
    .from(person)
    .where(eq(person.isAdmin, true))
    .orderBy(asc(person.id));
  for (const one of known)
    if (await isFirstPasswordOver(database.db, one.passwordHash)) return printAnother(services, one);
  if (known.length > 0) return null;
  const email = normalEmail(config.adminEmail ?? 'admin@merveille.invalid');
  const password = config.adminPassword ?? newPassword();
  const passwordHash = await hashPassword(password);
  await database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const [taken] = await tx.select().from(person).where(eq(person.email, email));
    // Whoever opened an account under that address before keeps no way into it.
    if (taken) await dropCredentials(tx, taken);
    await tx
      .insert(person)
      .values({ email, passwordHash, firstname: 'Rédaction', isAdmin: true, setupStep: 'done' })
      .onConflictDoUpdate({ target: person.email, set: { isAdmin: true, passwordHash } });
    if (!config.adminPassword) await keepFirstPassword(tx, passwordHash);
  });
  return config.adminPassword ? null : { email, password };
}

const newPassword = () => randomBytes(12).toString('base64url');

async function printAnother(
  { database }: Services,
  { id, email, passwordHash: before }: typeof person.$inferSelect,
): Promise<Printed> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const own = and(eq(person.id, id), eq(person.passwordHash, before ?? ''));
    await tx.update(person).set({ passwordHash }).where(own);
    await keepFirstPassword(tx, passwordHash);
  });
  return { email, password };
}
