import type { Client } from 'pg';
import { guardClient, type Watched } from './pool.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** A line that only hears would never know that it is dead: it asks something now and then. */
const BEAT_MS = 15_000;
const ANSWER_MS = 5000;

interface Listening {
  open(): Client;
  channel: string;
  heard(payload: string): void;
  /** The line was lost for a while: what was said meanwhile was not heard. */
  missed(): void;
  watch: Watched;
}

/** Keeps one connection listening, and opens it again when it is lost. Rejects when the first one fails. */
export async function listenForever({ open, channel, heard, missed, watch }: Listening) {
  let stopped = false;
  let established = false;
  let pause = FIRST_PAUSE_MS;
  let client: Client | null = null;
  const start = async () => {
    const next = open();
    guardClient(next, ANSWER_MS, watch);
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      clearInterval(beat);
      // Whatever is left of it must not stay open beside the next.
      next.end().catch(() => undefined);
      if (established && !stopped) setTimeout(restart, pause * (0.5 + Math.random() / 2)).unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const beat = setInterval(() => next.query('select 1').catch(again), BEAT_MS).unref();
    const restart = () => start().then(missed, () => undefined);
    next.on('error', again);
    next.on('end', again);
    next.on('notification', (message) => heard(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      again();
      throw error;
    }
    established = true;
    pause = FIRST_PAUSE_MS;
    client = next;
  };
  await start();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
