import { useSyncExternalStore } from 'react';
import { $dragged } from './editor.store.ts';
import { $selected } from './selection.ts';

const onDrag = (hear: () => void) => $dragged.listen(hear);
const onChoice = (hear: () => void) => $selected.listen(hear);

/** True when this item is under somebody's pointer; a row hears of its own item only. */
export function useDragged(id: number): boolean {
  return useSyncExternalStore(onDrag, () => $dragged.get() === id);
}

/** True when this item is chosen; null while nothing is being chosen. */
export function useChosen(id: number): boolean | null {
  return useSyncExternalStore(onChoice, () => $selected.get()?.has(id) ?? null);
}
