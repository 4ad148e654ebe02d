import { asc, eq } from 'drizzle-orm';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { campaign } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { eachLetter } from './each-letter.server.ts';
import { letterBody } from './letter-body.server.ts';
import { tellOfDead } from './planned-links.server.ts';
import { campaignJob } from './send.jobs.server.ts';

/** Looks at the links of the letters that are planned: a page may go offline long before their hour. */
export const plannedLinksJob: JobKind = {
  name: 'campaign-links',
  cron: '*/5 * * * *',
  async run(services) {
    const ctx = systemCtx(services);
    const rows = await ctx.db
      .select({ id: campaign.id, md: campaign.md })
      .from(campaign)
      .where(eq(campaign.status, 'scheduled'))
      .orderBy(asc(campaign.id));
    const { publicUrl } = services.config;
    await eachLetter(services, rows, async (row) => {
      const { links } = await letterBody({ publicUrl, md: row.md, countedAt: null });
      await tellOfDead(ctx, row, links);
    });
  },
};

/** The jobs of a letter to many, before its hour and from then on. */
export const letterJobs: readonly JobKind[] = [plannedLinksJob, campaignJob];
