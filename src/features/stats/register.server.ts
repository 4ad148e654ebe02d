import { register } from '#src/server/calls/registry.ts';
import { pageFigures } from './page-figures.server.ts';
import { statsCalls } from './stats.calls.ts';
import { exportStats, stats } from './stats.server.ts';
import { statsWays } from './ways.server.ts';

export function registerStats(): void {
  register(statsCalls, { stats, exportStats, statsWays, pageFigures });
}
