import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { followPointer } from '#src/ui/follow-pointer.ts';
import type { ListItem } from '../list.ts';
import { $dragged } from './editor.store.ts';
import { startDrag } from './moves.ts';

/** Near an edge of the screen the page goes along, so many pixels a frame. */
const EDGE_PX = 88;
const STEP_PX = 12;

/** The row under a point of the screen, by its `data-row`. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ? Number(row.dataset.row) : null;
}

/** Drag by a handle, with any pointer; the row under the pointer is looked for among those of every family. */
export function useDragOrder(): (gift: ListItem, event: ReactPointerEvent<HTMLElement>) => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return useCallback((gift, event) => {
    if (event.button !== 0) return;
    const drag = startDrag(gift);
    const at = { x: event.clientX, y: event.clientY };
    $dragged.set(gift.item.id);
    const look = () => {
      const row = rowAt(at.x, at.y);
      if (row !== null) drag.over(row);
    };
    let frame = requestAnimationFrame(function scroll() {
      const by = at.y < EDGE_PX ? -STEP_PX : at.y > innerHeight - EDGE_PX ? STEP_PX : 0;
      if (by !== 0) {
        scrollBy(0, by);
        look();
      }
      frame = requestAnimationFrame(scroll);
    });
    const over = (point: { x: number; y: number }) => {
      Object.assign(at, point);
      look();
    };
    stop.current = followPointer(over, () => {
      cancelAnimationFrame(frame);
      stop.current = null;
      $dragged.set(null);
      drag.drop();
    });
  }, []);
}
