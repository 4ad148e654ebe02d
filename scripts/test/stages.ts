// A suite is a list of stages; each prints what it does, and counts what passed and what failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { inProject, PINNED_NODE, ROOT, say } from '../setup/paths.mjs';
import { type Failure, playwrightReport, reportFile, type TestFile, vitestReport } from './reports.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Those known by name. */
  failures?: Failure[];
  /** The test files it ran. */
  files?: TestFile[];
  /** A word about it for the summary. */
  remark?: string;
}

/** Takes what a stage prints, to be shown when it ends; null shows it as it comes. */
export type Sink = ((text: string) => void) | null;

export interface Stage {
  name: string;
  run: (sink: Sink) => Promise<Outcome>;
}

interface Command {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** After this many seconds it is ended, and counts as failed. */
  seconds: number;
}

const running = new Set<ChildProcess>();

/** Interrupts the stages under way, as Ctrl-C would, and waits for their end (10 s at most). */
export async function interrupt(): Promise<void> {
  const ends = [...running].map((child) => {
    child.kill('SIGINT');
    return new Promise((resolve) => child.once('exit', resolve));
  });
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 10_000))]);
}

function start({ args, env = {} }: Command, sink: Sink): ChildProcess {
  const colours = sink && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...colours, ...env },
    stdio: ['ignore', sink ? 'pipe' : 'inherit', sink ? 'pipe' : 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => sink?.(text));
  running.add(child);
  return child;
}

/** Runs the pinned Node with these arguments; true when it ends well and in time. */
export function succeeds(command: Command, sink: Sink): Promise<boolean> {
  const child = start(command, sink);
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      (sink ?? say)(`✗ stopped after ${command.seconds} s`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
    }, command.seconds * 1000);
    const end = (well: boolean) => {
      clearTimeout(late);
      running.delete(child);
      resolve(well);
    };
    child.once('error', () => end(false));
    // Not at its exit: what it printed last may still be on its way.
    child.once('close', (code) => end(code === 0));
  });
}

/** A stage that passes or fails as a whole. */
export function single(name: string, command: Command): Stage {
  return {
    name,
    run: async (sink) =>
      (await succeeds(command, sink)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** A failure outside the report (a crash, an unhandled error, a file that does not load) still counts. */
export function counted(outcome: Outcome, ended: boolean): Outcome {
  return { ...outcome, failed: ended ? outcome.failed : Math.max(1, outcome.failed) };
}

interface VitestOptions {
  seconds: number;
  env?: NodeJS.ProcessEnv;
  /** Its name in the summary, when a project runs twice. */
  label?: string;
}

/** One project of vitest.config.ts. */
export function vitest(project: string, { seconds, env = {}, label = project }: VitestOptions): Stage {
  const run = async (sink: Sink) => {
    const file = reportFile(label);
    const args = [inProject('node_modules/vitest/vitest.mjs'), 'run', '--project', project];
    args.push('--reporter=default', `--reporter=${inProject('scripts/test/vitest-reporter.ts')}`);
    const ended = await succeeds({ args, seconds, env: { ...env, TEST_REPORT: file } }, sink);
    return counted(vitestReport(file), ended);
  };
  return { name: label, run };
}

/** The browser tests, against the built server. */
export function playwright(env: NodeJS.ProcessEnv, seconds: number): Stage {
  const run = async (sink: Sink) => {
    const file = reportFile('e2e-report');
    const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'];
    const ended = await succeeds({ args, seconds, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }, sink);
    return counted(playwrightReport(file), ended);
  };
  return { name: 'e2e', run };
}
