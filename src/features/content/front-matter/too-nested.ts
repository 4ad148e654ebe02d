import type { YamlFault } from './yaml-fault.ts';

/** The deepest header that this site ships has two levels; the time of the parser grows by the square of them. */
const DEPTH_MAX = 40;
const SENTENCE = 'L’en-tête emboîte trop de listes les unes dans les autres.';
/** A line begins with the marks of all the lists that open on it, after those of the lines above as spaces. */
const MARKS = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${DEPTH_MAX}}`, 'm');
const INDENTED = /^[ \t]{200}/m;

/** Refuses, unread, a header of lists in lists in lists: by brackets, by marks or by indentation. */
export function tooNested(yaml: string): YamlFault | null {
  const at = deepBracket(yaml) ?? MARKS.exec(yaml)?.index ?? INDENTED.exec(yaml)?.index;
  return at === undefined ? null : { sentence: SENTENCE, at };
}

/** The place of the bracket that opens one level too many; those that stand in words count too. */
function deepBracket(yaml: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of yaml.matchAll(/[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else depth = Math.max(0, depth - 1);
    if (depth > DEPTH_MAX) return index;
  }
  return undefined;
}
