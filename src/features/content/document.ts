import { DomainError } from '#src/calls/domain-error.ts';
import { isContentSlug, NAMESPACES, type Namespace } from './content.ts';
import { readHeader } from './front-matter/read-header.ts';

/** A content document read from its text: what the front matter says, and the Markdown under it. */
export interface ParsedDocument {
  /** The text without `id` and `revision`: what is stored, byte for byte. */
  md: string;
  id: number | null;
  revision: number | null;
  namespace: Namespace;
  slug: string;
  title: string;
  template: string;
  /** Every other key. */
  fields: Record<string, unknown>;
  body: string;
}

/** Opening line, YAML, closing line. */
export const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(\r?\n---[ \t]*(?:\r?\n|$))/;
/** Reading so much YAML takes 30 ms; the longest header that this site ships has 1,200 characters. */
const HEADER_MAX_CHARS = 48 * 1024;
const OWN_KEYS = ['id', 'revision', 'namespace', 'slug', 'title', 'template'];

/** Reads a document. Throws front_matter_invalid (line and column, from 1) or field_invalid. */
export function parseContentDocument(text: string): ParsedDocument {
  requireStorable(text);
  const match = FRONT_MATTER.exec(text);
  if (!match)
    throw invalidFrontMatter('Le document commence par un en-tête entre deux lignes « --- ».', 1, 1);
  const [whole, open = '', yaml = '', close = ''] = match;
  if (yaml.length > HEADER_MAX_CHARS)
    throw invalidFrontMatter(
      'L’en-tête dépasse 48\u202fKio\u202f: gardez-y les champs courts, et le texte dessous.',
      1,
      1,
    );
  const values = readYaml(yaml);
  const kept = dropOwnLines(yaml);
  return {
    md: open + kept + close + text.slice(whole.length),
    id: wholeNumber(values.id),
    revision: wholeNumber(values.revision),
    ...identity(values),
    fields: Object.fromEntries(Object.entries(values).filter(([key]) => !OWN_KEYS.includes(key))),
    body: text.slice(whole.length),
  };
}

/** The text with `id` and `revision` as its first two keys, as every answer carries it. */
export function withIdentity(md: string, id: number, revision: number): string {
  const match = FRONT_MATTER.exec(md);
  if (!match) return md;
  const [, open = ''] = match;
  const newline = open.endsWith('\r\n') ? '\r\n' : '\n';
  return `${open}id: ${id}${newline}revision: ${revision}${newline}${md.slice(open.length)}`;
}

/** No database keeps a null character: pasted from a broken file, it is named rather than dropped. */
function requireStorable(text: string): void {
  const at = text.indexOf('\0');
  if (at < 0) return;
  const { line, column } = placeOf(text, at);
  const sentence = 'Un caractère nul (U+0000) ne peut pas être enregistré\u202f: effacez-le.';
  throw invalidFrontMatter(sentence, line, column);
}

function dropOwnLines(yaml: string): string {
  return yaml.replace(/^(?:id|revision):[^\n]*(?:\n|$)/gm, '');
}

function readYaml(yaml: string): Record<string, unknown> {
  const read = readHeader(yaml);
  if ('fault' in read) {
    const { line, column } = placeOf(yaml, read.fault.at);
    const sentence = `L’en-tête n’est pas lisible à cet endroit. ${read.fault.sentence}`.trimEnd();
    throw invalidFrontMatter(sentence, line + 1, column);
  }
  const { values } = read;
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw invalidFrontMatter('L’en-tête est une suite de lignes « clé: valeur ».', 2, 1);
  return values as Record<string, unknown>;
}

/** The line and the column of an offset, from 1. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function invalidFrontMatter(sentence: string, line: number, column: number): DomainError {
  const full = `${sentence} Ligne ${line}, colonne ${column}.`;
  return new DomainError('front_matter_invalid', full, { fields: { md: full }, extra: { line, column } });
}

function identity(values: Record<string, unknown>) {
  const namespace = values.namespace as Namespace;
  if (!NAMESPACES.includes(namespace))
    throw fieldInvalid('namespace', `Choisissez parmi : ${NAMESPACES.join(', ')}.`);
  const { slug, title } = values;
  const fields = {
    ...(!isTitle(title) && { title: titleFault(title) }),
    ...(!isSlug(slug) && { slug: slugFault(slug) }),
  };
  const [first] = Object.values(fields);
  if (first) throw new DomainError('field_invalid', first, { fields });
  const template = typeof values.template === 'string' && values.template ? values.template : namespace;
  return { namespace, slug: String(slug), title: String(title).trim(), template };
}

const isTitle = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isSlug = (value: unknown) => typeof value === 'string' && isContentSlug(value);

/** Names its field: it is also read above the document, far from it. */
function slugFault(slug: unknown): string {
  if (slug === undefined || slug === null || slug === '') return 'L’adresse est obligatoire.';
  return 'L’adresse s’écrit en lettres minuscules et en chiffres, séparés par des tirets, et pas uniquement en chiffres.';
}

/** `title: 2026` is a number to YAML: a title is there, in a form that is none. */
export function titleFault(title: unknown): string {
  const missing = title === undefined || title === null || typeof title === 'string';
  return missing ? 'Le titre est obligatoire.' : 'Le titre est un texte\u202f: écrivez-le entre guillemets.';
}

export function fieldInvalid(field: string, sentence: string): DomainError {
  return new DomainError('field_invalid', sentence, { fields: { [field]: sentence } });
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}
