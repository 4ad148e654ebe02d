// Reads the project's own sources once, for every check that looks at their syntax.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inProject } from '../setup/paths.mjs';
import { ourFiles } from './files.ts';

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

export function lineOf(text: string, offset: number): number {
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

export function sourceOf(path: string, text: string): Source {
  if (path.endsWith('.astro')) return { path, text, parts: astroParts(path, text) };
  const parts = SCRIPT.test(path) ? [{ tree: parse(path, text), client: false, firstLine: 1 }] : [];
  return { path, text, parts };
}

let sources: Source[] | undefined;

/** Every file of ours that is code or style, read and parsed the first time it is asked for. */
export function readSources(): Source[] {
  sources ??= ourFiles(KINDS).map((path) => sourceOf(path, readFileSync(inProject(path), 'utf8')));
  return sources;
}

/** Comments of a script, a style sheet or a component, each with the place where it begins. */
export function commentsOf(text: string): { text: string; index: number }[] {
  const found = text.matchAll(/(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*)|<!--[\s\S]*?-->/gm);
  return [...found].map(({ 0: comment, index }) => ({ text: comment, index }));
}

export interface Import {
  /** A path inside the project, a package's name, or `node:…`. */
  target: string;
  line: number;
  typeOnly: boolean;
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

/** Every name in the braces of an import is a type: nothing of it is left when it runs. */
function isTypesAlone({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function found(node: ts.Node): { specifier: string; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypesAlone(node) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { specifier: node.argument.literal.getText().slice(1, -1), typeOnly: true };
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [first] = node.arguments;
  return first && ts.isStringLiteralLike(first) ? { specifier: first.text, typeOnly: false } : null;
}

/** The imports of a part as it runs, an `import type` being gone by then; with `types`, those too. */
export function importsOf(
  source: Source,
  part: Source['parts'][number],
  { types = false }: { types?: boolean } = {},
): Import[] {
  const all: Import[] = [];
  const visit = (node: ts.Node) => {
    const one = found(node);
    if (one && (types || !one.typeOnly)) {
      const line = part.tree.getLineAndCharacterOfPosition(node.getStart()).line + part.firstLine;
      all.push({ target: resolveTarget(source.path, one.specifier), line, typeOnly: one.typeOnly });
    }
    ts.forEachChild(node, visit);
  };
  visit(part.tree);
  return all;
}
