import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './support/row.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TICKS_PER_SECOND = 100;

/** Processor time of the processes that this one started and that have ended, and of theirs. */
function cpuOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function built(...args: string[]): { wall: number; cpu: number } {
  const [started, cpu] = [performance.now(), cpuOfChildren()];
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...args], { cwd: ROOT, stdio: 'ignore' });
  return { wall: (performance.now() - started) / 1000, cpu: cpuOfChildren() - cpu };
}

/** A build of everything, one after a change that leaves the database's tables alone, and one after none. */
export async function* benchBuild(): AsyncGenerator<Row[]> {
  const seconds = (name: string, figure: number, target: string): Row => ({
    name,
    figure,
    unit: 's',
    target,
  });
  rmSync(join(ROOT, 'dist/.database-hash'), { force: true });
  const whole = built();
  yield [
    seconds('a build of everything', whole.wall, '≤ 40'),
    seconds('a build of everything, processor time', whole.cpu, '≤ 80, which is 40 of two cores'),
  ];
  const pages = built();
  yield [seconds('a build where no table changed, processor time', pages.cpu, 'without the blank database')];
  const none = built('--if-changed');
  yield [seconds('a build where nothing changed, processor time', none.cpu, '≤ 3')];
}
