import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startOutbox } from '#src/server/page-store/outbox.ts';
import { openPageStore } from '#src/server/page-store/store.ts';
import { quiet, serveStore } from '#tests/unit/server/page-store/fixture.ts';
import { FileDatabase, renderDocument } from './file-database.ts';

const documents = 30;
const kills = 15;

async function publishThenKill(dir: string, run: number): Promise<void> {
  const script = join(import.meta.dirname, 'publish-until-killed.ts');
  const child = spawn(process.execPath, [script, dir, String(documents), String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // One life in five is cut while it replays, the others in the middle of a publication, however slow the machine.
  const reports = createInterface(child.stdout)[Symbol.asyncIterator]();
  for (let report = 0; report <= run % 5; report += 1) await reports.next();
  await delay((run * 37) % 160);
  child.kill('SIGKILL');
  await once(child, 'close');
}

test('whatever moment the process is killed at, pages are whole and no older than what was published', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'page-store-kill-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const database = new FileDatabase(join(dir, 'database.json'));
  database.create(documents);
  let rerendered = 0;
  for (let run = 1; run <= kills; run += 1) {
    await publishThenKill(dir, run);
    let renders = 0;
    const store = await openPageStore({
      dir: join(dir, 'pages'),
      buildId: 'build',
      maxMemoryBytes: 1_000_000,
      render: async (path) => {
        renders += 1;
        return renderDocument(database, path);
      },
      log: quiet,
    });
    const outbox = startOutbox({ store, query: database.query, log: quiet });
    await outbox.kick();
    await store.settled();
    const site = await serveStore(store);
    for (const path of store.paths()) {
      const { text } = await site.get(path);
      expect(text, `run ${run}, ${path}`).toBe(renderDocument(database, path).body.toString());
    }
    rerendered += renders;
    await outbox.close();
    await store.close();
  }
  // Had a restart simply rendered everything again, the drill would prove nothing.
  expect(rerendered).toBeLessThan((documents * kills) / 3);
  // Nor without publications to be cut.
  expect(database.read().rows.length).toBeGreaterThan(kills * 3);
}, 240_000);
