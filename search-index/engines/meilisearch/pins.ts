/** In the order they were pinned. */
export function inPinOrder<T>(hits: readonly T[], pins: readonly number[]): T[] {
  const place = (hit: T) => pins.indexOf((hit as { id: number }).id);
  return hits.toSorted((a, b) => place(a) - place(b));
}
