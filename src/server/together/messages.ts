import type { Where } from '../internal.ts';

/** Said by a process that serves: where its own figures and commands are. */
export interface Ready {
  merveille: 'ready';
  where: Where;
}

/** Said by the first process: stop; and again when whoever waits is in a hurry. */
export interface Stop {
  merveille: 'stop' | 'hurry';
}

/** Other libraries speak over the same line. */
export function isOurs<T extends Ready | Stop>(message: unknown, what: T['merveille']): message is T {
  return (message as { merveille?: unknown } | null)?.merveille === what;
}
