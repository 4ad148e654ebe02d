import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

interface Options {
  ids: readonly number[];
  onShow: (ids: number[]) => void;
  onDrop: () => void;
}

/** The row under a point of the screen, by its `data-row`. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ? Number(row.dataset.row) : null;
}

/**
 * Drag by a handle, with any pointer: the row takes the place of the one it is held over. The window listens,
 * not the handle: a row that moves in the document loses its pointer capture.
 */
export function useDragOrder(options: Options) {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (dragged === null) return;
    let moved = false;
    const over = (event: PointerEvent) => {
      const { ids, onShow } = latest.current;
      const row = rowAt(event.clientX, event.clientY);
      if (row === null || row === dragged || !ids.includes(row)) return;
      moved = true;
      onShow(ids.filter((id) => id !== dragged).toSpliced(ids.indexOf(row), 0, dragged));
    };
    const drop = () => {
      setDragged(null);
      if (moved) latest.current.onDrop();
    };
    addEventListener('pointermove', over);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointermove', over);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
  }, [dragged]);

  const handleOf = (id: number) => ({
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      if (event.button === 0) setDragged(id);
    },
  });
  return { dragged, handleOf };
}
export type DragHandle = ReturnType<ReturnType<typeof useDragOrder>['handleOf']>;
