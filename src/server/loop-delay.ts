import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

const SAMPLE_MS = 10;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/**
 * The most that one turn of the loop took of the processor, within a tick: a process that is late and held nothing was
 * kept waiting by others on its machine. Answers what it was since it was last asked.
 */
function measureTurns(): () => number {
  let most = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const now = process.threadCpuUsage();
    most = Math.max(most, now.user + now.system - before.user - before.system);
    before = now;
  };
  setInterval(look, SAMPLE_MS).unref();
  return () => {
    look();
    const seconds = most / MICROSECONDS;
    most = 0;
    return seconds;
  };
}

/**
 * How late this process came to its timers since the figures were last asked for, at worst and for the slowest one in a
 * hundred: as long as it is late, nobody is answered. Labelled with the process, as several may share a database.
 */
export function measureLoop(register: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delays.enable();
  const process_id = String(process.pid);
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - SAMPLE_MS / 1000);
  const help = 'Delay of the event loop since the last scrape, in seconds';
  const p99 = new Gauge({
    name: 'event_loop_delay_p99_seconds',
    help: `${help}: 99 in a hundred turns`,
    labelNames: ['process_id'],
    registers: [register],
  });
  const turns = measureTurns();
  new Gauge({
    name: 'event_loop_held_max_seconds',
    help: 'Processor time of the longest turn of the event loop since the last scrape, in seconds',
    labelNames: ['process_id'],
    registers: [register],
    collect() {
      this.set({ process_id }, turns());
    },
  });
  new Gauge({
    name: 'event_loop_delay_max_seconds',
    help: `${help}: the worst`,
    labelNames: ['process_id'],
    registers: [register],
    // Both are read at one moment, and begin again together.
    collect() {
      this.set({ process_id }, late(delays.max));
      p99.set({ process_id }, late(delays.percentile(99)));
      delays.reset();
    },
  });
}
