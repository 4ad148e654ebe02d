import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normalEmail } from '#src/features/accounts/account.ts';
import { hashPassword } from '#src/features/accounts/password.server.ts';
import { person } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Makes the first admin when there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, else with a password made
 * here and answered once, to be shown at the console and nowhere else.
 */
export async function ensureFirstAdmin(
  services: Services,
): Promise<{ email: string; password: string } | null> {
  const { config, database } = services;
  const [known] = await database.db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.isAdmin, true))
    .limit(1);
  if (known) return null;
  const email = normalEmail(config.adminEmail ?? 'admin@merveille.invalid');
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await database.db
    .insert(person)
    .values({ email, passwordHash, firstname: 'Rédaction', isAdmin: true, setupStep: 'done' })
    .onConflictDoUpdate({ target: person.email, set: { isAdmin: true } });
  return config.adminPassword ? null : { email, password };
}
