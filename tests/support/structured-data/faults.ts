// An offline validator of a page's structured data: every node of its `@graph` against the vocabulary, against
// what search engines require, and every reference inside it.
import { REQUIRED } from './required.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

type Node = Record<string, unknown>;
interface Reading {
  vocabulary: Vocabulary;
  /** Identifiers declared anywhere in the graph. */
  ids: ReadonlySet<string>;
  faults: string[];
}

const PRIMITIVES = new Set([
  'Text',
  'URL',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Date',
  'DateTime',
  'Time',
]);
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
let vocabulary: Vocabulary | undefined;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isReference = (node: Node) => Object.keys(node).length === 1 && typeof node['@id'] === 'string';
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The one block of structured data of a page; null when it has none. Throws when there are several or no JSON. */
export function graphOf(html: string): Node[] | null {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  if (blocks.length === 0) return null;
  if (blocks.length > 1) throw new Error(`${blocks.length} blocks of structured data in one page`);
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '');
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('no @graph of schema.org');
  return graph;
}

/** Lists the faults of a graph, one line each; empty when none. */
export function graphFaults(graph: readonly Node[]): string[] {
  vocabulary ??= readVocabulary();
  const declared = graph.flatMap((node) => idsIn(node));
  const reading: Reading = { vocabulary, ids: new Set(declared), faults: [] };
  const twice = declared.filter((id, n) => declared.indexOf(id) !== n);
  for (const id of new Set(twice)) reading.faults.push(`${id} is declared twice`);
  for (const node of graph) readNode(node, '@graph', reading);
  return reading.faults;
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isNode(value) || isReference(value)) return [];
  const own = typeof value['@id'] === 'string' ? [value['@id']] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function readNode(node: Node, at: string, reading: Reading): void {
  const type = String(node['@type'] ?? '');
  if (!reading.vocabulary.has(type)) {
    reading.faults.push(`${at}: ${type || 'no type'} is not a type of schema.org`);
    return;
  }
  for (const [of, properties] of REQUIRED)
    if (reading.vocabulary.isA(type, of))
      for (const any of properties)
        if (!any.split('|').some((property) => node[property] !== undefined))
          reading.faults.push(`${type}: ${any} is required`);
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('@')) continue;
    const range = reading.vocabulary.rangeOf(type, property);
    if (!range) reading.faults.push(`${type} has no property ${property}`);
    else for (const one of listed(value)) readValue(one, { at: `${type}.${property}`, range }, reading);
  }
  if (type.endsWith('List')) readPositions(node, reading);
}

function readValue(value: unknown, place: { at: string; range: string[] }, reading: Reading): void {
  const { at, range } = place;
  if (!isNode(value)) {
    const fault = plainFault(value, range, reading.vocabulary);
    if (fault) reading.faults.push(`${at}: ${fault}`);
  } else if (isReference(value)) {
    if (!reading.ids.has(String(value['@id'])))
      reading.faults.push(`${at}: nothing is called ${value['@id']}`);
  } else {
    const type = String(value['@type']);
    if (!range.some((wanted) => reading.vocabulary.isA(type, wanted)))
      reading.faults.push(`${at} takes ${range.join(', ')}, not ${type}`);
    readNode(value, at, reading);
  }
}

function plainFault(value: unknown, range: string[], words: Vocabulary): string | null {
  if (typeof value === 'boolean') return range.includes('Boolean') ? null : 'takes no yes or no';
  if (typeof value === 'number')
    return range.some((type) => ['Number', 'Integer', 'Float', 'Text'].includes(type))
      ? null
      : 'takes no number';
  if (typeof value !== 'string' || value.trim() === '') return `is empty (${JSON.stringify(value)})`;
  if (range.some((type) => words.valuesOf(type).includes(value))) return null;
  if (range.includes('Text') || range.some((type) => words.takesText(type) && !PRIMITIVES.has(type)))
    return null;
  if ((range.includes('URL') || range.includes('Thing')) && URL.canParse(value)) return null;
  if (range.some((type) => type.startsWith('Date')) && ISO_DATE.test(value)) return null;
  if (range.includes('Number') && Number.isFinite(Number(value))) return null;
  return `cannot be ${JSON.stringify(value)} (${range.join(', ')})`;
}

/** Positions go 1, 2, 3…, and every step but the last leads somewhere. */
function readPositions({ '@type': type, itemListElement: items }: Node, { faults }: Reading): void {
  const steps = listed(items).filter(isNode);
  if (steps.length === 0) faults.push(`${type}: empty`);
  steps.forEach((step, n) => {
    if (step.position !== n + 1) faults.push(`${type}: position ${step.position} stands at ${n + 1}`);
    if (type === 'BreadcrumbList' && n < steps.length - 1 && !URL.canParse(String(step.item)))
      faults.push(`BreadcrumbList: ${step.name} leads nowhere`);
  });
}
