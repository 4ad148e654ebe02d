import { readFileSync } from 'node:fs';

/** The processes that the first one started: a search engine beside us is not one of them. */
export function workersOf(pid: number | undefined): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const children = text.trim().split(' ').filter(Boolean).map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('entry.mjs'));
}
