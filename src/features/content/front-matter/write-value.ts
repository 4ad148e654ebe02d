import { Document, isScalar, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { type Pair, restOfLine } from './pairs.ts';

const WRITE = { lineWidth: 0 } as const;

/** A text or number written in the style of the value it replaces; null when a line is not enough for it. */
export function scalarText(replaced: Node | null, value: unknown): string | null {
  if (typeof value === 'object' || !isScalar(replaced) || replaced.type?.startsWith('BLOCK')) return null;
  const node = new Document(value);
  const scalar = node.contents as Scalar;
  if (typeof value === 'string' && replaced.type) scalar.type = replaced.type;
  return node.toString(WRITE).trimEnd();
}

/** `name: value` on as many lines as it takes, in the manner of what it replaces. */
export function pairText(
  { name, value }: { name: string; value: unknown },
  replaced: Pair | null,
  yaml: string,
): string {
  const node = replaced?.node ?? null;
  if (Array.isArray(value) && isSeq(node) && !node.flow) return listText(name, value, { node, yaml });
  const document = new Document({ [name]: value });
  const written = document.get(name, true) as Node;
  if (isScalar(written) && isScalar(node) && node.type && typeof value === 'string')
    (written as Scalar).type = value.includes('\n') ? 'BLOCK_LITERAL' : node.type;
  if (isSeq(written) && isSeq(node) && node.flow) written.flow = true;
  return document.toString({ ...WRITE, flowCollectionPadding: false }).trimEnd();
}

/** A list one item a line: those that stay keep their own quotes and comments, and all keep the list's indentation. */
function listText(
  name: string,
  values: readonly unknown[],
  { node, yaml }: { node: YAMLSeq; yaml: string },
): string {
  const known = new Map<unknown, string>();
  for (const item of node.items)
    if (isScalar(item) && item.range)
      known.set(item.value, yaml.slice(item.range[0], restOfLine(yaml, item.range[1] - 1)));
  const style = node.items.find(isScalar) ?? null;
  const dash =
    yaml
      .slice(0, node.range?.[0] ?? 0)
      .split('\n')
      .at(-1)?.length ?? 2;
  const lines = values.map(
    (value) => `${' '.repeat(dash)}- ${known.get(value)?.trim() ?? scalarText(style, value) ?? ''}`,
  );
  return [`${name}:`, ...lines].join('\n');
}
