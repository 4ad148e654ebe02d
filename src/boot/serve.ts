import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { createApp } from 'astro/app/entrypoint';
import { FOUND } from '#src/features/search/found.server.ts';
import { KeptAnswers } from '#src/server/calls/kept-answers.ts';
import { startPurger } from '#src/server/cdn/purger.ts';
import type { Config } from '#src/server/config.ts';
import { FIRST_START_LOCK, oneProcessAtATime } from '#src/server/db/lock.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { openCdn } from '#src/server/gateways/cdn.ts';
import { createHealth } from '#src/server/health.ts';
import { createApi } from '#src/server/http/api.ts';
import { createListener } from '#src/server/http/listener.ts';
import { openMediaFiles } from '#src/server/http/media-files.ts';
import { createPages } from '#src/server/http/pages.ts';
import { ipOf } from '#src/server/http/request.ts';
import { openStaticFiles } from '#src/server/http/static-files.ts';
import { createWebServer, type WebServer } from '#src/server/http/web-server.ts';
import { startInternal } from '#src/server/internal.ts';
import { KnownAddresses } from '#src/server/known-addresses.ts';
import type { Log } from '#src/server/log.ts';
import { createMetrics, type Metrics } from '#src/server/metrics/registry.ts';
import { pagesFolder } from '#src/server/page-store/folders.ts';
import { everyPage } from '#src/server/page-store/generations.ts';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';
import { type Outbox, recordPublish, startOutbox } from '#src/server/page-store/outbox.ts';
import { openPageStore, type PageStore } from '#src/server/page-store/store.ts';
import { preparePages } from '#src/server/prepare-pages.ts';
import { patientServices, type Services, setServices } from '#src/server/services.ts';
import { startClock } from '#src/server/start-clock.ts';
import { catchStrays } from '#src/server/strays.ts';
import { ownPlace, type Place } from '#src/server/together/place.ts';
import { isToldToStop, sayReady } from '#src/server/together/worker.ts';
import { buildVersion, CLIENT_DIR } from '#src/server/version.ts';
import { countViews } from '#src/server/views/count-views.ts';
import { consentUnasked } from './announce.server.ts';
import { bootFr } from './boot.fr.ts';
import type { SiteFeatures } from './boot.server.ts';
import { giveBackMemory } from './give-back.ts';
import { startServices } from './start.ts';
import { endUnserved, inOrder, stopWhenAsked } from './stop-when-asked.ts';
import { storedBy } from './stored-by.ts';

export interface Parts {
  config: Config;
  log: Log;
  features: SiteFeatures;
  createApp: typeof createApp;
  /** The scripts and styles that stand in the templates (src/server/inline-module.ts). */
  inlinePieces: readonly string[];
}

const MB = 1024 * 1024;
/** Of answers of calls to guests. */
const ANSWERS_MEMORY_BYTES = 32 * MB;
/** First pages of results, of those that several people asked for. */
const RESULTS_STORED = 500;
/** A browser gives up on a call after 14 s (docs/spec/product.md §9). */
const PUBLISHED_MS = 8000;
/** The longest that a change keeps whoever made it waiting for the old pages to be withdrawn. */
const MARKED_MS = 1000;
/** Even the list of all pages would keep the first readers of a large site waiting. */
const PREPARE_AFTER_MS = 2000;

/** Starts the whole product and serves until SIGTERM or SIGINT, or until the first of several processes says so. */
export async function serve(parts: Parts): Promise<void> {
  const { config, log, features } = parts;
  const place = ownPlace();
  const health = { ready: false };
  const clock = startClock();
  let end = async (_hurried?: AbortSignal) => {};
  catchStrays({ log, stop: () => end(hurryWhere(place)) });
  const { services, stop } = await startServices(config, log, { features, background: true, clock, place });
  setServices(services);
  const welcome = await firstStart(services, features);
  clock.lap('seed');
  const site = await openSite(parts, services);
  clock.lap('pages');
  const { internal, observe } = await openInternal(parts, services, site.store);
  const { api, server } = webSide(parts, services, { site, health, observe });
  const late = place !== null && !place.first;
  // One that comes beside others that serve already is asked once it is ready.
  if (late) await whileServing(services, features);
  if (isToldToStop()) return endUnserved(log, [site.close, internal.close, stop]);
  await listen(server, config);
  clock.lap('listening');
  const begun = Promise.withResolvers<void>();
  stopWhenAsked(log, { begun: begun.promise, stop: (hurried) => end(hurried) });
  if (!late) await whileServing(services, features);
  clock.lap('search index, memory given back');
  health.ready = true;
  log.info({ laps: clock.laps() }, 'ready');
  if (place) sayReady(internal);
  const prepare = prepareSoon(parts, services, site.store);
  const { close: unwatch } = features.watch(services);
  end = async (hurried) => {
    health.ready = false;
    server.endConnections();
    clearTimeout(prepare);
    await drained(config, hurried);
    await inOrder([unwatch, () => server.close(api.close), site.close, internal.close, stop]);
  };
  begun.resolve();
  if (!late) await announce(parts, services, welcome);
}

type Welcome = Awaited<ReturnType<typeof firstStart>>;

async function announce({ config, log, features }: Parts, services: Services, welcome: Welcome) {
  if (consentUnasked(config)) log.warn(bootFr.consentUnasked(config.gtmId ?? ''));
  await features.announce(services, welcome);
}

interface WebParts {
  site: Awaited<ReturnType<typeof openSite>>;
  health: { ready: boolean };
  observe: Metrics['observe'];
}

function webSide({ config, features }: Parts, services: Services, { site, health, observe }: WebParts) {
  const api = createApi(services, { version: buildVersion, webhook: features.webhook, kept: site.answers });
  const listener = createListener({
    services,
    ...site,
    files: [...builtFiles(config), ...features.files(services)],
    api: api.handle,
    version: buildVersion,
    health: createHealth(services, { started: () => health.ready, others: features.health }),
    observe,
  });
  return { api, server: createWebServer(listener) };
}

/** Figures and commands: for whoever is on this machine, or for the first of several processes. */
async function openInternal({ config, features }: Parts, services: Services, store: PageStore) {
  const place = ownPlace();
  const { internalPort: port, dataDir } = config;
  const commands = features.commands(services, store);
  const figures = features.figures(services);
  const metrics = createMetrics({ store: () => store.stats(), figures, worker: place?.slot });
  const at = place ? { port: 0, dataDir: null } : { port, dataDir };
  const internal = await startInternal(at, { metrics, command: (name) => commands[name] });
  return { internal, observe: metrics.observe };
}

/** By one process of those that share a port: of the others each makes what it is asked for. */
function prepareSoon({ features }: Parts, services: Services, store: PageStore): NodeJS.Timeout {
  const paths = () => features.publicPaths(services);
  const prepare = () => {
    if ((ownPlace()?.slot ?? 1) === 1) void preparePages(services, store, paths);
  };
  return setTimeout(prepare, PREPARE_AFTER_MS).unref();
}

async function drained({ drainSeconds }: Config, hurried?: AbortSignal): Promise<void> {
  await pause(drainSeconds * 1000, null, hurried ? { signal: hurried } : {}).catch(() => {});
}

async function firstStart(services: Services, features: SiteFeatures) {
  const patient = patientServices(services);
  return oneProcessAtATime(services.database, FIRST_START_LOCK, async () => {
    await features.seed(patient);
    return features.firstAdmin(patient);
  });
}

/** Does what the first pages need not wait for. */
async function whileServing(services: Services, features: SiteFeatures): Promise<void> {
  const patient = patientServices(services);
  // Not before the seed: a search made of tables still being filled would be taken for a whole one.
  await services.jobs.begin();
  await oneProcessAtATime(services.database, FIRST_START_LOCK, () => features.seedRest(patient));
  await features.firstIndex(patient);
  giveBackMemory();
}

const builtFiles = ({ dataDir, https }: Config) => [
  openStaticFiles(CLIENT_DIR, join(dataDir, 'assets'), https),
  openMediaFiles(join(dataDir, 'media'), https),
];

/** The page store with its outbox, and the renderer behind it. */
export async function openSite(parts: Parts, services: Services) {
  const { config, log, features } = parts;
  const kept = new KeptReads();
  const answers = new KeptAnswers(ANSWERS_MEMORY_BYTES);
  const addresses = new KnownAddresses(features.addresses(services), (err) =>
    log.warn({ err }, 'addresses not read: each that is asked for is looked up'),
  );
  const pages = createPages(parts.createApp({ streaming: false }), services, {
    redirectOf: (path) => features.redirectOf(services, path),
    kept,
    written: parts.inlinePieces,
    variantOf: features.variantOf,
    addresses,
  });
  const viewed = countViews(config, pages, { seen: features.viewed, onward: features.onward });
  await features.catchUp(patientServices(services));
  const purger = config.cdn && startPurger({ cdn: openCdn(config.cdn), log });
  // Bytes of each megabyte that is given to all processes of this port.
  const share = Math.floor(MB / (ownPlace()?.of ?? 1));
  const store = await openPageStore({
    dir: pagesFolder(config.dataDir, ownPlace()?.slot),
    buildId: storedBy(config),
    maxMemoryBytes: config.pageMemoryMb * share,
    passing: {
      diskBytes: config.listDiskMb * share,
      indexBytes: config.listIndexMb * share,
      few: { tag: FOUND, most: RESULTS_STORED },
    },
    keyOf: (target) => features.keyOf(target),
    variantOf: features.variantOf,
    viewed,
    render: (path, reader) => pages.forStore(path, reader && ipOf(reader, config.trustProxy)),
    log,
    changed: (tags) => {
      kept.forget(tags);
      answers.forget(tags);
      addresses.changed(tags);
    },
    refreshed: (tags) => purger?.purge(tags),
  });
  const outbox = startOutbox({
    store,
    query: services.database.query,
    listen: (heard) => services.database.listen('page_outbox', heard, () => heard()),
    timesPublished: services.database.timesPublished,
    served: (tags) => purger?.purge(tags),
    log,
  });
  await outbox.ready;
  void addresses.load();
  services.publisher = {
    ...publisherOf(services, store, outbox),
    forget: (tags) => answers.forget(tags),
    withdraw: (tags) => {
      void store.invalidate(tags);
      purger?.purge(tags);
    },
  };
  return {
    pages,
    store,
    answers,
    async close() {
      await outbox.close();
      await store.close();
      await purger?.close();
    },
  };
}

/** Sends changes made outside a transaction through the outbox too, so that every process hears of them. */
function publisherOf({ database }: Services, store: PageStore, outbox: Outbox): Services['publisher'] {
  // From the call that publishes to the page that is served, nothing of the background comes between.
  // The change is made: who made it is not kept waiting by a database that went away since.
  const kick = () => {
    const late = pause(PUBLISHED_MS, undefined, { ref: false });
    return Promise.race([outbox.kick(), late]).finally(store.attend());
  };
  const mark = () => {
    const late = pause(MARKED_MS, undefined, { ref: false });
    return Promise.race([outbox.mark(), late]);
  };
  const publish = async (tags: string[]) => {
    await database.db.transaction((tx) => recordPublish(querierOf(tx), tags));
    await kick();
  };
  return {
    kick,
    mark,
    async regenerate(tags, page) {
      await publish(tags);
      if (page) await Promise.race([store.warm([page]), pause(PUBLISHED_MS, undefined, { ref: false })]);
      return store.pathsTagged(tags);
    },
    async invalidateAll() {
      await publish([everyPage]);
      return store.stats().paths;
    },
    pathsTagged: (tags) => store.pathsTagged(tags),
  };
}

function listen(server: WebServer, { port, host }: Config): Promise<void> {
  return server.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(bootFr.portTaken(port)) : error;
  });
}

/** Nobody has to be turned away before one of several processes ends: the others serve the same port. */
const hurryWhere = (place: Place | null) => (place ? AbortSignal.abort() : undefined);
