// node scripts/check/types.ts : the types of every .ts, .tsx and .astro file, in one run of the native compiler.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject, PINNED_NODE, ROOT } from '../setup/paths.mjs';
import { convert, type Module, sourceOffset } from './astro-as-tsx.ts';
import { ourFiles } from './files.ts';

interface Component {
  path: string;
  text: string;
}

/** The modules of the components, by their path in the folder where the compiler finds them. */
type Modules = Map<string, { component: Component; module: Module }>;

interface Place {
  line: number;
  column: number;
}

const UNREACHABLE = 'TS7027';

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function offsetAt(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** Writes the modules into the folder, at the paths of their components; answers them, and what conversion refused. */
function convertAll(folder: string): { modules: Modules; problems: string[] } {
  const modules: Modules = new Map();
  const problems: string[] = [];
  for (const path of ourFiles(/\.astro$/)) {
    const component = { path, text: readFileSync(inProject(path), 'utf8') };
    const { modules: made, faults } = convert(path, component.text);
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    for (const module of made) {
      writeFileSync(join(folder, path + module.suffix), module.text);
      modules.set(path + module.suffix, { component, module });
    }
    for (const { message, offset } of faults) {
      const { line, column } = placeAt(component.text, offset);
      problems.push(`${path}(${line},${column}): error: ${message}`);
    }
  }
  return { modules, problems };
}

/**
 * The project's own settings, for a folder two levels down: `./Button.astro` is found there as `Button.astro.tsx`,
 * whether it is asked for by a relative path or by an alias.
 */
function settings(): object {
  const { include, exclude } = JSON.parse(readFileSync(inProject('tsconfig.json'), 'utf8'));
  const { imports } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const aliases = Object.entries<string>(imports).map(([name, target]) => [
    `${name}.astro`,
    [`${target}.astro`],
  ]);
  return {
    extends: '../../tsconfig.json',
    include: [...include.map((path: string) => `../../${path}`), './**/*.tsx', './**/*.mts', './**/*.mjs'],
    exclude: exclude.map((path: string) => `../../${path}`),
    // The attributes of HTML tags.
    files: ['../../node_modules/astro/astro-jsx.d.ts'],
    compilerOptions: { rootDirs: ['../..', '.'], paths: Object.fromEntries(aliases) },
  };
}

/** The compiler's lines; it exits 1 or 2 when it has something to say, and any other end is an error. */
function compile(folder: string): Promise<string[]> {
  const tsc = inProject('node_modules/@typescript/native/bin/tsc');
  // Each checker looks again at the types it shares with the others: on two processors one is as fast, for half the work.
  const checkers = availableParallelism() > 2 ? [] : ['--checkers', '1'];
  const args = [tsc, '--noEmit', '--pretty', 'false', '--project', folder, ...checkers];
  return new Promise((resolve, reject) => {
    execFile(PINNED_NODE, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      if (!error) resolve([]);
      else if ((error.code === 1 || error.code === 2) && lines.length > 0) resolve(lines);
      else reject(error);
    });
  });
}

/** A line of the compiler as it reads for the component; null for what it says of the conversion's own code. */
function translated(line: string, folder: string, modules: Modules): string | null {
  const [, path = '', row, column, rest = ''] = /^(.+?)\((\d+),(\d+)\): (.*)$/.exec(line) ?? [];
  const found = modules.get(path.slice(folder.length + 1));
  if (!path.startsWith(`${folder}/`) || !found) return line;
  const { component, module } = found;
  const offset = sourceOffset(module, offsetAt(module.text, { line: Number(row), column: Number(column) }));
  // After a `return` in the fence, the template is out of reach for the compiler alone.
  if (offset === null && rest.includes(UNREACHABLE)) return null;
  const place = placeAt(component.text, offset ?? 0);
  return `${component.path}(${place.line},${place.column}): ${rest}`;
}

mkdirSync(inProject('.astro'), { recursive: true });
const folder = mkdtempSync(inProject('.astro/types-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const { modules, problems } = convertAll(folder);
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings()));
const inRoot = folder.slice(ROOT.length);
for (const line of await compile(folder)) {
  const told = translated(line, inRoot, modules);
  if (told !== null) problems.push(told);
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0 ? `types: ok (${modules.size} modules of Astro components among them)\n` : '',
);
process.exitCode = problems.length > 0 ? 1 : 0;
