import { asc } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { classification } from '#src/server/db/schema/index.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import type { Classification } from './classifications.ts';

/** Every shelf, in the order the editors gave; pages share what was read. */
export function allClassifications(ctx: Ctx): Promise<Classification[]> {
  return keptRead('classifications', ['list:classification'], () =>
    ctx.db
      .select({ slug: classification.slug, label: classification.label })
      .from(classification)
      .orderBy(asc(classification.position)),
  );
}
