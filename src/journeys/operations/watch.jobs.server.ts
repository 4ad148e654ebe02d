import { eq } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { serviceState } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import { forgetOldFaults } from '#src/server/metrics/faults.ts';
import { judge, PARTS, type Part, type PartState } from './checks.ts';
import { type DutyNews, dutyLetter } from './duty.mail.ts';
import { readFiguresNow } from './figures.server.ts';
import type { KnownFigures } from './figures.ts';
import { seenOf } from './operations.fr.ts';
import { nextMemory } from './trouble.ts';

/** Judges every part once a minute, keeps since when, and writes to whoever is on duty. */
export const watchJob: JobKind = {
  name: 'service-watch',
  cron: '* * * * *',
  async run(services) {
    const figures = await readFiguresNow(services);
    await judgeParts(systemCtx(services), figures, new Date());
    await forgetOldFaults(services.database.db);
  },
};

/** One judgement of every part. Each is a transaction of its own; a letter's key makes it one however many judge. */
export async function judgeParts(ctx: Ctx, figures: KnownFigures, now: Date): Promise<void> {
  const states = judge(figures, now);
  for (const part of PARTS) {
    const judged = { part, state: states[part], seen: seenOf(part, figures, now), now };
    await inTransaction(ctx, (inner) => judgePart(inner, judged));
  }
}

interface Judged {
  part: Part;
  state: PartState;
  seen: string;
  now: Date;
}

async function judgePart(ctx: Ctx, { part, state, seen, now }: Judged): Promise<void> {
  const [before] = await ctx.db.select().from(serviceState).where(eq(serviceState.key, part)).for('update');
  const next = nextMemory(before ?? null, state, now);
  if (!next) return;
  const { memory, told } = next;
  const kept = { ...memory, checkedAt: now };
  const made = await ctx.db
    .insert(serviceState)
    .values({ key: part, ...kept })
    .onConflictDoUpdate({ target: serviceState.key, set: kept })
    .returning({ key: serviceState.key });
  if (told === null || made.length === 0) return;
  ctx.services.log.warn({ part, state, told }, 'service state');
  const since = (told === 'began' ? memory.toldSince : before?.toldSince) ?? now;
  await tell(ctx, { part, told, down: state === 'down', since, at: now, seen });
}

async function tell(ctx: Ctx, news: DutyNews): Promise<void> {
  const { config } = ctx.services;
  if (!config.dutyEmail) return;
  await queueMail(ctx, {
    ...dutyLetter(config, news),
    to: config.dutyEmail,
    key: `duty:${news.part}:${news.since.getTime()}:${news.told}`,
  });
}
