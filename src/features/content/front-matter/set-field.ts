import { sameValue } from './equal.ts';
import { findPair, type Pair, readValues } from './pairs.ts';
import { newlineOf, type Split, splitDocument } from './split.ts';
import { pairText, scalarText } from './write-value.ts';

/**
 * Gives a field of the front matter a value and leaves every other line as it is, to the byte. `undefined`
 * takes the field away. A new field is placed after the nearest one that comes before it in `order`.
 * A text whose front matter cannot be read comes back unchanged.
 */
export function setField(
  text: string,
  { name, value }: { name: string; value: unknown },
  order: readonly string[],
): string {
  const parts = splitDocument(text);
  const before = parts && readValues(parts.yaml);
  if (!parts || !before || sameValue(before[name], value)) return text;
  const yaml = edited(parts, { name, value }, order);
  const wanted: Record<string, unknown> = { ...before, [name]: value };
  if (value === undefined) delete wanted[name];
  const after = readValues(yaml);
  // A header written in a way we do not edit (anchors, one-line maps) is better left than damaged.
  const safe = after && (sameValue(after, wanted) || isEmptied(after, wanted, name));
  return safe ? parts.open + yaml + parts.close + parts.body : text;
}

/** A field with a comment beside it is emptied, not removed. */
function isEmptied(after: Record<string, unknown>, wanted: Record<string, unknown>, name: string): boolean {
  return !(name in wanted) && sameValue(after, { ...wanted, [name]: '' });
}

function edited(
  parts: Split,
  { name, value }: { name: string; value: unknown },
  order: readonly string[],
): string {
  const { yaml } = parts;
  const newline = newlineOf(parts.open);
  const pair = findPair(yaml, name);
  if (!pair) return value === undefined ? yaml : inserted(yaml, { name, value, newline }, order);
  if (value === undefined && !hasComment(yaml, pair)) return removed(yaml, pair);
  const given = value === undefined ? '' : value;
  // Several lines are written on several lines: an editor reads them in the whole document too.
  const manyLines = typeof given === 'string' && given.includes('\n');
  const inPlace = manyLines ? null : scalarText(pair.node, given);
  if (inPlace !== null && !inPlace.includes('\n') && pair.valueStart !== null)
    return yaml.slice(0, pair.valueStart) + inPlace + yaml.slice(pair.end);
  const whole = pairText({ name, value: given }, pair, yaml).replaceAll('\n', newline);
  return yaml.slice(0, pair.keyEnd) + whole.slice(name.length) + yaml.slice(pair.end);
}

function inserted(
  yaml: string,
  { name, value, newline }: { name: string; value: unknown; newline: string },
  order: readonly string[],
): string {
  const at = order.indexOf(name);
  const earlier = order.slice(0, Math.max(0, at)).reverse();
  const neighbour = earlier.map((key) => findPair(yaml, key)).find((pair) => pair !== null);
  const place = neighbour ? lineEnd(yaml, neighbour.end) : yaml.length;
  const line = pairText({ name, value }, null, yaml).replaceAll('\n', newline);
  return yaml.slice(0, place) + (yaml === '' ? '' : newline) + line + yaml.slice(place);
}

function removed(yaml: string, pair: Pair): string {
  const end = lineEnd(yaml, pair.end);
  if (end < yaml.length) return yaml.slice(0, pair.start) + yaml.slice(yaml.indexOf('\n', end) + 1);
  return yaml.slice(0, pair.start).replace(/\r?\n$/, '');
}

function hasComment(yaml: string, pair: Pair): boolean {
  return yaml.slice(pair.end, lineEnd(yaml, pair.end)).includes('#');
}

function lineEnd(yaml: string, from: number): number {
  const found = /\r?\n/.exec(yaml.slice(from));
  return found ? from + found.index : yaml.length;
}
