import { resolve } from 'node:path';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Services } from '#src/server/services.ts';
import { bringLibrary, bringTemplates } from './bring-pictures.server.ts';
import { filesOfFolder } from './open-archive.server.ts';
import { planOf } from './plan.ts';
import { type Bringing, manifestOf, prepare, writeReady } from './take-step.server.ts';
import type { Outcome } from './transfer.ts';

const PROGRESS_EVERY = 100;

/**
 * Brings in a folder of Markdown, or what an export wrote: settings, redirects and covers too. A document of the same address is updated, as a new revision; what is refused is
 * said with its file, line and column, and stops nothing else.
 */
export async function importContent(
  services: Services,
  asked: string,
  say: (line: string) => void,
): Promise<void> {
  if (!asked) throw new Error('Say from where: npm run content:import -- <folder>');
  const plan = planOf(await filesOfFolder(resolve(asked)));
  const to: Bringing = {
    services,
    plan,
    manifest: await manifestOf(plan),
    publish: false,
    authorId: null,
    write: true,
    pictures: new Map(),
    addresses: new Map(),
  };
  await bringTemplates(services.database, to.manifest);
  await bringLibrary(services.database, to.manifest);
  const counts: Partial<Record<Outcome, number>> = {};
  for (const [n, step] of plan.steps.entries()) {
    if (n > 0 && n % PROGRESS_EVERY === 0) say(`${n} / ${plan.steps.length} files`);
    const ready = await prepare(to, step);
    const line =
      'line' in ready
        ? ready.line
        : await inTransaction(systemCtx(services), (tx) => writeReady(tx, to, ready));
    if (step.kind === 'document' || step.kind === 'site')
      counts[line.outcome] = (counts[line.outcome] ?? 0) + 1;
    if (line.outcome === 'refused') say(`${line.path}: ${line.message}`);
  }
  const { created = 0, updated = 0, unchanged = 0, refused = 0 } = counts;
  say(`${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
}
