// Runs the stages of a suite, and says how it ended.
import { say } from '../setup/paths.mjs';
import type { Outcome, Stage } from './stages.ts';

interface Done extends Outcome {
  name: string;
  seconds: number;
}

const SLOWEST_FILES = 10;
const SLOWEST_STAGES = 5;
/** As many as the processors of the smallest machine this must be quick on. */
const AT_ONCE = 2;

async function timed(stage: Stage, sink: Parameters<Stage['run']>[0]): Promise<Done> {
  const started = performance.now();
  const outcome = await stage.run(sink);
  return { ...outcome, name: stage.name, seconds: (performance.now() - started) / 1000 };
}

/** Runs stages beside each other, the first ones first; what each prints is shown when it ends. */
async function runTogether(stages: readonly Stage[]): Promise<Done[]> {
  const waiting = [...stages];
  const done: Done[] = [];
  const next = async (): Promise<void> => {
    const stage = waiting.shift();
    if (!stage) return;
    let printed = '';
    done.push(
      await timed(stage, (text) => {
        printed += text;
      }),
    );
    say(`\n━━ ${stage.name}\n${printed.trimEnd()}`);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return done;
}

async function runAlone(stage: Stage): Promise<Done[]> {
  say(`\n━━ ${stage.name}`);
  return [await timed(stage, null)];
}

const row = ({ name, passed, failed, seconds, remark }: Done) =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${passed} passed, ${failed} failed, ${remark ?? `${seconds.toFixed(1)} s`}`;

function slowest(all: { label: string; seconds: number }[], count: number): string {
  const first = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return first.map(({ label, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${label}`).join('\n');
}

/** The stages and the test files that took the most time; a file's own is what it took to load and to run. */
function whatTookLongest(done: Done[]): string {
  const stages = done.map(({ name, seconds }) => ({ label: name, seconds }));
  const files = done.flatMap(({ name, files = [] }) =>
    files.map(({ path, seconds }) => ({ label: `${path} (${name})`, seconds })),
  );
  return `Longest stages:\n${slowest(stages, SLOWEST_STAGES)}\n\nLongest test files:\n${slowest(files, SLOWEST_FILES)}`;
}

const MESSAGE_LENGTH = 400;
// Colours, which a report keeps as the terminal was sent them.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Said again at the end: who reads but the last lines of a long run learns what failed. */
function whatFailed(done: Done[]): string {
  const lines = done.flatMap(({ name, failures = [] }) =>
    failures.map(({ test, message }) => {
      const told = message.replace(COLOUR, '').trim().slice(0, MESSAGE_LENGTH);
      return `✗ ${name}: ${test}\n${told.replace(/^/gm, '    ')}`;
    }),
  );
  return lines.length > 0 ? `\nFailed:\n${lines.join('\n')}` : '';
}

interface SuiteOptions {
  /** Called when every stage has ended. */
  release?: () => Promise<void>;
  /** Says at the end what took longest. */
  sayLongest?: boolean;
}

/**
 * Runs every stage, whatever became of those before: a list of them beside each other, one by itself alone. Prints a
 * summary, and the totals as the last line; true when nothing failed.
 */
export async function runSuite(plan: (Stage | Stage[])[], options: SuiteOptions = {}): Promise<boolean> {
  const started = performance.now();
  const done: Done[] = [];
  for (const step of plan) done.push(...(await (Array.isArray(step) ? runTogether(step) : runAlone(step))));
  await options.release?.();
  const sum = (key: 'passed' | 'failed') => done.reduce((total, one) => total + one[key], 0);
  say(`\n${done.map(row).join('\n')}`);
  if (options.sayLongest) say(`\n${whatTookLongest(done)}`);
  const failed = whatFailed(done);
  if (failed) say(failed);
  say(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
