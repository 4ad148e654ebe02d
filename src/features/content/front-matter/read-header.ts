import { type Document, parseDocument } from 'yaml';
import { tooMany } from './too-many.ts';
import { tooNested } from './too-nested.ts';
import { MAX_ALIASES, type YamlFault, yamlFault } from './yaml-fault.ts';

/** `uniqueKeys` compares each key with every other one: five thousand of them held the loop for a second. */
const READ = { prettyErrors: false, uniqueKeys: false } as const;

export const parseHeader = (yaml: string): Document.Parsed => parseDocument(yaml, READ);

/** The values of a header, or why it cannot be read. What would take the parser minutes is not given to it. */
export function readHeader(yaml: string): { values: unknown } | { fault: YamlFault } {
  const unread = tooNested(yaml) ?? tooMany(yaml);
  if (unread) return { fault: unread };
  const document = parseHeader(yaml);
  const fault = yamlFault(document);
  return fault ? { fault } : { values: document.toJS({ maxAliasCount: MAX_ALIASES }) };
}
