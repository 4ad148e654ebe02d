// npm run bench [-- words of a file's name] : runs every exported `bench…` of this folder, each file in a
// process of its own, and prints the figures beside their targets. What is missing here is said, not failed.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { startPostgres } from '#tests/support/postgres.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { type Bench, type BenchContext, type Row, reaches, tableLine } from './support/row.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** A file's time, and that of all of them together; the last may be cut short by it. */
const SECONDS = 1800;
const ALL_SECONDS = 60 * Number(process.env.BENCH_ALL_MINUTES ?? 180);
const secondsLeft = () => Math.max(0, ALL_SECONDS - performance.now() / 1000);

interface FileResult {
  rows: Row[];
  missing: string[];
  ended: boolean;
  error?: string;
}

/** Programs that wanted a core during the last minute. */
const load = () => (loadavg()[0] ?? Number.NaN).toFixed(1);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** The child's side: runs one file and hands its rows to the parent, each as soon as it is known. */
async function runFile(file: string, context: BenchContext): Promise<void> {
  const tell = (part: Partial<FileResult>) => new Promise<void>((sent) => process.send?.(part, () => sent()));
  try {
    const module: Record<string, unknown> = await import(pathToFileURL(FOLDER + file).href);
    for (const [name, bench] of Object.entries(module)) {
      if (!name.startsWith('bench') || typeof bench !== 'function') continue;
      let known = 0;
      for await (const rows of partsOf((bench as Bench)(context))) {
        known += rows.length;
        await tell({ rows });
      }
      if (known === 0) await tell({ missing: [name] });
    }
    await tell({ ended: true });
  } catch (error) {
    // With its cause: a fetch alone says no more than that it failed.
    await tell({ ended: true, error: inspect(error) });
  }
  process.exit(0);
}

async function* partsOf(rows: ReturnType<Bench>): AsyncGenerator<Row[]> {
  if (Symbol.asyncIterator in rows) yield* rows;
  else yield await rows;
}

/** The parent's side. */
function inProcess(file: string, context: BenchContext): Promise<FileResult> {
  const child = fork(fileURLToPath(import.meta.url), ['--one', file, JSON.stringify(context)], {
    execArgv: ['--liftoff-only'],
  });
  return new Promise((resolve) => {
    const seconds = Math.min(SECONDS, secondsLeft());
    const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const result: FileResult = { rows: [], missing: [], ended: false };
    const report = reporter(file);
    child.on('message', (part: Partial<FileResult>) => {
      const { rows = [], missing = [], ...end } = part;
      report(part);
      result.rows.push(...rows);
      result.missing.push(...missing);
      Object.assign(result, end);
    });
    child.once('exit', () => {
      clearTimeout(late);
      if (!result.ended) {
        result.error = `cut before its end (at most ${Math.round(seconds)} s)`;
        report({ error: result.error });
      }
      resolve(result);
    });
  });
}

/** Prints what is known of a file, each row as it comes: a long one that is cut short has said what it knew. */
function reporter(file: string): (part: Partial<FileResult>) => void {
  const before = load();
  let begun = false;
  return ({ rows = [], missing = [], error }) => {
    if (rows.length + missing.length === 0 && !error) return;
    if (!begun) print(`\n━━ ${file} (load ${before} before)`);
    begun = true;
    for (const row of rows) print(tableLine(row));
    for (const name of missing) print(`· ${name}: something it needs is missing on this machine`);
    if (error) print(`✗ ${error}`);
  };
}

async function runAll(words: string[]): Promise<boolean> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  await ensureBuilt();
  const cluster = await startPostgres();
  const memory = Math.round(totalmem() / 1024 ** 3);
  print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${memory} GiB`);
  print(`PostgreSQL: ${cluster?.version ?? 'missing here, its figures are left out'}`);
  const all: FileResult[] = [];
  for (const file of chosen) {
    if (secondsLeft() === 0) {
      print(`\n━━ ${file}: not begun, all of them may take ${ALL_SECONDS / 60} minutes (BENCH_ALL_MINUTES)`);
      continue;
    }
    all.push(await inProcess(file, { postgresUrl: cluster?.url ?? null }));
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
