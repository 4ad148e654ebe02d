import { atom } from 'nanostores';

/** One thing done, and how to take it back. */
export interface Done {
  text: string;
  /** False: nothing was taken back, and it was said why. */
  back(): unknown;
}

const MOST = 50;

export const $history = atom<readonly Done[]>([]);
let goingBack = false;

/** Remembers a change; what is done while another is taken back is not one. */
export function remember(text: string, back: Done['back']): void {
  if (!goingBack) $history.set([...$history.get(), { text, back }].slice(-MOST));
}

/** Takes the last change back and answers what it was; null when nothing was. */
export function undoLast(): Done | null {
  const last = $history.get().at(-1);
  if (!last) return null;
  $history.set($history.get().slice(0, -1));
  return takeBack(last.back) === false ? null : last;
}

export function takeBack(back: Done['back']): unknown {
  goingBack = true;
  try {
    return back();
  } finally {
    goingBack = false;
  }
}
