// npm run check : what can be said of the sources alone, in well under a minute.
import { runStages } from './test/stages.ts';
import { staticStages } from './test/static.ts';

process.exitCode = (await runStages(staticStages())) ? 0 : 1;
