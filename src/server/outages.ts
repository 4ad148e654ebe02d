/** The message of its lines. */
export const OUTAGE = 'outage';
/** A line each minute while a cause lasts. */
const EVERY_MS = 60_000;
/** A cause of which nothing was heard for so long is over, when nobody said so. */
const QUIET_MS = 120_000;

/** The part of a pino logger that is used here. */
interface Told {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface Outage {
  since: number;
  last: number;
  /** Failures since the last line. */
  heldBack: number;
  total: number;
  toldAt: number;
}

export interface Outages {
  /** Says it at once the first time, then once a minute with how many were held back. */
  failed(cause: string, error: unknown, more?: object): void;
  /** Says once that it is over; nothing when nothing was wrong. */
  over(cause: string): void;
  /** The causes that last, and since when. */
  now(): { cause: string; since: Date }[];
}

const known = new WeakMap<object, Outages>();

/** The troubles of what stands behind us, as one log tells them: a cause that fails a thousand times is a line a minute. */
export function outagesOf(log: Told): Outages {
  const made = known.get(log) ?? createOutages(log);
  known.set(log, made);
  return made;
}

/** The time of day of the start, and what went by since: no clock that is set right moves it. */
const steady = () => performance.timeOrigin + performance.now();

export function createOutages(log: Told, clock: () => number = steady): Outages {
  const lasting = new Map<string, Outage>();
  let timer: NodeJS.Timeout | undefined;
  const end = (cause: string, { since, last, total }: Outage) => {
    lasting.delete(cause);
    log.warn({ cause, failures: total, seconds: Math.round((last - since) / 1000) }, 'outage over');
  };
  const look = () => {
    for (const [cause, outage] of lasting) if (clock() - outage.last > QUIET_MS) end(cause, outage);
    if (lasting.size === 0) clearInterval(timer);
    if (lasting.size === 0) timer = undefined;
  };
  return {
    failed(cause, error, more = {}) {
      const now = clock();
      const outage = lasting.get(cause) ?? {
        since: now,
        last: now,
        heldBack: 0,
        total: 0,
        toldAt: -EVERY_MS,
      };
      lasting.set(cause, outage);
      timer ??= setInterval(look, EVERY_MS).unref();
      outage.last = now;
      outage.total += 1;
      if (outage.total > 1 && now - outage.toldAt < EVERY_MS) {
        outage.heldBack += 1;
        return;
      }
      log.error({ cause, err: error, heldBack: outage.heldBack, ...more }, OUTAGE);
      outage.heldBack = 0;
      outage.toldAt = now;
    },
    over(cause) {
      const outage = lasting.get(cause);
      if (outage) end(cause, { ...outage, last: clock() });
    },
    now: () => [...lasting].map(([cause, { since }]) => ({ cause, since: new Date(since) })),
  };
}
