// A suite is a list of stages; each prints what it does, and counts what passed and what failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject, PINNED_NODE, ROOT, say } from '../setup/paths.mjs';

export interface Outcome {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  run: () => Promise<Outcome>;
}

interface Command {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** After this many seconds it is ended, and counts as failed. */
  seconds: number;
}

const running = new Set<ChildProcess>();

/** Interrupts the stage under way, as Ctrl-C would, and waits for its end (10 s at most). */
export async function interrupt(): Promise<void> {
  const ends = [...running].map((child) => {
    child.kill('SIGINT');
    return new Promise((resolve) => child.once('exit', resolve));
  });
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 10_000))]);
}

/** Runs the pinned Node with these arguments, its output shown; true when it ends well and in time. */
export function succeeds({ args, env = {}, seconds }: Command): Promise<boolean> {
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      say(`✗ stopped after ${seconds} s`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
    }, seconds * 1000);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      clearTimeout(late);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** A stage that passes or fails as a whole. */
export function single(name: string, command: Command): Stage {
  return {
    name,
    run: async () => ((await succeeds(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What a report does not hold (a crash, an unhandled error, a file that does not load) still fails. */
function counted(passed: number, failed: number, ended: boolean): Outcome {
  return { passed, failed: ended ? failed : Math.max(1, failed) };
}

function reportFile(name: string): string {
  mkdirSync(inProject('test-results'), { recursive: true });
  const file = inProject(`test-results/${name}.json`);
  rmSync(file, { force: true });
  return file;
}

interface VitestOptions {
  seconds: number;
  env?: NodeJS.ProcessEnv;
  /** Its name in the summary, when a project runs twice. */
  label?: string;
}

/** One project of vitest.config.ts. */
export function vitest(project: string, { seconds, env = {}, label = project }: VitestOptions): Stage {
  const run = async () => {
    const file = reportFile(label);
    const args = [inProject('node_modules/vitest/vitest.mjs'), 'run', '--project', project];
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
    const ended = await succeeds({ args, seconds, env });
    const report = readReport(file);
    return counted(Number(report?.numPassedTests ?? 0), Number(report?.numFailedTests ?? 0), ended);
  };
  return { name: label, run };
}

/** The browser tests, against the built server. */
export function playwright(env: NodeJS.ProcessEnv, seconds: number): Stage {
  const run = async () => {
    const file = reportFile('e2e-report');
    const cli = inProject('node_modules/@playwright/test/cli.js');
    const args = [cli, 'test', '--reporter=list,json'];
    const ended = await succeeds({ args, seconds, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
    const stats = (readReport(file)?.stats ?? {}) as Record<string, number>;
    return counted(stats.expected ?? 0, (stats.unexpected ?? 0) + (stats.flaky ?? 0), ended);
  };
  return { name: 'e2e', run };
}

/**
 * Runs every stage, whatever became of those before, then `release`; prints a summary, and the totals as the
 * last line.
 */
export async function runStages(stages: Stage[], release?: () => Promise<void>): Promise<boolean> {
  const rows: string[] = [];
  const total: Outcome = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    say(`\n━━ ${name}`);
    const started = Date.now();
    const { passed, failed } = await run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    rows.push(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  await release?.();
  say(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
