import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { allClassifications } from '#src/features/catalogue/classifications.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { listItem, product } from '#src/server/db/schema/index.ts';
import { getOwnList, type Seen } from '../access.server.ts';
import { countItems } from '../items.read.server.ts';
import { lockList } from '../items.server.ts';
import { ITEMS_MAX } from '../list.ts';
import { listChanged } from '../live/tell.server.ts';
import { importWords } from './import.fr.ts';
import { readImportCsv } from './import-csv.ts';
import type { LineRefused } from './line-refused.ts';
import { placeWishes, type Wish } from './place.server.ts';
import { readPages } from './read-pages.server.ts';
import type { transferCalls } from './transfer.calls.ts';

interface Read {
  wishes: Wish[];
  refused: LineRefused[];
}

/** Adds what can be read of a file or of pages, and says of each other line why not. Sent again, nothing is doubled. */
export async function importItems(ctx: Ctx, input: InputOf<typeof transferCalls.importItems>) {
  const { csv, urls } = input;
  if ((csv === undefined) === (urls === undefined))
    throw new DomainError('invalid_input', importWords.one, {
      fields: { [csv === undefined ? 'urls' : 'csv']: importWords.one },
    });
  await getOwnList(ctx, input.list_uuid);
  const read = csv === undefined ? await readPages(ctx, urls ?? []) : await readCsv(ctx, csv);
  return inTransaction(ctx, async (tx) => {
    const own = await getOwnList(tx, input.list_uuid);
    await lockList(tx, own);
    const room = ITEMS_MAX - (await countItems(tx.db, own.row.id));
    const { fresh, refused } = sift(await known(tx, own), read, room);
    if (fresh.length > 0) {
      await placeWishes(tx, own, fresh);
      await listChanged(tx, own.row.uuid, 'items');
    }
    return { added: fresh.length, refused: refused.sort((a, b) => a.line - b.line) };
  });
}

async function readCsv(ctx: Ctx, csv: string): Promise<Read> {
  const { wishes, refused } = readImportCsv(csv);
  const families = new Map(
    (await allClassifications(ctx)).flatMap(({ slug, label }) => [
      [plain(slug), slug],
      [plain(label), slug],
    ]),
  );
  return {
    refused,
    wishes: wishes.map((wish) => ({
      ...wish,
      classification: families.get(plain(wish.classification)) ?? wish.classification,
      image: null,
    })),
  };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The same link, or without one the same name, is the same wish. */
const keyOf = (wish: { url: string | null; name: string }) => wish.url ?? `name:${plain(wish.name)}`;

async function known(tx: Ctx, own: Seen): Promise<Set<string>> {
  const rows = await tx.db
    .select({ url: product.url, name: product.name, kind: product.kind })
    .from(listItem)
    .innerJoin(product, eq(product.id, listItem.productId))
    .where(and(eq(listItem.listId, own.row.id), isNull(listItem.removedAt)));
  // By name too: a file that was exported from here names catalogue products without a shop's link.
  return new Set(rows.flatMap((row) => [keyOf(row), keyOf({ ...row, url: null })]));
}

function sift(here: Set<string>, read: Read, room: number): { fresh: Wish[]; refused: LineRefused[] } {
  const fresh: Wish[] = [];
  const refused = [...read.refused];
  let left = room;
  for (const wish of read.wishes) {
    if (here.has(keyOf(wish))) refused.push({ line: wish.line, reason: importWords.already });
    else if (left <= 0) refused.push({ line: wish.line, reason: importWords.full(ITEMS_MAX) });
    else {
      here.add(keyOf(wish));
      left -= 1;
      fresh.push(wish);
    }
  }
  return { fresh, refused };
}
