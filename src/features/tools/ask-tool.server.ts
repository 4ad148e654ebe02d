import { parisDay } from '#src/lib/calendar-day.ts';
import type { Services } from '#src/server/services.ts';
import { type Given, givenOf } from './form/field.ts';
import { isAsked, type ToolAnswer } from './tool.ts';
import { calculatorOf, findTool, optionsOf, type ToolContent } from './tools.server.ts';

export interface AskedTool {
  tool: ToolContent;
  given: Given;
  /** Null when the address asks nothing. */
  answer: ToolAnswer | null;
}

/** Answers what an address asks of a tool; null when there is no such tool. */
export async function askTool(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  slug: string,
  params: URLSearchParams,
): Promise<AskedTool | null> {
  const tool = await findTool(db, slug);
  if (!tool) return null;
  const given = givenOf(params);
  const calculator = await calculatorOf(db, tool.kind, await optionsOf(db, tool.kind));
  const answer = isAsked(calculator.fields, given) ? calculator.run(given, parisDay(clock())) : null;
  return { tool, given, answer };
}
