/** Rows of one statement: the embedded database reads them in about 10 ms, and holds the loop for as long. */
const PIECE_ROWS = 1000;

/**
 * All rows of a long table, a piece at a time, by ascending id. Whoever else waits for this process gets a turn between
 * two pieces.
 * @param read the rows whose id is greater than `after`, by id, at most `limit` of them
 */
export async function readInPieces<Row extends { id: number }>(
  read: (after: number, limit: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = 0; ; ) {
    const piece = await read(after, PIECE_ROWS);
    for (const row of piece) rows.push(row);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE_ROWS) return rows;
    after = last.id;
  }
}
