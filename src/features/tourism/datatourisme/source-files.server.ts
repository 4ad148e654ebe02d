import { createReadStream, existsSync, statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { csvRows } from '#src/lib/csv.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import { CSV_COLUMNS, poiOfRow } from './csv-row.ts';
import { poiOfObject } from './json-object.ts';
import type { Poi } from './poi.ts';

/** One object is a few kilobytes: what is larger is no object. */
const MAX_OBJECT_BYTES = 2 * 1024 * 1024;
const INDEX = /(^|\/)(index|context)\.json(ld)?$/;

/** What was read and could not be: told, never fatal. */
export interface Unreadable {
  unreadable: string;
}

/**
 * Reads what DATAtourisme publishes, as it comes and without holding it: a `.csv` (also `.csv.gz`), the `.zip` of a
 * feed, a folder of its JSON files, or one `.json`. Raises Refusal when the file is none of these.
 */
export async function* readSource(path: string): AsyncGenerator<Poi | Unreadable> {
  if (!existsSync(path)) throw new Refusal(`No such file: ${path}`);
  if (statSync(path).isDirectory()) yield* readFolder(path);
  else if (/\.csv(\.gz)?$/i.test(path)) yield* readCsv(path);
  else if (/\.zip$/i.test(path)) yield* readArchive(path);
  else if (/\.json(ld)?$/i.test(path)) yield* objectsOf(path, await readFile(path, 'utf8'));
  else throw new Refusal(`Neither a CSV, an archive nor JSON: ${path}`);
}

/** What the file is a part of, whatever its date: "datatourisme-reg-bre-20270114.csv" is "datatourisme-reg-bre". */
export function feedName(path: string): string {
  const name = basename(path).replace(/(\.(csv|gz|zip|json|jsonld))+$/i, '');
  return name.replace(/[-_.]?\d{4}[-_]?\d{2}[-_]?\d{2}([-_T]?\d{4,6})?/g, '') || name;
}

async function* readCsv(path: string): AsyncGenerator<Poi> {
  const file = createReadStream(path);
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  bytes.setEncoding('utf8');
  try {
    yield* rowsOf(bytes as AsyncIterable<string>);
  } catch (error) {
    // What zlib says names no file.
    if (error instanceof Refusal || !path.endsWith('.gz')) throw error;
    throw new Refusal(`${path} cannot be unpacked (${(error as Error).message}). Is it whole?`);
  }
}

async function* rowsOf(text: AsyncIterable<string>): AsyncGenerator<Poi> {
  let checked = false;
  for await (const row of csvRows(text)) {
    const missing = checked ? undefined : CSV_COLUMNS.find((column) => !(column in row));
    if (missing) throw new Refusal(`Not a file of DATAtourisme: no column ${missing}`);
    checked = true;
    yield poiOfRow(row);
  }
}

async function* readFolder(path: string): AsyncGenerator<Poi | Unreadable> {
  for await (const name of glob('**/*.{json,jsonld}', { cwd: path })) {
    if (INDEX.test(name)) continue;
    if (statSync(join(path, name)).size > MAX_OBJECT_BYTES) yield { unreadable: name };
    else yield* objectsOf(name, await readFile(join(path, name), 'utf8'));
  }
}

async function* readArchive(path: string): AsyncGenerator<Poi | Unreadable> {
  const done: { name: string; text: string | null }[] = [];
  const unzip = new Unzip((file) => collect(file, (text) => done.push({ name: file.name, text })));
  unzip.register(UnzipInflate);
  const flush = function* () {
    for (const { name, text } of done.splice(0))
      if (text === null) yield { unreadable: name };
      else yield* objectsOf(name, text);
  };
  for await (const chunk of createReadStream(path)) {
    unzip.push(chunk as Buffer);
    yield* flush();
  }
  unzip.push(new Uint8Array(0), true);
  yield* flush();
}

function collect(file: UnzipFile, done: (text: string | null) => void): void {
  if (!/\.json(ld)?$/.test(file.name) || INDEX.test(file.name)) return;
  const parts: Uint8Array[] = [];
  let size = 0;
  file.ondata = (error, part, last) => {
    size += part?.length ?? 0;
    if (!error && size <= MAX_OBJECT_BYTES) parts.push(part.slice());
    if (!last && !error) return;
    done(error || size > MAX_OBJECT_BYTES ? null : Buffer.concat(parts).toString('utf8'));
  };
  file.start();
}

/** One object, a list of them, or a "@graph". */
function* objectsOf(name: string, text: string): Generator<Poi | Unreadable> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    yield { unreadable: name };
    return;
  }
  const graph =
    (read as Record<string, unknown> | null)?.['@graph'] ?? (read as { objects?: unknown })?.objects;
  for (const object of Array.isArray(read) ? read : Array.isArray(graph) ? graph : [read])
    yield poiOfObject(object);
}
