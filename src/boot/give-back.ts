/**
 * The garbage of a start (the code it read, rows it seeded, documents it indexed) stays in the heap of a process that
 * rests, for as long as nothing asks for room: a quarter of its memory. Collected once, before the process says that it is
 * ready. Without the flag (scripts/setup/serve.mjs) it waits, as ever.
 */
export function giveBackMemory(): void {
  globalThis.gc?.();
}
