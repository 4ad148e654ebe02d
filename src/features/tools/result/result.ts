import type { Day } from '#src/lib/calendar-day.ts';

export interface Row {
  cells: readonly string[];
  past?: boolean;
}

export interface Item {
  text: string;
  /** Said after it, softer. */
  note?: string;
  href?: string;
}

/** A moment and what it holds, each line under its own word. */
export interface Step {
  label: string;
  when?: string;
  past?: boolean;
  lines: readonly { tag: string; tint: 'coral' | 'sage'; text: string }[];
}

/** A stretch of a drawn band: how long it is (any unit), what it is called, which tint it takes. */
export interface Stretch {
  length: number;
  label: string;
  tint: 'cream' | 'coral' | 'sage' | 'plum' | 'sun';
}

export type Block =
  | { kind: 'steps'; title: string; steps: readonly Step[] }
  | { kind: 'answer'; label: string; value: string; note?: string }
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  | { kind: 'table'; title: string; columns: readonly string[]; rows: readonly Row[] }
  | { kind: 'items'; title?: string; items: readonly Item[] }
  | {
      kind: 'band';
      caption: string;
      stretches: readonly Stretch[] /** 0 to 1 along the band. */;
      at?: number;
    }
  | { kind: 'bars'; title: string; rows: readonly { label: string; value: number; text: string }[] }
  | { kind: 'checks'; title: string; items: readonly { id: string; text: string; note?: string }[] }
  | { kind: 'note'; tone: 'cream' | 'sage' | 'alert'; title?: string; text: string };

/** A day, or several, for a person's own calendar. */
export interface CalendarEvent {
  title: string;
  from: Day;
  /** Last day included. */
  to: Day;
  text?: string;
}

/** The answer of a tool: plain data, no markup, so that nothing typed can become any. */
export interface ToolResult {
  blocks: readonly Block[];
  events?: readonly CalendarEvent[];
}
