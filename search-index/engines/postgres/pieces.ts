/** A statement of about this long: on the embedded database it keeps the process from everything else. */
const ABOUT_MS = 15;
const FIRST = 20;
const FEWEST = 2;
const MOST = 500;

/** The number of documents that a statement takes, learnt from how long the last ones took on this database. */
export interface Pieces {
  size(): number;
  /** Writes the documents in order, some at a time. */
  each<T>(documents: readonly T[], write: (piece: T[]) => Promise<unknown>): Promise<void>;
}

export function createPieces(now: () => number = () => performance.now()): Pieces {
  let size = FIRST;
  const learn = (written: number, ms: number) => {
    const fitting = Math.floor((written * ABOUT_MS) / Math.max(ms, 0.1));
    // One slow statement among quick ones is no reason to write them one by one, nor a quick one to write them all.
    const next = Math.min(Math.max(fitting, size / 2), written < size ? size : size * 2);
    size = Math.min(MOST, Math.max(FEWEST, Math.floor(next)));
  };
  return {
    size: () => size,
    async each(documents, write) {
      for (let at = 0; at < documents.length; ) {
        const piece = documents.slice(at, at + size);
        const begun = now();
        await write(piece);
        learn(piece.length, now() - begun);
        at += piece.length;
      }
    },
  };
}
