import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { saveSection } from '#src/features/site/saving.server.ts';
import { SettingGiven } from '#src/features/site/settings.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { siteSetting } from '#src/server/db/schema/index.ts';
import { transferFr as fr } from '../transfer.fr.ts';
import { ZipFault } from '../zip/zip-fault.ts';
import { bringChecklists } from './bring-checklists.server.ts';
import { bringCovers } from './bring-covers.server.ts';
import { bringRedirects } from './bring-redirects.server.ts';
import { bringViews } from './bring-views.server.ts';
import type { BroughtSite } from './brought-site.ts';
import { ChecklistsFile, CoversFile, RedirectsFile, type SiteFile, ViewsFile } from './site-files.ts';

/**
 * Takes a file of the site (settings, former addresses, covers, checklists, views) in the caller's transaction. Throws ZipFault for
 * what does not have the form an export gives it: nothing of such a file is taken.
 */
export async function bringSite(
  tx: Ctx,
  file: SiteFile,
  { text, authorId }: { text: string; authorId: number | null },
): Promise<BroughtSite> {
  const value = jsonOf(text);
  if (file.kind === 'redirects') return bringRedirects(tx, parsed(RedirectsFile.safeParse(value)));
  if (file.kind === 'covers') return bringCovers(tx, parsed(CoversFile.safeParse(value)));
  if (file.kind === 'checklists') return bringChecklists(tx, parsed(ChecklistsFile.safeParse(value)));
  if (file.kind === 'views') return bringViews(tx, parsed(ViewsFile.safeParse(value)));
  const [row] = await tx.db.select().from(siteSetting).where(eq(siteSetting.key, file.section));
  const revision = row?.revision ?? 0;
  const given = parsed(SettingGiven.safeParse({ section: file.section, revision, value }));
  if (row && isDeepStrictEqual(row.value, given.value)) return { outcome: 'unchanged', message: null };
  await saveSection(tx, given, authorId);
  return { outcome: row ? 'updated' : 'created', message: row ? fr.settingKept(revision) : null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ZipFault(fr.notJson);
  }
}

interface Read<T> {
  success: boolean;
  data?: T;
  error?: { issues: readonly { path: PropertyKey[] }[] };
}

function parsed<T>({ success, data, error }: Read<T>): T {
  if (success) return data as T;
  const [issue] = error?.issues ?? [];
  throw new ZipFault(fr.notSite(issue ? issue.path.map(String).join('.') : ''));
}
