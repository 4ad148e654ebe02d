import { forget, keepAging, readAging } from '#src/lib/kept.ts';
import type { TagEvent } from './tag-manager.ts';

const MOST = 50;

/**
 * The events that wait for the tag manager (docs/spec/decisions.md §25a): in the page's memory until people
 * agree, then also under `actions`, so that the next page sends what this one could not.
 */
export interface Queue {
  add(event: TagEvent): void;
  /** From here on what waits may be written down. */
  allow(): void;
  /** Hands over all that waits. */
  drain(send: (event: TagEvent) => void): void;
  drop(): void;
}

export function openQueue(): Queue {
  let waiting: TagEvent[] = [];
  let allowed = false;
  const save = () => {
    if (waiting.length > 0) keepAging('actions', waiting);
    else forget('actions');
  };
  return {
    add(event) {
      waiting = [...waiting, event].slice(-MOST);
      if (allowed) save();
    },
    allow() {
      allowed = true;
      waiting = [...leftOver(), ...waiting].slice(-MOST);
      save();
    },
    drain(send) {
      if (!allowed || waiting.length === 0) return;
      const ready = waiting;
      waiting = [];
      save();
      for (const event of ready) send(event);
    },
    drop() {
      waiting = [];
      allowed = false;
      forget('actions');
    },
  };
}

function leftOver(): TagEvent[] {
  const kept = readAging('actions');
  return Array.isArray(kept) ? kept.filter((one): one is TagEvent => typeof one?.event === 'string') : [];
}
