/**
 * Tells where the pointer goes until it is released. The window listens, not the handle: a row that moves in the
 * document loses its pointer capture. Answers how to end it sooner; `onEnd` is told once either way.
 */
export function followPointer(onMove: (event: PointerEvent) => void, onEnd: () => void): () => void {
  const end = () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    onEnd();
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  return end;
}
