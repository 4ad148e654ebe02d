// Reads the project's own sources once, for every check that looks at their syntax.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inProject } from '../setup/paths.mjs';
import { projectFiles } from './files.ts';

export interface Source {
  /** Path inside the project. */
  path: string;
  text: string;
  /** Parsed parts: one for a script, the fence and each client `<script>` for an Astro component. */
  parts: { tree: ts.SourceFile; client: boolean; firstLine: number }[];
}

const SCRIPT = /\.(ts|tsx|mjs)$/;
const KINDS = /\.(ts|tsx|mjs|astro|css)$/;

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.ts') || path.endsWith('.mjs') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function astroParts(path: string, text: string): Source['parts'] {
  const parts: Source['parts'] = [];
  const fence = /^\s*---\n([\s\S]*?)\n---/.exec(text);
  if (fence?.[1] !== undefined) parts.push({ tree: parse(path, fence[1]), client: false, firstLine: 2 });
  for (const script of text.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)) {
    if (/type="(application|importmap|speculationrules)/.test(script[1] ?? '')) continue;
    parts.push({ tree: parse(path, script[2] ?? ''), client: true, firstLine: lineOf(text, script.index) });
  }
  return parts;
}

function readSource(path: string): Source {
  const text = readFileSync(inProject(path), 'utf8');
  if (path.endsWith('.astro')) return { path, text, parts: astroParts(path, text) };
  const parts = SCRIPT.test(path) ? [{ tree: parse(path, text), client: false, firstLine: 1 }] : [];
  return { path, text, parts };
}

let sources: Source[] | undefined;

/** Every file of ours that is code or style, read and parsed the first time it is asked for. */
export function readSources(): Source[] {
  sources ??= projectFiles()
    .filter((path) => KINDS.test(path))
    .map(readSource);
  return sources;
}

export interface Import {
  /** A path inside the project, a package's name, or `node:…`. */
  target: string;
  line: number;
}

const ALIASES: [string, string][] = [
  ['#src/', 'src/'],
  ['#search/', 'search-index/'],
  ['#admin/', 'content-admin/'],
  ['#tests/', 'tests/'],
];

function resolveTarget(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return join(dirname(from), bare).replaceAll('\\', '/');
  const alias = ALIASES.find(([prefix]) => bare.startsWith(prefix));
  return alias ? alias[1] + bare.slice(alias[0].length) : bare;
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? null : node.moduleSpecifier.text;
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return node.isTypeOnly ? null : node.moduleSpecifier.text;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const first = node.arguments[0];
    return first && ts.isStringLiteral(first) ? first.text : null;
  }
  return null;
}

/** What a part imports when it runs: an `import type` is gone by then. */
export function importsOf(source: Source, part: Source['parts'][number]): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) {
      const line = part.tree.getLineAndCharacterOfPosition(node.getStart()).line + part.firstLine;
      found.push({ target: resolveTarget(source.path, specifier), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(part.tree);
  return found;
}
