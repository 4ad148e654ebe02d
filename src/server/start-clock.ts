/** The duration of each part of a start, and how much of it was ours: the log line of every start says it. */
export interface StartClock {
  /** Ends the part that began with the lap before; ms of wall time, then of CPU of this process. */
  lap(part: string): void;
  laps(): Record<string, [ms: number, cpuMs: number]>;
}

export function startClock(): StartClock {
  const laps: Record<string, [number, number]> = {};
  // The process's own birth: the first part is what it took to load the code.
  let wall = 0;
  let cpu: NodeJS.CpuUsage = { user: 0, system: 0 };
  const clock: StartClock = {
    lap(part) {
      const now = performance.now();
      const used = process.cpuUsage();
      const spent = used.user + used.system - cpu.user - cpu.system;
      laps[part] = [Math.round(now - wall), Math.round(spent / 1000)];
      wall = now;
      cpu = used;
    },
    laps: () => laps,
  };
  clock.lap('code');
  return clock;
}
