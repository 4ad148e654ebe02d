import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Feed, FeedRun } from '#src/features/catalogue/feeds/feeds.calls.ts';
import type { SiteState } from '#src/journeys/newsroom/newsroom.calls.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { makeFeed, sendFeed } from '#tests/support/send-feed.ts';
import { cpuSeconds, peakMemory } from '../support/process.ts';

const ADMIN = { email: 'mesure@exemple.fr', password: 'une longue mesure patiente' };

export interface FeedShop {
  server: BuiltServer;
  makeFeed(name: string): Promise<number>;
  /** From the first byte sent to the report of what would change. */
  look(feedId: number, file: Buffer): Promise<FeedRun>;
  /** From the word of whoever read that report to the end. */
  apply(run: FeedRun): Promise<FeedRun>;
  /** Until nothing that changed is still to be told to the search. */
  searchable(): Promise<void>;
  /** Seconds of processor the server took so far. */
  cpu(): number;
  /** Resident memory of the server, MiB. */
  resident(): number;
  /** The most it had since it was last forgotten, MiB. */
  peak(): number;
  forgetPeak(): void;
}

/** The built site, empty, with an admin at the screen of feeds. */
export async function openFeedShop(env: NodeJS.ProcessEnv = {}): Promise<FeedShop> {
  const server = await startBuiltServer({
    SEED: 'empty',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  const { token } = await callSite<{ token: string }>(server, 'user/login_with_password', ADMIN);
  const site = { url: server.url, token };
  const call = <T>(name: string, input: object) => callSite<T>(site, `admin/${name}`, input);
  const pid = server.process.pid ?? 0;

  /** Asked as the screen does, until the background has nothing more to do. */
  async function settled(id: string): Promise<FeedRun> {
    for (;;) {
      const run = await call<FeedRun>('feed_run_state', { id });
      if (['mapping', 'checked', 'done'].includes(run.state)) return run;
      if (['refused', 'canceled'].includes(run.state)) throw new Error(run.problem ?? run.state);
      await pause(250);
    }
  }
  async function look(feedId: number, file: Buffer): Promise<FeedRun> {
    const id = await sendFeed(call, feedId, file);
    await settled(id);
    const { items } = await call<{ items: Feed[] }>('list_feeds', {});
    const mapping = items.find((feed) => feed.id === feedId)?.mapping ?? {};
    await call('check_feed_run', { id, mapping });
    return settled(id);
  }
  async function apply({ id }: FeedRun): Promise<FeedRun> {
    await call('apply_feed_run', { id });
    return settled(id);
  }
  return {
    server,
    look,
    apply,
    async searchable() {
      while ((await call<SiteState>('site_state', {})).search.behind > 0) await pause(1000);
    },
    cpu: () => cpuSeconds(pid),
    makeFeed: (name) => makeFeed(call, name),
    resident() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    peak: () => (peakMemory(pid) ?? 0) / 1.024,
    forgetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  };
}
