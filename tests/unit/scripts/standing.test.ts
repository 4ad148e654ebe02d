import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
/** A site's folder whose sources are newer than its build; neither npm nor Astro would work in it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-'));
  cpSync('scripts/command.mjs', join(folder, 'scripts/command.mjs'));
  cpSync('scripts/setup', join(folder, 'scripts/setup'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('node_modules/node'), join(folder, 'node_modules/node'));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/.build-hash'), 'of before');
  const entry = "console.log('ran', process.argv.slice(2).join(' '));";
  writeFileSync(join(folder, 'dist/server/entry.mjs'), entry);
  writeFileSync(join(folder, 'package.json'), '{"name":"essai","type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], env = process.env) =>
  spawnSync(process.execPath, ['scripts/command.mjs', ...args], { cwd: folder, encoding: 'utf8', env });

it.each([
  ['ledger:check'],
  ['ledger:reverse', 'gift:1', 'Erreur'],
  ['accounting:balance', '2026-12-31'],
  ['client', '/tmp/client'],
  ['reindex'],
  ['content:export', '/tmp/contents'],
  ['export', '/tmp/pages'],
])('%s runs on the build that stands, says that it is older, and builds nothing', (...args) => {
  const before = readdirSync(folder).sort();
  const { stdout, stderr } = run(args);
  expect(stdout).toContain(`ran ${args.join(' ')}`);
  expect(stderr).toMatch(/plus ancienne que les sources.*npm run build/);
  expect(readdirSync(folder).sort()).toEqual(before);
});

it('builds where no build stands', () => {
  rmSync(join(folder, 'dist'), { recursive: true });
  const { status, stdout } = run(['export', 'pages'], { ...process.env, PATH: '/nowhere' });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain('ran export');
});
