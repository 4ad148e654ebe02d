import { forget, keepAging, readAging } from '#src/lib/kept.ts';
import type { Answer } from '../answer.ts';

export interface Turn {
  question: string;
  answer: Answer;
}

/** Older turns leave the thread. */
const TURNS = 20;

const isTurn = (value: unknown): value is Turn => {
  const { question, answer } = (value ?? {}) as Partial<Turn>;
  return (
    typeof question === 'string' &&
    typeof answer?.text === 'string' &&
    typeof answer.id === 'string' &&
    Array.isArray(answer.citations) &&
    Array.isArray(answer.actions)
  );
};

/** The thread that this device keeps, for a day. */
export function readThread(): Turn[] {
  const kept = readAging('milla');
  return Array.isArray(kept) ? kept.filter(isTurn) : [];
}

export function keepTurn(turn: Turn): void {
  keepAging('milla', [...readThread(), turn].slice(-TURNS));
}

export const eraseThread = (): void => forget('milla');

/** Erased in another tab, a thread is gone from this one too. */
export function whenErasedElsewhere(clear: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'milla' && newValue === null) clear();
  });
  // A page that is put aside hears of nothing: it looks when somebody comes back to it.
  let left = false;
  document.addEventListener('visibilitychange', () => {
    const kept = readThread().length > 0;
    if (document.hidden) left = kept;
    else if (left && !kept) clear();
  });
}
