import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import { tokenHash } from '#src/server/tokens.ts';

const KEY = 'first_password';
/** Days that the password made at the first start opens the account, unless another is chosen before. */
export const FIRST_PASSWORD_DAYS = 7;

interface Kept {
  /** The digest of the hash it was kept as: another password is another account's own. */
  mark: string;
  until: string;
}

/** Remembers until when a password that was printed is good. */
export async function keepFirstPassword(db: Db, passwordHash: string): Promise<void> {
  const until = new Date(Date.now() + FIRST_PASSWORD_DAYS * 86_400_000).toISOString();
  const value = JSON.stringify({ mark: tokenHash(passwordHash), until } satisfies Kept);
  await db
    .insert(appState)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** True of the password that was printed at the first start, once its days are over. */
export async function isFirstPasswordOver(db: Db, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false;
  const [row] = await db.select().from(appState).where(eq(appState.key, KEY));
  if (!row) return false;
  const { mark, until } = JSON.parse(row.value) as Kept;
  return mark === tokenHash(passwordHash) && Date.parse(until) <= Date.now();
}
