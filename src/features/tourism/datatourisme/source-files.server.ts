import { createReadStream, existsSync, statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { csvRows } from '#src/lib/csv.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import { CSV_COLUMNS, poiOfRow } from './csv-row.ts';
import { poiOfObject } from './json-object.ts';
import type { Poi } from './poi.ts';

/** One object is a few kilobytes: what is larger is no object. */
const MAX_OBJECT_BYTES = 2 * 1024 * 1024;
const INDEX = /(^|\/)(index|context)\.json(ld)?$/;

/** A file or entry that could not be read: told, never fatal. */
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

/** Names a file's feed, whatever its date: "datatourisme-reg-bre-20270114.csv" is "datatourisme-reg-bre". */
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
    // The errors of zlib name no file.
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

/** Read by its table of contents: a file that is no archive, or is cut short, holds nothing. */
async function* readArchive(path: string): AsyncGenerator<Poi | Unreadable> {
  const archive = await openPromise(path, { decodeStrings: false }).catch(() => null);
  if (!archive) return;
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileNameRaw.toString('utf8');
    if (!/\.json(ld)?$/.test(name) || INDEX.test(name)) continue;
    const text = await textIn(archive, entry);
    if (text === null) yield { unreadable: name };
    else yield* objectsOf(name, text);
  }
}

/** Null for what is too large, locked or damaged. It never unpacks to more than it announces. */
async function textIn(archive: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > MAX_OBJECT_BYTES) return null;
  try {
    return (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
  } catch {
    return null;
  }
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
