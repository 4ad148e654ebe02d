// A stage that passed is not run again until a file that matters to it is another.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourFiles } from '../check/files.ts';
import { inProject, say } from '../setup/paths.mjs';
import type { Outcome, Stage } from './stages.ts';

const FOLDER = inProject('node_modules/.cache/merveille/passed');
/** For as many branches and changes gone back to. */
const KEPT = 100;

/** The state every stage depends on: the versions of all tools, their settings, and how a stage is run. */
const ALWAYS = /^(scripts\/(check|setup|test)\/|[^/]+\.(json|ts|mjs)$)/;

/** Of each file once, whatever the number of stages. */
const hashes = new Map<string, string>();

function hashOf(path: string): string {
  const known = hashes.get(path);
  if (known) return known;
  const hash = createHash('sha256')
    .update(readFileSync(inProject(path)))
    .digest('hex');
  hashes.set(path, hash);
  return hash;
}

function keyOf(stage: Stage, matters: (path: string) => boolean): string {
  const hash = createHash('sha256').update(`${stage.name}\0${process.version}\0${process.platform}\0`);
  for (const path of ourFiles().sort())
    if (ALWAYS.test(path) || matters(path)) hash.update(`${path}\0${hashOf(path)}\0`);
  return hash.digest('hex');
}

function recall(file: string): Outcome | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function remember(file: string, { passed, failed }: Outcome): void {
  mkdirSync(FOLDER, { recursive: true });
  const dated = readdirSync(FOLDER).map((name) => ({ name, at: statSync(join(FOLDER, name)).mtimeMs }));
  for (const { name } of dated.sort((a, b) => b.at - a.at).slice(KEPT))
    rmSync(join(FOLDER, name), { force: true });
  writeFileSync(file, JSON.stringify({ passed, failed }));
}

/** The same stage, for a person at work; continuous integration runs everything, always. */
export function remembered(stage: Stage, matters: (path: string) => boolean): Stage {
  if (process.env.CI) return stage;
  const run: Stage['run'] = async (sink) => {
    const key = keyOf(stage, matters);
    const file = join(FOLDER, key);
    const before = recall(file);
    if (before) {
      (sink ?? say)('Nothing that matters to it changed since it passed.');
      return { ...before, remark: 'as it passed before' };
    }
    const outcome = await stage.run(sink);
    // A file saved meanwhile was perhaps not looked at.
    hashes.clear();
    if (outcome.failed === 0 && keyOf(stage, matters) === key) remember(file, outcome);
    return outcome;
  };
  return { name: stage.name, run };
}
