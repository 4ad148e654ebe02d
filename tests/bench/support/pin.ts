import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Puts a process, all its threads and whatever it started on one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children) pin(Number(child), core);
}
