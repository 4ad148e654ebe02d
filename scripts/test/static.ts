import { inProject } from '../setup/paths.mjs';
import { type Stage, single, vitest } from './stages.ts';

const bin = (path: string) => inProject(`node_modules/${path}`);

/** What needs no server: format and lint, types, our own checks, unit tests. */
export function staticStages(): Stage[] {
  const biome = bin('@biomejs/biome/bin/biome');
  const lint = ['ci', '.', '--max-diagnostics=50', '--colors=off'];
  return [
    single('lockfile', { args: [inProject('scripts/lockfile.mjs'), '--check'], seconds: 20 }),
    single('format, lint', { args: [biome, ...lint], seconds: 60 }),
    single('astro types', {
      args: [bin('astro/bin/astro.mjs'), 'check', '--minimumFailingSeverity=warning'],
      seconds: 240,
    }),
    // After astro check, which writes the types of .astro/ that a fresh clone lacks.
    single('types', { args: [bin('@typescript/native/bin/tsc'), '--noEmit'], seconds: 120 }),
    ...['sizes', 'imports', 'sides', 'words', 'storage', 'documented', 'references'].map((name) =>
      single(name, { args: [inProject('scripts/check/run.ts'), name], seconds: 60 }),
    ),
    vitest('unit', { seconds: 180 }),
  ];
}
