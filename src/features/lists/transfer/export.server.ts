import type { InputOf } from '#src/calls/contract.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import type { Classification } from '#src/features/catalogue/classifications.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { getOwnList } from '../access.server.ts';
import { answerDetailedList } from '../list.read.server.ts';
import type { DetailedList } from '../list.ts';
import { exportCsv } from './export-csv.ts';
import type { transferCalls } from './transfer.calls.ts';

/** The list as its owner sees it: under surprise neither file tells what was given. */
export async function exportList(ctx: Ctx, input: InputOf<typeof transferCalls.exportList>) {
  const seen = await getOwnList(ctx, input.list_uuid);
  const list = await answerDetailedList(ctx, seen);
  const filename = `${list.slug}.${input.format}`;
  const content =
    input.format === 'csv'
      ? csvOf(list, { families: await allClassifications(ctx), hidden: seen.hidden })
      : JSON.stringify(list, null, 2);
  return { filename, content };
}

function csvOf(list: DetailedList, options: { families: Classification[]; hidden: boolean }): string {
  const labels = new Map(options.families.map(({ slug, label }) => [slug, label]));
  return exportCsv(list.items_in_list, { labels, states: !options.hidden });
}
