import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

export interface SeedDocument {
  readonly file: string;
  readonly folder: string;
  readonly name: string;
  readonly keys: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly text: string;
}

const seedFolder = join(import.meta.dirname, '../../../src/features/content/seed');

function readSeedDocument(file: string): SeedDocument {
  const text = readFileSync(join(seedFolder, file), 'utf8');
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${file} has no front matter`);
  const yaml = parseDocument(parts[1] ?? '');
  if (yaml.errors.length > 0) throw new Error(`${file}: ${yaml.errors[0]?.message}`);
  const fields = yaml.toJS() as Record<string, unknown>;
  return {
    file,
    folder: dirname(file),
    name: basename(file, '.md'),
    keys: Object.keys(fields),
    fields,
    body: parts[2] ?? '',
    text,
  };
}

export const seedDocuments: readonly SeedDocument[] = globSync('*/*.md', { cwd: seedFolder })
  .sort()
  .map(readSeedDocument);

export function inNamespace(namespace: string): readonly SeedDocument[] {
  return seedDocuments.filter((document) => document.folder === namespace);
}

/** Internal targets of the Markdown links of a text, without query or fragment. */
export function internalLinks(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map((link) => (link[1] ?? '').replace(/[?#].*$/, ''));
}

export function wordCount(body: string): number {
  return body
    .replace(/[|#*>_-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** Gives the displayed text: values and body, without code, tables' rulers, link targets and addresses. */
export function displayedText(document: SeedDocument): string {
  const values = Object.values(document.fields)
    .flat()
    .filter((value) => typeof value === 'string');
  const body = document.body
    .replace(/```[\s\S]*?```|`[^`]*`/g, '')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/\]\([^)]*\)/g, ']');
  return [...values, body].join('\n').replace(/\b\d{4}-\d{2}-\d{2}T[\d:]+Z/g, '');
}
