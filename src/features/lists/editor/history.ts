import { atom } from 'nanostores';

/** One thing done, and how to take it back. */
export interface Done {
  text: string;
  back(): void;
}

const MOST = 50;

export const $history = atom<readonly Done[]>([]);
let goingBack = false;

/** Remembers a change; what is done while another is taken back is not one. */
export function remember(text: string, back: () => void): void {
  if (!goingBack) $history.set([...$history.get(), { text, back }].slice(-MOST));
}

/** Takes the last change back and answers what it was. */
export function undoLast(): Done | null {
  const last = $history.get().at(-1);
  if (!last) return null;
  $history.set($history.get().slice(0, -1));
  takeBack(last.back);
  return last;
}

export function takeBack(back: () => void): void {
  goingBack = true;
  try {
    back();
  } finally {
    goingBack = false;
  }
}
