import type { Services } from '#src/server/services.ts';

/** A clock that was moved, as a demonstration's is: moments are told by it, and not by the browser's. */
export function clockMoved({ clock }: Services): Record<string, string> {
  const ahead = clock().getTime() - Date.now();
  return Math.abs(ahead) < 1000 ? {} : { 'x-clock-ahead': String(ahead) };
}
