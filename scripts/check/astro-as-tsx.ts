// An Astro component as the compiler reads it: TSX for the fence and the template, a module for each script, and the
// way back from a place in those to the place in the component.
import { convertToTsx } from '@astrojs/astro2tsx';

interface Span {
  from: number;
  length: number;
  /** The place where the same text begins in the component. */
  source: number;
}

export interface Module {
  /** The ending that this module's path adds to the component's. */
  suffix: string;
  text: string;
  spans: Span[];
}

export interface Converted {
  modules: Module[];
  /** The refusals and warnings of the conversion itself: a tag or a brace that is not closed. */
  faults: { message: string; offset: number }[];
}

/** A bare script and one of type module are checked as Astro compiles them; the others for their syntax alone. */
const SCRIPTS: Record<string, string> = {
  'processed-module': 'mts',
  module: 'mjs',
  inline: 'mjs',
  'event-attribute': 'mjs',
};

const WARNING = 2;

export function convert(path: string, text: string): Converted {
  const made = convertToTsx(text, { filename: path, ambientTypes: true });
  const spans = made.mappings
    .filter(([, length, , sourceLength]) => length > 0 && sourceLength > 0)
    .map(([from, length, source, sourceLength]) => ({
      from,
      length: Math.min(length, sourceLength),
      source,
    }));
  const scripts = made.scripts.flatMap(({ type, content, position }, index) => {
    const kind = SCRIPTS[type];
    const span = { from: 0, length: content.length, source: position.start };
    return kind ? [{ suffix: `.${index}.${kind}`, text: content, spans: [span] }] : [];
  });
  return {
    modules: [{ suffix: '.tsx', text: made.code, spans }, ...scripts],
    faults: made.diagnostics
      .filter(({ severity }) => severity <= WARNING)
      .map(({ message, position }) => ({ message, offset: position.start })),
  };
}

/** The offset in the component of an offset in one of its modules; null for what the conversion added. */
export function sourceOffset({ spans }: Module, offset: number): number | null {
  const span =
    spans.find(({ from, length }) => offset >= from && offset < from + length) ??
    spans.find(({ from, length }) => offset === from + length);
  return span ? span.source + offset - span.from : null;
}
