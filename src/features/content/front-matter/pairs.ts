import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { parseHeader, readHeader } from './read-header.ts';

/** The place of a key and its value in the front matter, as offsets into it. */
export interface Pair {
  /** Beginning of the key's line. */
  start: number;
  keyEnd: number;
  /** Null when the key has no value. */
  valueStart: number | null;
  /** After the value's last visible character; before its comment, but for a list one item a line. */
  end: number;
  node: Node | null;
}

/** The front matter's values, or null when it cannot be read as one map. */
export function readValues(yaml: string): Record<string, unknown> | null {
  const read = readHeader(yaml);
  if ('fault' in read) return null;
  const { values } = read;
  if (values === null) return {};
  return typeof values === 'object' && !Array.isArray(values) ? (values as Record<string, unknown>) : null;
}

export function findPair(yaml: string, name: string): Pair | null {
  const { contents } = parseHeader(yaml);
  if (!isMap(contents) || contents.flow) return null;
  const found = contents.items.find(({ key }) => isScalar(key) && key.value === name);
  if (!found || !isScalar(found.key) || !found.key.range) return null;
  const [keyStart, keyEnd] = found.key.range;
  const node = isNode(found.value) ? found.value : null;
  const range = node?.range ?? null;
  const empty = range === null || yaml.slice(range[0], range[1]).trim() === '';
  return {
    start: yaml.lastIndexOf('\n', keyStart) + 1,
    keyEnd,
    valueStart: empty ? null : range[0],
    end: empty ? yaml.indexOf(':', keyEnd) + 1 : endOf(yaml, node, range[1]),
    node,
  };
}

/** A list's last item keeps its comment, as every other item does. */
function endOf(yaml: string, node: Node | null, valueEnd: number): number {
  const end = yaml.slice(0, valueEnd).trimEnd().length;
  return isSeq(node) && !node.flow ? restOfLine(yaml, end) : end;
}

/** Finds the end of the line that holds `from`, trailing spaces apart. */
export function restOfLine(yaml: string, from: number): number {
  const newline = yaml.indexOf('\n', from);
  return yaml.slice(0, newline < 0 ? yaml.length : newline).trimEnd().length;
}
