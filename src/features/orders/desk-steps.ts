import { DESK_STEPS, type DeskStep } from './desk.ts';
import { type LineState, nextStatus, type OrderStatus } from './order.state.ts';

/** The state of a line after a step of the desk. */
export const REACHED = { prepare: 'prepared', send: 'sent', deliver: 'delivered' } as const;

interface Line {
  state: LineState;
  /** The seller that sends it; null where the operator does. */
  merchantId: number | null;
}

/** The lines that a step of the desk is about: it sends its own alone, and says of every parcel that it arrived. */
export const linesOfStep = <T extends Line>(lines: readonly T[], step: DeskStep): T[] =>
  lines.filter(({ merchantId }) => step === 'deliver' || merchantId === null);

/** Those of them that take this step now. */
export const linesTaking = <T extends Line>(lines: readonly T[], step: DeskStep): T[] =>
  linesOfStep(lines, step).filter(
    ({ state }) => state !== 'refused' && nextStatus(state, step) === REACHED[step],
  );

/** The first step that there is something for in an order, or null: nothing is left, or sellers have yet to send. */
export function nextDeskStep(status: OrderStatus, lines: readonly Line[]): DeskStep | null {
  if (status === 'cancelled' || status === 'refunded') return null;
  return DESK_STEPS.find((step) => linesTaking(lines, step).length > 0) ?? null;
}
