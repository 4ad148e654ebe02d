import { useState } from 'react';
import { sameValue } from '#src/features/content/front-matter/equal.ts';

/**
 * Shows the text as the person types it while it means the value that is kept: a comma, a last empty line or a space
 * is not taken from under their fingers. A value that changes elsewhere replaces it.
 */
export function useTyped(
  value: string,
  serialize: (text: string) => unknown,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  return [sameValue(serialize(typed), serialize(value)) ? typed : value, setTyped];
}
