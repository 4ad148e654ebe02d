/** Lets so many at once do their work, in the order they came. */
export interface Turns {
  /** Runs `work` when its turn comes; not at all, and answers null, once `needless` says so by then. */
  take<T>(work: () => Promise<T>, needless: () => boolean): Promise<T | null>;
}

export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return {
    async take(work, needless) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return needless() ? null : await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
