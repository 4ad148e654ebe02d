import type { Db } from '#src/server/db/connect.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { type Browse, browsePath, type NamePage, type Neighbours, namePage, neighbours } from './browse.ts';
import { allFirstNames } from './first-names.server.ts';

/**
 * Answers the address of a list: the page to show, the address that it should have had, or nothing. `page` is
 * the number as written in the address; "1" leads to the address without it.
 */
export async function answerBrowse(
  db: Db,
  browse: Browse,
  page: string | null,
): Promise<{ list: NamePage & Neighbours } | { location: string } | null> {
  if (page !== null && !/^[1-9]\d{0,3}$/.test(page)) return null;
  const entries = await allFirstNames(db);
  const list = namePage(entries, browse, Number(page ?? 1));
  if (!list) return null;
  storePage('list:first-names');
  return page === '1'
    ? { location: browsePath(browse) }
    : { list: { ...list, ...neighbours(entries, browse) } };
}
