// Properties stand one by one: a literal spread into the object or the tag around it only hides how many there are.
import ts from 'typescript';
import type { Check } from './report.ts';
import { readSources, type Source } from './source.ts';

const WHY = 'properties are written out one by one, not packed in the spread of a literal';

function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;
}

function isPacked(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return false;
  return ts.isObjectLiteralExpression(bare(node.expression));
}

function packedInCode({ path, parts }: Source): string[] {
  return parts.flatMap(({ tree, firstLine }) => {
    const problems: string[] = [];
    const visit = (node: ts.Node) => {
      if (isPacked(node)) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + firstLine;
        problems.push(`${path}:${line}: ${WHY}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return problems;
  });
}

const NOT_TEMPLATE = /^\s*---\n[\s\S]*?\n---|<(script|style)\b[\s\S]*?<\/\1>/g;

/** The template of an Astro component has no tree here; three dots and a brace say enough. */
function packedInTemplate({ path, text }: Source): string[] {
  if (!path.endsWith('.astro')) return [];
  const template = text.replace(NOT_TEMPLATE, (found) => found.replace(/[^\n]/g, ''));
  return [...template.matchAll(/\.\.\.\s*\{/g)].map(
    ({ index }) => `${path}:${template.slice(0, index).split('\n').length}: ${WHY}`,
  );
}

export function packedIn(source: Source): string[] {
  return [...packedInCode(source), ...packedInTemplate(source)];
}

export const packed: Check = {
  name: 'packed',
  run() {
    const sources = readSources();
    return {
      problems: sources.flatMap(packedIn),
      facts: [`${sources.length} files`],
    };
  },
};
