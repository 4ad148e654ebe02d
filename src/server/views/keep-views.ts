import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import type { JobKind } from '../jobs.ts';
import { patientServices, type Services } from '../services.ts';
import { views } from './view-counter.ts';
import { endDays, throwSaltAway, writeViews } from './write-views.ts';

/** A crash loses what was counted in so long, at most. */
const EVERY_MS = 10_000;
/** Of two writes of batches that are full. */
const PAUSE_MS = 1000;

/** Writes this process's counts every ten seconds, at midnight, and at its end. */
export function keepViews(services: Services): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let asked = false;
  let day = parisDay(new Date());
  let running: Promise<void> = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    asked = false;
    running = running
      .then(() => writeNow(services))
      .then(turn)
      .then(again);
    return running;
  };
  const turn = async () => {
    const today = parisDay(new Date());
    if (today === day) return;
    await throwSaltAway(services.database, today).then(
      () => {
        day = today;
      },
      (err: unknown) => services.log.warn({ err }, 'the salt of a day that is over is still there'),
    );
  };
  const again = () => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(write, Math.min(EVERY_MS, toMidnight(new Date()))).unref();
  };
  views.onFull = () => {
    if (asked) return;
    asked = true;
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE_MS).unref();
  };
  again();
  return {
    async close() {
      ended = true;
      views.onFull = () => undefined;
      await write();
    },
  };
}

async function writeNow(services: Services): Promise<void> {
  const batch = views.take();
  if (!batch) return;
  try {
    await writeViews(patientServices(services).database, batch, parisDay(new Date()));
  } catch (err) {
    views.restore(batch);
    services.log.warn({ err }, 'views not written: they are kept for the next time');
  }
}

/** From a millisecond after it: the batch belongs to the day that ends. */
function toMidnight(now: Date): number {
  const next = fromParis(`${addDays(parisDay(now), 1)}T00:00`);
  return next ? next.getTime() - now.getTime() + 1 : EVERY_MS;
}

/** The days before this one, once every process has written what it counted of them. */
export const viewsJob: JobKind = {
  name: 'views-end-of-day',
  cron: '7 * * * *',
  run: ({ database }) => endDays(database, parisDay(new Date())),
};
