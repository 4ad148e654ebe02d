// npm run check : what can be said of the sources alone, in well under a minute. A stage that passed on the same
// files is not run again; `npm run check -- --all` runs them all.
import { remembered } from './test/remembered.ts';
import { interrupt } from './test/stages.ts';
import { STATIC_STAGES } from './test/static.ts';
import { runSuite } from './test/suite.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void interrupt().finally(() => process.exit(130)));
const all = process.argv.includes('--all');
const stages = STATIC_STAGES.map(({ stage, matters }) => (all ? stage : remembered(stage, matters)));
process.exitCode = (await runSuite([stages])) ? 0 : 1;
