import type { Ctx } from '#src/server/calls/context.ts';
import { contentView } from '#src/server/db/schema/index.ts';
import { VIEWS_MAX } from '../../life/life.ts';
import { transferFr as fr } from '../transfer.fr.ts';
import type { BroughtSite } from './brought-site.ts';
import type { ViewsFile } from './site-files.ts';

/** Takes the kept views whose names are free here, while the team may keep more; those of this site stay. */
export async function bringViews(tx: Ctx, given: ViewsFile): Promise<BroughtSite> {
  const here = await tx.db.select().from(contentView);
  const searches = new Map(here.map(({ name, search }) => [name, search]));
  const others = given.filter(({ name, search }) => searches.get(name) !== search);
  const fresh = new Map(others.flatMap((view) => (searches.has(view.name) ? [] : [[view.name, view]])));
  const taken = [...fresh.values()].slice(0, Math.max(0, VIEWS_MAX - here.length));
  if (taken.length > 0) await tx.db.insert(contentView).values(taken);
  return {
    outcome: taken.length > 0 ? 'created' : 'unchanged',
    message: others.length > 0 ? fr.views(taken.length, others.length - taken.length) : null,
  };
}
