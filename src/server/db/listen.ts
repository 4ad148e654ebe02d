import type { Client } from 'pg';
import { endClient, guardClient, type Watched } from './pool.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** A line that only hears would never know that it is dead: it asks something now and then. */
const BEAT_MS = 15_000;
const ANSWER_MS = 5000;

interface LineOptions {
  open(): Client;
  watch: Watched;
}

interface Listener {
  heard(payload: string): void;
  /** The line was lost for a while: what was said meanwhile was not heard. */
  missed(): void;
}

/** One connection that listens for all who wait to hear something, and is opened again when it is lost. */
export class Line {
  readonly #options: LineOptions;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Promise<Client> | null = null;
  #pause = FIRST_PAUSE_MS;
  #stopped = false;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Rejects, and hears nothing, when there is no connection. Answers the way to stop. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const client = await this.#connected();
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      listeners.delete(listener);
      throw error;
    }
    return async () => {
      listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#stopped = true;
    const client = await this.#client?.catch(() => null);
    if (client) await endClient(client);
  }

  /** The line as it is, or a new one; while it is being opened again, whoever asks waits for that. */
  #connected(): Promise<Client> {
    this.#client ??= this.#start().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #start(): Promise<Client> {
    const { open, watch } = this.#options;
    const client = open();
    guardClient(client, ANSWER_MS, watch);
    let established = false;
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      clearInterval(beat);
      // Whatever is left of it must not stay open beside the next.
      client.end().catch(() => undefined);
      if (established) this.#restartSoon();
    };
    const beat = setInterval(() => client.query('select 1').catch(again), BEAT_MS).unref();
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of this.#listeners.get(channel) ?? []) heard(payload);
    });
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      again();
      throw error;
    }
    if (lost) throw new Error('The line was lost at once');
    established = true;
    this.#pause = FIRST_PAUSE_MS;
    return client;
  }

  #restartSoon(): void {
    this.#client = null;
    if (this.#stopped) return;
    setTimeout(() => this.#restart(), this.#pause * (0.5 + Math.random() / 2)).unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #restart(): void {
    if (this.#stopped) return;
    this.#connected().then(
      () => {
        for (const listeners of this.#listeners.values()) for (const { missed } of listeners) missed();
      },
      () => this.#restartSoon(),
    );
  }
}
