import type { KeyboardEvent } from 'react';

/**
 * For a field with a list under it: unfolded, Escape folds the list; folded, it is left to what the field stands
 * in (a dialog closes), where downshift would take it to clear what was typed.
 */
export function escapeFolds(isOpen: boolean): (event: KeyboardEvent<HTMLInputElement>) => void {
  return ({ key, nativeEvent }) => {
    if (key === 'Escape' && !isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
}
