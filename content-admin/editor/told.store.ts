import { atom } from 'nanostores';
import type { Told } from '../shared/Toasts.tsx';

/** The last thing done, said at the foot of the screen with what takes it back. */
export const $told = atom<Told | null>(null);

export function tell(text: string, undo?: () => void): void {
  $told.set(undo ? { text, undo } : { text });
}
