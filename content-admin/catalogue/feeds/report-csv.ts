import { LINES_MOST, type Outcome } from '#src/features/catalogue/feeds/feed.ts';
import type { FeedLine } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { writeCsv } from '#src/lib/csv-write.ts';
import { feedsFr } from '../catalogue.fr.ts';
import type { FeedClient } from './feed-desk.ts';

const { report: fr } = feedsFr;

/** The number of a line, from 1; a product that vanished stands on none. */
export const lineNumber = ({ position, outcome }: FeedLine) =>
  outcome === 'vanished' ? '' : String(position + 1);

/** The report as a file for spreadsheets, asked a few thousand lines at a time. */
export async function reportCsv(
  calls: Pick<FeedClient, 'feedReport'>,
  { id, outcome }: { id: string; outcome: Outcome | null },
  onProgress: (share: number) => void,
): Promise<string> {
  const rows: string[][] = [Object.values(fr.columns)];
  for (let page = 1; ; page += 1) {
    const { items, total } = await calls.feedReport({ id, outcome, page, per_page: LINES_MOST });
    rows.push(
      ...items.map((line) => [
        ...[lineNumber(line), line.key ?? '', line.title ?? ''],
        ...[fr.outcome[line.outcome], line.message ?? ''],
      ]),
    );
    if (rows.length - 1 >= total || items.length === 0) return writeCsv(rows);
    onProgress((rows.length - 1) / total);
  }
}
