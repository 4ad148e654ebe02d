import { atom } from 'nanostores';
import type { Told } from '../shared/Toasts.tsx';

/** The last thing done, said at the foot of the screen with what takes it back. */
export const $told = atom<Told | null>(null);

export function tell(text: string, undo?: () => void): void {
  $told.set(undo ? { text, undo } : { text });
}

/** Something that can be done now, by the button that is named. */
export function offer(text: string, label: string, act: () => void): void {
  $told.set({ text, label, undo: act });
}
