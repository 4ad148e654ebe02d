/** Rows read at once. */
const STRETCH = 500;

/** Reads rows after an id, by rising id, at most so many. */
type Read<Row> = (after: number, most: number) => Promise<Row[]>;

interface Work<Row> {
  read: Read<Row>;
  work(row: Row): Promise<unknown>;
  /** Told of each fault; the row is tried again by the next run. */
  onFault(error: unknown, row: Row): void;
}

async function workOn<Row>(rows: readonly Row[], { work, onFault }: Work<Row>): Promise<void> {
  for (const row of rows) await work(row).catch((error: unknown) => onFault(error, row));
}

/** Works on every row that waits, each once: those that fail or stay as they are keep none behind them waiting. */
export async function eachRow<Row extends { id: number }>(what: Work<Row>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await what.read(after, STRETCH);
    await workOn(rows, what);
    if (rows.length < STRETCH) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * The same, where asking about all of them is too much for one run: each run takes a stretch after that of the run
 * before, and the last is followed by the first again. A process remembers where it is; a new one begins anew.
 */
export function inRounds(): <Row extends { id: number }>(what: Work<Row>) => Promise<void> {
  let last = 0;
  return async (what) => {
    const rows = await what.read(last, STRETCH);
    last = rows.length < STRETCH ? 0 : (rows.at(-1)?.id ?? 0);
    await workOn(rows, what);
  };
}
