import { vi } from 'vitest';

type Heard = (event: never) => unknown;

/** A window without a browser: what a script listens to on it can be fired, and each test imports the script anew. */
export function fakeWindow() {
  const heard = new Map<string, Heard[]>();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, tell: Heard) => {
    heard.set(type, [...(heard.get(type) ?? []), tell]);
  });
  return {
    /** Everything that listens hears the event, in the order it began to; their answers. */
    fire: (type: string, event: object = {}) =>
      (heard.get(type) ?? []).map((tell) => tell({ type, ...event } as never)),
  };
}
