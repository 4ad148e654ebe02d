import type { Day } from '#src/lib/calendar-day.ts';
import { type FieldErrors, type Fields, type Given, readFields, type ValuesOf } from './form/field.ts';
import type { ToolResult } from './result/result.ts';

export type ToolAnswer = { result: ToolResult } | { errors: FieldErrors };

/** A calculator: its form, and what it answers. The same object runs on the server and in the browser. */
export interface ToolDefinition<F extends Fields> {
  /** The words on its button. */
  submit: string;
  fields: F;
  answer(values: ValuesOf<F>, today: Day): ToolAnswer;
}

export interface Tool {
  submit: string;
  fields: Fields;
  run(given: Given, today: Day): ToolAnswer;
}

/** Binds the form to its answer: `answer` only ever sees values that were read. */
export function defineTool<F extends Fields>({ submit, fields, answer }: ToolDefinition<F>): Tool {
  return {
    submit,
    fields,
    run(given, today) {
      const read = readFields(fields, given, today);
      return 'errors' in read ? read : answer(read.values, today);
    },
  };
}

/** True when an address asks for a calculation: it names at least one field. */
export function isAsked(fields: Fields, given: Given): boolean {
  return Object.keys(fields).some((name) => given[name] !== undefined);
}
