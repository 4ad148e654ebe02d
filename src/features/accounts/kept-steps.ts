import { useEffect, useLayoutEffect, useState } from 'react';
import { forgetTyped, TYPED_KEY } from './forget-typed.ts';

const stepNow = (): number => (history.state as { start_step?: number } | null)?.start_step ?? 0;

/** The values typed in this tab before a reload or a way back; null where nothing was, or nothing can be kept. */
function keptTyped<T>(): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function keep(typed: unknown): void {
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing loses it at a reload, as before.
  }
}

/**
 * The steps of a form, each a place in the history of the tab: the way back leads to the step before it, and a reload
 * stays where it was, with what was typed. `done` forgets that: it belongs to who typed it.
 */
export function useKeptSteps<T>(empty: T) {
  const [typed, setTyped] = useState<T>(() => keptTyped<T>() ?? empty);
  // Without what the steps before it hold, a later one cannot be sent.
  const [step, setStep] = useState(() => (keptTyped() ? stepNow() : 0));
  // Before anybody can see the step, and again: somebody may go back while the page is still being made.
  useLayoutEffect(() => {
    const follow = () => setStep(keptTyped() ? stepNow() : 0);
    addEventListener('popstate', follow);
    follow();
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (typed !== empty) keep(typed);
  }, [typed, empty]);
  function forward() {
    history.pushState({ ...history.state, start_step: step + 1 }, '');
    setStep(step + 1);
  }
  return { typed, setTyped, step, forward, back: () => history.back(), done: forgetTyped };
}
