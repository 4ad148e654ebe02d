import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSearchIndex, SearchUnavailable } from '#search/index.ts';
import { findBinary } from '#src/server/gateways/meilisearch-binary.ts';
import { type RunningMeilisearch, startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';

const log = createLog('silent');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await condition()); waited += 20) {
    if (waited > 10_000) throw new Error('waited in vain');
    await sleep(20);
  }
}

describe('The engine started beside the server', () => {
  let dataDir: string;
  let running: RunningMeilisearch | null = null;
  const start = async () => {
    running = await startMeilisearch({ dataDir, log });
    if (!running) throw new Error('no binary');
    return running;
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'engine-'));
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps its key readable by its owner alone, and its data between starts', async () => {
    const first = await start();
    expect((await stat(join(dataDir, 'meilisearch/key'))).mode & 0o777).toBe(0o600);
    const index = await createSearchIndex({ engine: 'meilisearch', url: first.url, key: first.key });
    const brand = { id: 1, name: 'Chicco', slug: 'chicco', has_cms_entry: false, logo: null, popularity: 1 };
    await index.upsert('brand', [brand]);
    await first.stop();
    const second = await start();
    expect(second.key).toBe(first.key);
    const again = await createSearchIndex({ engine: 'meilisearch', url: second.url, key: second.key });
    expect((await again.health()).documents?.brand).toBe(1);
    await Promise.all([index.close(), again.close()]);
  });

  it('is started again when it dies, at the same address', async () => {
    const { url, key, pid } = await start();
    const index = await createSearchIndex({ engine: 'meilisearch', url, key });
    const killed = pid() ?? 0;
    process.kill(killed, 'SIGKILL');
    await until(async () => pid() !== killed && (await index.health()).available);
    expect(isAlive(killed)).toBe(false);
    await index.close();
  });

  it('gets another port when something takes its own before it does', async () => {
    const real = await findBinary(join(dataDir, 'meilisearch'));
    // Its first start ends at once, as one whose port is taken does.
    const wrapper = `#!/bin/sh
case "$1" in --version) exec ${real} --version;; esac
if [ ! -e ${dataDir}/tried ]; then touch ${dataDir}/tried; exit 1; fi
exec ${real} "$@"
`;
    await mkdir(join(dataDir, 'bin'));
    await writeFile(join(dataDir, 'bin/meilisearch'), wrapper, { mode: 0o755 });
    running = await startMeilisearch({ dataDir, log, path: join(dataDir, 'bin') });
    expect((await fetch(`${running?.url}/health`)).status).toBe(200);
    expect(await stat(join(dataDir, 'tried'))).toBeDefined();
  });

  it('is ended at the next start when its parent was killed', async () => {
    const parent = spawn(process.execPath, ['tests/search-index/support/orphan-parent.ts', dataDir]);
    const line = await new Promise<string>((resolve) =>
      parent.stdout.once('data', (data) => resolve(String(data))),
    );
    const orphan = JSON.parse(line) as { pid: number };
    parent.kill('SIGKILL');
    await new Promise((resolve) => parent.once('exit', resolve));
    expect(isAlive(orphan.pid)).toBe(true);
    const next = await start();
    expect(next.pid()).not.toBe(orphan.pid);
    await until(() => !isAlive(orphan.pid));
  });

  it('ends with a server that exits on an error', async () => {
    const parent = spawn(process.execPath, ['tests/search-index/support/orphan-parent.ts', dataDir, 'exit']);
    const said = new Promise<string>((resolve) =>
      parent.stdout.once('data', (data) => resolve(String(data))),
    );
    const { pid } = JSON.parse(await said) as { pid: number };
    await until(() => !isAlive(pid));
  });

  it('leaves a process alone that merely has the recorded number', async () => {
    await start().then((first) => first.stop());
    const other = spawn('sleep', ['60']);
    await writeFile(join(dataDir, 'meilisearch/pid'), String(other.pid));
    await start();
    expect(isAlive(other.pid ?? 0)).toBe(true);
    other.kill();
  });

  it('fails fast while the engine is down, and comes back by itself', async () => {
    const { url, key, stop } = await start();
    const index = await createSearchIndex({ engine: 'meilisearch', url, key });
    const search = () => index.instant({ query: 'lit', limit: [1, 1, 1], highlight: false });
    await search();
    await stop();
    await expect(search()).rejects.toThrow(SearchUnavailable);
    await expect(search()).rejects.toThrow(SearchUnavailable);
    const before = performance.now();
    for (let tries = 0; tries < 100; tries += 1) await expect(search()).rejects.toThrow(SearchUnavailable);
    expect(performance.now() - before).toBeLessThan(5000);
    expect(await index.health()).toEqual({ engine: 'meilisearch', available: false, documents: null });
    await index.close();
  });
});
