import type { Where } from '../internal.ts';
import { isOurs, type Ready, type Stop } from './messages.ts';

/** Tells the first process that this one serves. */
export function sayReady(where: Where): void {
  process.send?.({ merveille: 'ready', where } satisfies Ready);
}

/**
 * Stops when the first process says so. Signals are its own to hear: a terminal, or systemd, sends them to every
 * process, and a second one would read as a hurry.
 */
export function stopWhenTold(stop: () => void): void {
  process.on('message', (message) => {
    if (isOurs<Stop>(message, 'stop') || isOurs<Stop>(message, 'hurry')) stop();
  });
  process.on('SIGTERM', () => undefined);
  process.on('SIGINT', () => undefined);
}
