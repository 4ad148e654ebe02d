interface Point {
  x: number;
  y: number;
}

/**
 * Tells each move of the pointer until it is released, then calls `onEnd` once; answers the function that ends it
 * earlier. The window listens, not the handle: a row that moves in the document loses its pointer capture.
 */
export function followPointer(onMove: (at: Point) => void, onEnd: () => void): () => void {
  const move = ({ clientX, clientY }: PointerEvent) => onMove({ x: clientX, y: clientY });
  const end = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    onEnd();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  return end;
}
