import { register } from '#src/server/calls/registry.ts';
import { statsCalls } from './stats.calls.ts';
import { exportStats, stats } from './stats.server.ts';

export function registerStats(): void {
  register(statsCalls, { stats, exportStats });
}
