import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchIndex } from '#search/index.ts';
import { features, registerCalls } from '#src/boot/boot.server.ts';
import { configureClient } from '#src/calls/client.ts';
import { hashAtLeastCost } from '#src/features/accounts/password.server.ts';
import { knowRoutes } from '#src/features/content/life/site-routes.server.ts';
import { answer, type CallAnswer, type CallRequest } from '#src/server/calls/answer.ts';
import { type Config, getConfig } from '#src/server/config.ts';
import { memoryJobs } from '#src/server/jobs.ts';
import { createLimits } from '#src/server/limits.ts';
import { createLog } from '#src/server/log.ts';
import { type Services, setServices } from '#src/server/services.ts';
import { createTurns } from '#src/server/turns.ts';
import { openTestDatabase } from './database.ts';
import { pageRoutes } from './site-routes.ts';

export interface TestApp {
  services: Services;
  /** Tags that were published, in order (the page store itself has its own tests). */
  published: string[];
  /** Runs `work` with a bearer token on every call it makes (null: as a guest). */
  as<T>(token: string | null, work: () => Promise<T>): Promise<T>;
  /** A raw request, for what the typed client cannot say. */
  send(path: string, body: string, more?: Partial<CallRequest>): Promise<CallAnswer>;
  /** Runs queued and due jobs. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<Config>;
  /** Rate limits are those of production only when a test is about them. */
  limits?: 'real' | 'wide';
}

const caller = new AsyncLocalStorage<string | null>();
let registered = false;

function registerOnce(): void {
  if (registered) return;
  registered = true;
  registerCalls();
  hashAtLeastCost();
  knowRoutes(pageRoutes());
}

/** The real calls on a real database, without HTTP, pages or third parties. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  registerOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'merveille-test-'));
  const database = await openTestDatabase();
  const config = { ...testConfig(dataDir), databaseUrl: database.url, ...options.config };
  const published: string[] = [];
  const offset = { ms: 0 };
  const search = await createSearchIndex({ engine: 'postgres', db: { query: database.query } });
  const services: Services = {
    config,
    database,
    log: createLog('fatal'),
    limits: createLimits(options.limits === 'real' ? 1 : 1_000_000, database.query),
    turns: createTurns(database.query),
    jobs: memoryJobs(() => services, features.jobs),
    publisher: {
      kick: async () => {},
      mark: async () => {},
      regenerate: async (tags) => {
        published.push(...tags);
        return [];
      },
      invalidateAll: async () => 0,
      pathsTagged: () => [],
    },
    search,
    authenticate: (token, from) => features.authenticate(services, token, from),
    proofs: features.proofs,
    clock: () => new Date(Date.now() + offset.ms),
    moveClock: (ms) => {
      offset.ms = ms;
    },
  };
  setServices(services);
  const send: TestApp['send'] = (path, body, more = {}) => answer(services, request(path, body, more));
  configureClient({
    transport: async (path, json, { headers }) => {
      const token = caller.getStore();
      const onceKey = headers['idempotency-key'] ?? null;
      const given = await send(
        path,
        json,
        token ? { authorization: `Bearer ${token}`, onceKey } : { onceKey },
      );
      return { status: given.status, text: JSON.stringify(given.body) };
    },
  });
  return {
    services,
    published,
    as: (token, work) => caller.run(token, work),
    send,
    runJobs: () => services.jobs.runDue(),
    async close() {
      await search.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function testConfig(dataDir: string): Config {
  return getConfig({
    DATA_DIR: dataDir,
    ENABLE_TEST_CALLS: '1',
    CHECK_ANSWERS: '1',
    LOG_LEVEL: 'silent',
    SEED: 'empty',
    CMS_CALLBACK_KEY: 'cms-key-of-the-tests',
  });
}

function request(path: string, body: string, more: Partial<CallRequest>): CallRequest {
  return {
    path,
    contentType: 'application/json',
    authorization: null,
    sessionUuid: null,
    ip: '127.0.0.1',
    userAgent: 'tests',
    requestId: 'test',
    body: async (limit) => (Buffer.byteLength(body) > limit ? null : body),
    ...more,
  };
}
