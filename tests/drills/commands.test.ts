import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exited, newDataDir, spawnEntry } from '#tests/support/built-server.ts';

interface Run {
  code: number | null;
  said: string;
  refused: string;
}

async function run(dataDir: string, ...args: string[]): Promise<Run> {
  const child = spawnEntry({ DATA_DIR: dataDir, SEED: 'empty' }, args);
  const run = { said: '', refused: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    run.said += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    run.refused += chunk;
  });
  return { code: await exited(child), ...run };
}

function folder(): string {
  const dir = newDataDir();
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('a command on a site that was never started fills it first', async () => {
  const { code, said } = await run(folder(), 'reindex', 'content');
  expect(code).toBe(0);
  expect(said).toContain('first-names');
});

test('a refusal is one sentence, and the data stay as they were', async () => {
  const dataDir = folder();
  const saved = join(folder(), 'saved');
  expect((await run(dataDir, 'backup', saved)).code).toBe(0);
  expect((await run(dataDir, 'reindex', 'content')).code).toBe(0);
  const { code, refused } = await run(dataDir, 'restore', saved);
  expect(code).toBe(1);
  expect(refused.trim()).toMatch(/^This database is not empty: [^\n]+$/);
});

test('a command nobody knows is said so', async () => {
  const { code, refused } = await run(folder(), 'reindexe');
  expect(code).toBe(1);
  expect(refused.trim()).toMatch(/^Unknown command: reindexe \(known: .*backup.*\)$/);
});
