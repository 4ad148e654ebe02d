import { inProject } from '../setup/paths.mjs';
import { counted, type Sink, type Stage, single, succeeds, vitest } from './stages.ts';

const bin = (path: string) => inProject(`node_modules/${path}`);

/** Each of our own checks passes or fails by itself, by the line it prints. */
const ours: Stage = {
  name: 'our own checks',
  run: async (sink: Sink) => {
    let printed = '';
    const keep = (text: string) => {
      printed += text;
      (sink ?? ((shown: string) => process.stdout.write(shown)))(text);
    };
    const ended = await succeeds({ args: [inProject('scripts/check/run.ts')], seconds: 180 }, keep);
    const results = [...printed.matchAll(/^\w+: (ok|\d+ problems) \(/gm)].map(([, result]) => result);
    const passed = results.filter((result) => result === 'ok').length;
    return counted({ passed, failed: results.length - passed }, ended);
  },
};

/** A stage and the files it reads, which say whether it must be run again. */
export interface StaticStage {
  stage: Stage;
  matters: (path: string) => boolean;
}

const isCode = (path: string) => /\.(astro|tsx?|mts|mjs|json)$/.test(path);

/** The stages that need no server: format and lint, types, our own checks, unit tests; the longest first. */
export const STATIC_STAGES: StaticStage[] = [
  {
    stage: vitest('unit', { seconds: 360 }),
    matters: (path) => !/^(docs|native)\/|^tests\/(api|bench|drills|e2e|search-index)\//.test(path),
  },
  {
    stage: single('types', { args: [inProject('scripts/check/types.ts')], seconds: 300 }),
    matters: isCode,
  },
  {
    stage: single('format, lint', {
      args: [bin('@biomejs/biome/bin/biome'), 'ci', '.', '--max-diagnostics=50', '--colors=off'],
      seconds: 120,
    }),
    matters: (path) => isCode(path) || /\.(css|html|svg|jsonc?)$/.test(path),
  },
  { stage: ours, matters: () => true },
  {
    stage: single('lockfile', { args: [inProject('scripts/lockfile.mjs'), '--check'], seconds: 20 }),
    matters: () => false,
  },
];
