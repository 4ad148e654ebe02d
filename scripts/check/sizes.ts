// Files of one subject, functions of one thought: the limits of the house, by the syntax tree.
import ts from 'typescript';
import type { Check } from './report.ts';
import { readSources, type Source } from './source.ts';

const FILE_LINES = 300;
const FUNCTION_LINES = 40;
const COMPONENT_LINES = 90;

/** Tables, copy and seed content are as long as what they hold. */
const EXEMPT_FILES = /(\/schema\/|\.fr\.ts$|\/seed\/|\/data\/|\/migrations\/|tests\/cast\.ts$)/;

function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isCallExpression(parent)) return `callback of ${parent.expression.getText().slice(0, 40)}`;
  return 'a function';
}

/** `describe(…)` holds tests: it is a chapter, not a function. */
function isChapter(node: ts.FunctionLikeDeclaration): boolean {
  return ts.isCallExpression(node.parent) && /^(test\.)?describe\b/.test(node.parent.expression.getText());
}

/** A function with a name of its own inside another: the methods of a factory, as those of a class. */
function isNamedInside(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false;
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
}

function linesBetween(node: ts.Node, tree: ts.SourceFile): number {
  const start = tree.getLineAndCharacterOfPosition(node.getStart()).line;
  return tree.getLineAndCharacterOfPosition(node.getEnd()).line - start + 1;
}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | ts.JsxAttributes;

function isLiteral(node: ts.Node): node is Literal {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) || ts.isJsxAttributes(node);
}

/** An entry without the wrapping that adds no line of its own: `as const`, parentheses, a JSX attribute's braces. */
function bare(node: ts.Node): ts.Node {
  if (ts.isPropertyAssignment(node)) return bare(node.initializer);
  if (ts.isJsxAttribute(node)) return node.initializer ? bare(node.initializer) : node;
  if (ts.isJsxExpression(node)) return node.expression ? bare(node.expression) : node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression);
  return node;
}

/** The lines that the entries of a literal add: none for those of one line, nor for named functions. */
function linesOfEntries(literal: Literal, tree: ts.SourceFile): number {
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  let lines = 0;
  for (const entry of entries) {
    const value = bare(entry);
    if (isNamedInside(value)) continue;
    if (isLiteral(value)) lines += linesOfEntries(value, tree);
    else if (linesBetween(value, tree) > 1) lines += ownLines(value, tree);
  }
  return lines;
}

/**
 * A function's lines. The named ones inside it count as one line each: they are measured by themselves. So does a
 * literal, which is as long as what it holds; but an entry of several lines that is no literal counts in full.
 */
function ownLines(node: ts.Node, tree: ts.SourceFile): number {
  let inside = 0;
  const visit = (child: ts.Node) => {
    if (isNamedInside(child)) inside += linesBetween(child, tree) - 1;
    else if (isLiteral(child))
      inside += Math.max(0, linesBetween(child, tree) - 1 - linesOfEntries(child, tree));
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return linesBetween(node, tree) - inside;
}

interface Measured {
  name: string;
  lines: number;
  limit: number;
  line: number;
}

export function functionsOf(part: Source['parts'][number], tsx: boolean): Measured[] {
  const found: Measured[] = [];
  const { tree, firstLine } = part;
  const visit = (node: ts.Node) => {
    if (
      ts.isFunctionLike(node) &&
      'body' in node &&
      node.body &&
      !isChapter(node as ts.FunctionLikeDeclaration)
    ) {
      const name = nameOf(node as ts.FunctionLikeDeclaration);
      const start = tree.getLineAndCharacterOfPosition(node.getStart()).line;
      const limit = tsx && /^[A-Z]/.test(name) ? COMPONENT_LINES : FUNCTION_LINES;
      found.push({ name, lines: ownLines(node, tree), limit, line: start + firstLine });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(label: string, values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${label}: ${sorted.length}, median ${quantile(sorted, 0.5)}, p95 ${quantile(sorted, 0.95)}, longest ${sorted.at(-1) ?? 0}`;
}

export const sizes: Check = {
  name: 'sizes',
  run() {
    const sources = readSources().filter(({ path }) => !EXEMPT_FILES.test(path));
    const problems: string[] = [];
    const functionLines: number[] = [];
    for (const source of sources) {
      const lines = linesOf(source.text);
      if (lines > FILE_LINES) problems.push(`${source.path}: ${lines} lines (at most ${FILE_LINES})`);
      for (const part of source.parts) {
        for (const found of functionsOf(part, source.path.endsWith('.tsx'))) {
          functionLines.push(found.lines);
          if (found.lines <= found.limit) continue;
          problems.push(
            `${source.path}:${found.line}: ${found.name} is ${found.lines} lines (at most ${found.limit})`,
          );
        }
      }
    }
    const fileLines = sources.map(({ text }) => linesOf(text));
    return { problems, facts: [spread('files', fileLines), spread('functions', functionLines)] };
  },
};
