import type { Ctx } from '#src/server/calls/context.ts';
import { contentChecklist } from '#src/server/db/schema/index.ts';
import { transferFr as fr } from '../transfer.fr.ts';
import type { BroughtSite } from './brought-site.ts';
import type { ChecklistsFile } from './site-files.ts';

/** Takes the checklists of templates that have none here: the newsroom's own lines, which may be ticked, are kept. */
export async function bringChecklists(tx: Ctx, file: ChecklistsFile): Promise<BroughtSite> {
  const rows = file.map(({ template, ...one }) => ({ ...one, templateName: template, updatedAt: tx.now }));
  if (rows.length === 0) return { outcome: 'unchanged', message: null };
  const made = await tx.db
    .insert(contentChecklist)
    .values(rows)
    .onConflictDoNothing()
    .returning({ name: contentChecklist.templateName });
  return {
    outcome: made.length > 0 ? 'created' : 'unchanged',
    message: fr.checklists(made.length, rows.length - made.length),
  };
}
