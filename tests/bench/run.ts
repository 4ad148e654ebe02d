// npm run bench [-- words of a file's name] : runs every exported `bench…` of this folder, each file in a
// process of its own, and prints the figures beside their targets. What is missing here is said, not failed.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, type BenchContext, type Row, reaches, rounded } from './support/row.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const SECONDS = 1800;

interface FileResult {
  rows: Row[];
  missing: string[];
  error?: string;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/** The child's side: runs one file and hands its rows to the parent. */
async function runFile(file: string, context: BenchContext): Promise<void> {
  const result: FileResult = { rows: [], missing: [] };
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(FOLDER + file).href);
    for (const [name, bench] of Object.entries(module)) {
      if (!name.startsWith('bench') || typeof bench !== 'function') continue;
      const rows = await (bench as Bench)(context);
      result.rows.push(...rows);
      if (rows.length === 0) result.missing.push(name);
    }
  } catch (error) {
    // With its cause: a fetch alone says no more than that it failed.
    result.error = inspect(error);
  }
  process.send?.(result, () => process.exit(0));
}

/** The parent's side. */
function inProcess(file: string, context: BenchContext): Promise<FileResult> {
  const child = fork(fileURLToPath(import.meta.url), ['--one', file, JSON.stringify(context)], {
    execArgv: ['--liftoff-only'],
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000);
    let result: FileResult = {
      rows: [],
      missing: [],
      error: `ended without an answer (at most ${SECONDS} s)`,
    };
    child.once('message', (message) => {
      result = message as FileResult;
    });
    child.once('exit', () => {
      clearTimeout(late);
      resolve(result);
    });
  });
}

function line(row: Row): string {
  const reached = reaches(row);
  const mark = reached === null ? ' ' : reached ? '✓' : '✗';
  const figure = `${rounded(row.figure).toLocaleString('en')} ${row.unit}`;
  return `${mark} ${row.name.padEnd(58)} ${figure.padStart(16)}   ${row.target}`;
}

function report(file: string, { rows, missing, error }: FileResult): void {
  print(`\n━━ ${file}`);
  for (const row of rows) print(line(row));
  for (const name of missing) print(`· ${name}: something it needs is missing on this machine`);
  if (error) print(`✗ ${error}`);
}

async function runAll(words: string[]): Promise<boolean> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const cluster = await startPostgres();
  const memory = Math.round(totalmem() / 1024 ** 3);
  print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${memory} GiB`);
  print(`PostgreSQL: ${cluster?.version ?? 'missing here, its figures are left out'}`);
  const all: FileResult[] = [];
  for (const file of chosen) {
    const result = await inProcess(file, { postgresUrl: cluster?.url ?? null });
    if (result.rows.length + result.missing.length > 0 || result.error) report(file, result);
    all.push(result);
  }
  await cluster?.stop();
  const rows = all.flatMap((result) => result.rows);
  const short = rows.filter((row) => reaches(row) === false).length;
  print(`\n${rows.length} figures, ${short} short of their target`);
  return short === 0 && all.every(({ error }) => !error);
}

const [first, file, context] = process.argv.slice(2);
if (first === '--one' && file && context) await runFile(file, JSON.parse(context));
else process.exitCode = (await runAll(process.argv.slice(2))) ? 0 : 1;
