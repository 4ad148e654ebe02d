import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** User and system time of a process so far, of every thread of it. */
export function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Most resident memory a process ever had, in MB; null where /proc does not say. */
export function peakMemory(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return null;
  }
}

/** Resident memory of a process now, in MB; null where /proc does not say. */
export function residentMemory(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return null;
  }
}

/** Of a process now, in MB, what is its own: without the files that it maps, which the system takes back when it needs to. */
export function ownMemory(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return null;
  }
}

/** The processes that this one started to serve with it; itself where it serves alone. */
export function servingPids(pid: number | undefined): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const serving = children
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('entry.mjs'));
  return serving.length > 0 ? serving : [Number(pid)];
}

const IDLE_FOR_MS = 1500;
/** A tenth of a core: a server at rest takes less. */
const IDLE_SHARE = 0.1;
const PATIENCE_MS = 60_000;

/** Waits until a server that has just started did what it does by itself: filling the second search index, its first jobs. */
export async function rested(pid: number | undefined): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const before = cpuSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, IDLE_FOR_MS));
    if ((cpuSeconds(pid) - before) * 1000 < IDLE_FOR_MS * IDLE_SHARE) return;
  }
}
