// Pieces of a file that is sent, by somebody who does not send as the screen does. On the embedded database statements
// take turns: the races are real ones with TEST_DATABASE_URL.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PIECE_BYTES } from '#src/features/catalogue/feeds/feed.ts';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { CHUNK_BYTES } from '#src/features/content/transfer/transfer.ts';
import { connectDatabase } from '#src/server/db/connect.ts';
import { contentImportChunk, feedPiece } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { feedDesk } from '#tests/support/feeds.ts';
import { untilWaiting } from '#tests/support/locks.ts';

let desk: Desk;
let feeds: ReturnType<typeof feedDesk>;
beforeAll(async () => {
  desk = await openDesk();
  feeds = feedDesk(desk.app, desk.rose.token);
});
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const of = (byte: number, length: number) => Buffer.alloc(length, byte).toString('base64');

/** The two ways that a file comes in by pieces. */
const WAYS = [
  {
    way: 'an archive of contents',
    full: CHUNK_BYTES,
    begin: async (size: number) =>
      (await desk.asRose(() => transferCalls.beginImport({ name: 'a.zip', size }))).id,
    send: (id: string, position: number, bytes: string) =>
      desk.asRose(() => transferCalls.sendImportPiece({ id, position, bytes })),
    goOn: (id: string) => desk.asRose(() => transferCalls.checkImport({ id })),
    cancel: (id: string) => desk.asRose(() => transferCalls.cancelImport({ id })),
    kept: async (id: string) => {
      const rows = await db().select().from(contentImportChunk).where(eq(contentImportChunk.importId, id));
      return Buffer.concat(rows.sort((a, b) => a.position - b.position).map(({ bytes }) => bytes));
    },
    table: 'content_import_chunk where import_id',
  },
  {
    way: 'the feed of a shop',
    full: PIECE_BYTES,
    begin: async (size: number) => {
      const { id: feed_id } = await feeds.makeFeed();
      return (await desk.asRose(() => feedCalls.beginFeedRun({ feed_id, name: 'a.csv', size }))).id;
    },
    send: (id: string, position: number, bytes: string) =>
      desk.asRose(() => feedCalls.sendFeedPiece({ id, position, bytes })),
    goOn: (id: string) => desk.asRose(() => feedCalls.readFeedRun({ id })),
    cancel: (id: string) => desk.asRose(() => feedCalls.cancelFeedRun({ id })),
    kept: async (id: string) => {
      const rows = await db().select().from(feedPiece).where(eq(feedPiece.runId, id));
      return Buffer.concat(rows.sort((a, b) => a.position - b.position).map(({ bytes }) => bytes));
    },
    table: 'feed_piece where run_id',
  },
];

describe.each(WAYS)('$way', ({ full, begin, send, goOn, cancel, kept, table }) => {
  it('is the bytes that were sent, in whatever order and however often', async () => {
    const id = await begin(full + 3);
    const pieces = [of(1, full), of(2, 3)] as const;
    await Promise.all([
      send(id, 1, pieces[1]),
      send(id, 0, pieces[0]),
      send(id, 1, pieces[1]),
      send(id, 0, pieces[0]),
    ]);
    expect((await kept(id)).equals(Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))))).toBe(
      true,
    );
    await goOn(id);
  });

  it.each<[string, number, string]>([
    ['a byte too many', 0, of(1, 6)],
    ['a byte too few', 0, of(1, 4)],
    ['one behind the end', 1, of(1, 5)],
    ['one behind the end, of nothing', 1, 'A'],
    ['one behind the end, of padding', 1, 'A='],
    ['the last place there is', 1000, of(1, 5)],
    ['padding inside', 0, 'AA==AAA='],
    ['padding alone', 0, '='],
    ['three signs of padding', 0, 'AAAAA==='],
    ['a length that no bytes have', 0, 'AAAAAAAAA'],
    ['a NUL', 0, 'AAAAAA\u0000='],
    ['half of a sign', 0, 'AAAAAA\ud800='],
    ['a line', 0, 'AAAA\nAAA='],
    ['the signs of addresses', 0, '--__AAA='],
  ])('refuses %s, and keeps nothing of it', async (_, position, bytes) => {
    const id = await begin(5);
    await expect(send(id, position, bytes)).rejects.toMatchObject({
      code: expect.stringMatching(/^(conflict|field_invalid|validation_failed|invalid)/),
    });
    expect(await kept(id)).toHaveLength(0);
  });

  it('behind the end of a file of whole pieces there is none', async () => {
    const id = await begin(full);
    for (const bytes of ['A', 'A==', '===='])
      await expect(send(id, 1, bytes)).rejects.toMatchObject({ status: expect.any(Number) });
    await expect(goOn(id)).rejects.toMatchObject({ code: 'incomplete' });
  });

  it('given up while its pieces come is given up, and nobody meets a fault', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const id = await begin(full);
      const piece = of(turn, full);
      const done = await Promise.allSettled([send(id, 0, piece), cancel(id), send(id, 0, piece)]);
      const codes = done.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
      );
      for (const code of codes) expect(['conflict', 'not_found']).toContain(code);
      expect(await kept(id)).toHaveLength(0);
    }
  });

  it.runIf(process.env.TEST_DATABASE_URL)('is not written over once it is looked at', async () => {
    const id = await begin(5);
    await send(id, 0, of(1, 5));
    const other = await connectDatabase({ url: desk.app.services.config.databaseUrl, dataDir: '' });
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    // Somebody's piece is held where it is written, and meanwhile the file is asked to be looked at: it waits behind.
    const { late, looked } = await other.db.transaction(async (tx) => {
      await tx.execute(`select from ${table} = '${id}' for update`);
      const late = send(id, 0, of(2, 5)).then(note('piece'), note('refused'));
      await untilWaiting(db(), 1);
      const looked = goOn(id).then(note('looked'), note('not looked'));
      await untilWaiting(db(), 2);
      expect(order).toEqual([]);
      return { late, looked };
    });
    await Promise.all([late, looked]);
    await other.close();
    expect(order.toSorted()).toEqual(['looked', 'piece']);
    expect((await kept(id)).equals(Buffer.alloc(5, 2))).toBe(true);
  });
});
