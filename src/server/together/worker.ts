import type { Where } from '../internal.ts';
import { isOurs, type Ready, type Stop } from './messages.ts';

/** Tells the first process that this one serves. */
export function sayReady(where: Where): void {
  process.send?.({ merveille: 'ready', where } satisfies Ready);
}

let told = 0;
let hear: (() => void) | null = null;

/**
 * Listens to the first process from the very start: a word that nobody heard is not said again. Signals are its own to
 * hear: a terminal, or systemd, sends them to every process, and a second one would read as a hurry.
 */
export function listenToFirst(): void {
  process.on('message', (message) => {
    if (!isOurs<Stop>(message, 'stop') && !isOurs<Stop>(message, 'hurry')) return;
    told += 1;
    hear?.();
  });
  process.on('SIGTERM', () => undefined);
  process.on('SIGINT', () => undefined);
}

/** True once the first process said to stop. */
export const isToldToStop = (): boolean => told > 0;

/** Stops when the first process says so, or did before. */
export function stopWhenTold(stop: () => void): void {
  hear = stop;
  for (let word = 0; word < told; word += 1) stop();
}
