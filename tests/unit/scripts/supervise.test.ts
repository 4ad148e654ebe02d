import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepRunning } from '../../../scripts/setup/supervise.mjs';

const FOLDER = join(import.meta.dirname, '../../../scripts/setup');

/** Ends with these codes, one after the other. */
function endingWith(...codes: number[]) {
  const said: string[] = [];
  const left = codes.values();
  const start = async () => left.next().value ?? 0;
  const kept = keepRunning(start, { firstWaitMs: 5, say: (line) => said.push(line) });
  return kept.then((code) => ({ code, said }));
}

describe('a server that npm start keeps', () => {
  it('is started again after each crash, later each time, and that is said', async () => {
    const { code, said } = await endingWith(1, 134, 137, 0);
    expect(code).toBe(0);
    expect(said).toHaveLength(3);
    expect(said[1]).toContain('code 134');
    expect(said.map((line) => /dans (.*) s\./.exec(line)?.[1])).toEqual(['0.0', '0.0', '0.0']);
  });

  it('is not started again when its start was refused, or when it ended by itself', async () => {
    expect(await endingWith(78, 0)).toEqual({ code: 78, said: [] });
    expect(await endingWith(0, 1)).toEqual({ code: 0, said: [] });
  });

  it('is told to stop with its keeper, which then ends', async () => {
    const program =
      "process.on('SIGTERM', () => process.exit(0)); console.log('up'); setInterval(() => {}, 1000)";
    const script = `
      const { keepRunning } = await import(${JSON.stringify(join(FOLDER, 'supervise.mjs'))});
      const { run } = await import(${JSON.stringify(join(FOLDER, 'run.mjs'))});
      process.exitCode = await keepRunning(() => run(process.execPath, ['-e', ${JSON.stringify(program)}]));`;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((up) => keeper.stdout.once('data', up));
    keeper.kill('SIGTERM');
    expect(await new Promise((resolve) => keeper.once('exit', resolve))).toBe(0);
  });

  it('ends while it waits to start again, when it is told to stop', async () => {
    const script = `
      const { keepRunning } = await import(${JSON.stringify(join(FOLDER, 'supervise.mjs'))});
      process.exitCode = await keepRunning(async () => 1, { firstWaitMs: 60_000 });`;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = await new Promise<string>((told) =>
      keeper.stderr.once('data', (chunk) => told(String(chunk))),
    );
    expect(said).toContain('Nouvel essai dans 60 s');
    keeper.kill('SIGTERM');
    expect(await new Promise((resolve) => keeper.once('exit', resolve))).toBe(1);
  });
});
