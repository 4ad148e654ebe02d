import cluster from 'node:cluster';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Config } from '#src/server/config.ts';
import { lockFolder } from '#src/server/db/folder-lock.ts';
import { askConnections } from '#src/server/db/room.ts';
import { type RunningMeilisearch, startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { type Command, sendCommand, startInternal } from '#src/server/internal.ts';
import type { Log } from '#src/server/log.ts';
import { allPagesFolders } from '#src/server/page-store/folders.ts';
import { catchStrays } from '#src/server/strays.ts';
import { Crew, type Hand } from '#src/server/together/crew.ts';
import { gatherMetrics } from '#src/server/together/gathered.ts';
import { PLACE, type Place } from '#src/server/together/place.ts';
import { shareOf } from '#src/server/together/share.ts';

/** A database that starts beside us may take a while. */
const PATIENCE_MS = 60_000;
/** Of PostgreSQL as it comes, when it does not say: whoever serves will find out why. */
const USUAL_CONNECTIONS = 92;

/**
 * The first of several processes: it holds the port, the search engine beside us and the counts that all share, keeps
 * the others running, and serves nobody (docs/decisions/0030-processes-on-one-port.md). Answers the exit code.
 */
export async function lead(config: Config, log: Log): Promise<number> {
  const { workers: size, dataDir, internalPort: port, drainSeconds } = config;
  const share = shareOf(await connections(config), size);
  log.info({ workers: size, each: share.each, all: share.all }, 'connections to PostgreSQL, at most');
  // Before the engine of another who has this folder would be taken for an orphan.
  const unlock = await lockFolder(join(dataDir, 'meilisearch'));
  const engine = config.meiliUrl ? null : await startMeilisearch({ dataDir, log });
  for (const { slot, dir } of allPagesFolders(dataDir))
    if (slot > size) rmSync(dir, { recursive: true, force: true });
  new RateLimiterClusterMaster();
  const crew = new Crew({
    size,
    log,
    fork: (slot, first) => fork({ slot, of: size, first, connections: share.sizes, engine: placeOf(engine) }),
    drainMs: drainSeconds * 1000,
  });
  const internal = await startInternal(
    { port, dataDir },
    { metrics: gatherMetrics(crew, size), command: (name) => forwarded(crew, name) },
  );
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    crew.stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  catchStrays({
    log,
    async stop() {
      crew.stop();
      await engine?.stop();
    },
  });
  const code = await crew.run();
  await internal.close();
  await engine?.stop();
  await unlock();
  return code;
}

/** The connections that all processes may open. */
async function connections({ databaseConnections, databaseUrl }: Config): Promise<number> {
  if (databaseConnections > 0) return databaseConnections;
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const most = await askConnections(databaseUrl ?? '');
    if (most === 'never') break;
    if (most !== null) return most;
    await pause(250);
  }
  return USUAL_CONNECTIONS;
}

const placeOf = (engine: RunningMeilisearch | null): Place['engine'] =>
  engine && { id: engine.id, url: engine.url, key: engine.key };

function fork(place: Place): Hand {
  const worker = cluster.fork({ [PLACE]: JSON.stringify(place) });
  return {
    pid: worker.process.pid,
    send: (message) => void worker.send(message),
    kill: (signal) => void worker.process.kill(signal),
    on: (event: string, heard: (...args: never[]) => void) => void worker.on(event, heard as () => void),
  };
}

/** Commands run in a process that serves: it has the database, the search and the pages. */
function forwarded(crew: Crew, name: string): Command {
  return async (args, say) => {
    const [first] = crew.serving;
    if (!first) throw new Refusal('No process serves yet: try again in a moment');
    let rest = '';
    const heard = (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== 'ok' && !line.startsWith('error: ')) say(line);
    };
    if (!(await sendCommand(first.where, { name, args }, heard)))
      throw new Refusal(`Unknown command: ${name}`);
  };
}
