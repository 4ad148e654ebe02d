import { readToolForm, type ToolFields } from './tool-input.ts';
import { dueDateHtml, pregnancyWeekHtml } from './tool-result.ts';

/** The calculators; an editor's tool page names one of them in its field `tool`. */
export const TOOL_KINDS = ['due-date', 'pregnancy-week'] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

export function toolKind(value: unknown): ToolKind | null {
  return TOOL_KINDS.find((kind) => kind === value) ?? null;
}

export type ToolAnswer = { html: string } | { errors: Record<string, string> };

/** The whole calculation, the same on the server and in the browser. `today`: YYYY-MM-DD in Paris. */
export function answerTool(kind: ToolKind, fields: ToolFields, today: string): ToolAnswer {
  const outcome = readToolForm(fields, today);
  if ('errors' in outcome) return outcome;
  const render = kind === 'due-date' ? dueDateHtml : pregnancyWeekHtml;
  return { html: render(outcome.dueDate, outcome.leave, today) };
}

/** Today in the calendar of Paris. */
export function parisDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(now);
}
