import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import { contentPath } from '#src/features/content/content.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState, content, redirect } from '#src/server/db/schema/index.ts';
import { submitPaths } from '#src/server/gateways/indexnow.ts';
import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';

const SINCE = 'indexnow:since';

/** Tells search engines what was published, changed or taken away since the last time; off without INDEXNOW_KEY. */
export const indexNowJob: JobKind = {
  name: 'indexnow',
  cron: '*/5 * * * *',
  async run({ config, database, log }) {
    const { indexNowKey: key, indexNowUrl: endpoint, publicUrl: origin } = config;
    if (!key) return;
    const { db } = database;
    const now = new Date();
    const [kept] = await db.select().from(appState).where(eq(appState.key, SINCE));
    // The first run only begins to watch: what is there already is in the site map.
    const paths = kept ? await changedPaths(db, new Date(kept.value)) : [];
    if (paths.length > 0) await submitPaths({ endpoint, key, origin }, paths);
    await db
      .insert(appState)
      .values({ key: SINCE, value: now.toISOString() })
      .onConflictDoUpdate({ target: appState.key, set: { value: now.toISOString() } });
    if (paths.length > 0) log.info({ count: paths.length }, 'indexnow told');
  },
};

/** Addresses whose answer changed: texts that readers see, and addresses that now lead elsewhere or nowhere. */
async function changedPaths(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ namespace: content.namespace, slug: content.slug, category: content.categorySlug })
    .from(content)
    .where(
      and(
        isNotNull(content.publishedAt),
        or(gt(content.updatedAt, since), gt(content.publishedAt, since), gt(content.deletedAt, since)),
      ),
    );
  const moved = await db.select({ path: redirect.path }).from(redirect).where(gt(redirect.at, since));
  return [...new Set([...rows.flatMap((row) => contentPath(row) ?? []), ...moved.map(({ path }) => path)])];
}

/** `/{key}.txt`: the proof, for search engines, that the key is this site's. */
export function indexNowKeyFile({ config }: Services): StaticFiles {
  const { indexNowKey: key, https } = config;
  return {
    async serve(path, req, res) {
      if (!key || path !== `/${key}.txt`) return false;
      res.writeHead(200, [...commonHeaders(https), ['content-type', 'text/plain; charset=utf-8']].flat());
      res.end(req.method === 'HEAD' ? undefined : key);
      return true;
    },
  };
}
