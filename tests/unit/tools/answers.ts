import type { Given } from '#src/features/tools/form/field.ts';
import type { ToolResult } from '#src/features/tools/result/result.ts';
import { resultHtml } from '#src/features/tools/result/result-html.ts';
import type { Tool } from '#src/features/tools/tool.ts';

/** The result of a tool; throws when it refuses. */
export function resultOf(tool: Tool, given: Given, today: string): ToolResult {
  const answer = tool.run(given, today);
  if ('errors' in answer) throw new Error(JSON.stringify(answer.errors));
  return answer.result;
}

/** Gives the result's text as a reader sees it. */
export function textOf(tool: Tool, given: Given, today: string): string {
  return resultHtml(resultOf(tool, given, today))
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The fields a tool finds something wrong with. */
export function errorsOf(tool: Tool, given: Given, today: string): string[] {
  const answer = tool.run(given, today);
  return 'errors' in answer ? Object.keys(answer.errors) : [];
}
