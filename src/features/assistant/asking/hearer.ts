import type { Answered, Citation, ToolLink } from '../answer.ts';

/** Hears an answer as it is made: each sentence, and a citation before the sentence that bears it. */
export interface Hearer {
  text(delta: string): void;
  citation(citation: Citation): void;
  tool(tool: ToolLink): void;
}

/** Tells an answer sentence by sentence. */
export function tellAll({ text, citations, tool }: Answered, hear: Hearer): void {
  for (const sentence of text.split(/(?<=[.!?…](?:\s*\[\d+\])*)\s+(?=\P{Ll})/u)) {
    for (const citation of citations) if (sentence.includes(`[${citation.n}]`)) hear.citation(citation);
    hear.text(`${sentence} `);
  }
  for (const citation of citations) if (!text.includes(`[${citation.n}]`)) hear.citation(citation);
  if (tool) hear.tool(tool);
}
