// A path of the API stands in its contract. Whoever writes it again lets the compiler compare it: a constant of the
// type PathOf (src/calls/client.ts), so that a renamed call breaks no script in silence.
import ts from 'typescript';
import type { Source } from './source.ts';

/** Shaped like a call's path, by the one file that declares it. */
const OTHER_ADDRESSES: Record<string, string> = {
  // Streams, registered beside the calls.
  '/api/list/follow': 'src/features/lists/live/live.ts',
  '/api/assistant/stream': 'src/features/assistant/page/paths.ts',
  // Apple posts a form here.
  '/api/auth/apple': 'src/features/accounts/provider-link.ts',
};

/** The server routes the paths, so it speaks of them. */
const SPEAKS_OF_PATHS = /\.calls\.ts$|^src\/server\//;
const CALL_PATH = /^\/api\/[\w-]+\/[\w-]*$/;

function isHeld(literal: ts.Node): boolean {
  const { parent } = literal;
  if (!ts.isVariableDeclaration(parent) || !parent.type || !ts.isTypeReferenceNode(parent.type)) return false;
  return parent.type.typeName.getText() === 'PathOf';
}

/** The literals of a file that name a call and are held to no contract. */
export function looseCallPaths({ path, parts }: Source): string[] {
  if (!/^(src|content-admin|search-index)\//.test(path) || SPEAKS_OF_PATHS.test(path)) return [];
  const problems: string[] = [];
  for (const { tree, firstLine } of parts) {
    const visit = (node: ts.Node) => {
      const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : '';
      if (CALL_PATH.test(text) && !isHeld(node) && OTHER_ADDRESSES[text] !== path) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + firstLine;
        problems.push(
          `${path}:${line}: '${text}' is held to no contract: call the contract, or write the path in a constant of the type PathOf (src/calls/client.ts)`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return problems;
}
