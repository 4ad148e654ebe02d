import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './db/connect.ts';
import { appState } from './db/schema/index.ts';

const KEY = 'site-secret';
const known = new WeakMap<object, Promise<string>>();

/**
 * Gives the secret that signs this site's addresses and stamps: made once, the same in every process, kept in
 * the database. Derive from it by purpose (`hmac(secret, "og:…")`), so that one signature never serves for
 * another.
 */
export function siteSecret(db: Db): Promise<string> {
  const asked = known.get(db) ?? readOrMake(db);
  known.set(db, asked);
  asked.catch(() => known.delete(db));
  return asked;
}

async function readOrMake(db: Db): Promise<string> {
  const find = async () => (await db.select().from(appState).where(eq(appState.key, KEY)))[0]?.value;
  const found = await find();
  if (found) return found;
  // Two processes may start together: the first written is everyone's.
  await db
    .insert(appState)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const kept = await find();
  if (!kept) throw new Error('The site secret was not kept');
  return kept;
}
