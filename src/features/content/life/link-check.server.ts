import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { keepLinksAfter, recheckAfter } from './links.server.ts';
import type { Link } from './links.ts';

/** The last item whose links were kept by this job; the number grows when what counts as a link changes. */
const KNOWN = 'content-links:2';

async function knownUpTo(db: Db): Promise<number> {
  const [row] = await db.select().from(appState).where(eq(appState.key, KNOWN));
  return Number(row?.value ?? 0);
}

async function keepKnown(db: Db, id: number): Promise<void> {
  const value = String(id);
  await db
    .insert(appState)
    .values({ key: KNOWN, value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** Looks at every internal link, product and reference of the site, a batch at a time. */
export const linkCheck: JobKind<Record<string, never>> = {
  name: 'content-link-check',
  cron: '41 * * * *',
  async run({ database, config }) {
    const { db } = database;
    for (let id = await knownUpTo(db); ; ) {
      const last = await keepLinksAfter(db, id, config.publicUrl);
      if (last === null) break;
      await keepKnown(db, last);
      id = last;
    }
    const start: Link = { kind: 'page', target: '' };
    for (let from: Link | null = start; from; ) from = await recheckAfter(db, from);
  },
};
