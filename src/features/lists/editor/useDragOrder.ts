import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
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

/**
 * Drag by a handle, with any pointer. The window listens, not the handle: a row that moves in the document
 * loses its pointer capture.
 */
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
    const over = ({ clientX, clientY }: PointerEvent) => {
      Object.assign(at, { x: clientX, y: clientY });
      look();
    };
    let frame = requestAnimationFrame(function scroll() {
      const by = at.y < EDGE_PX ? -STEP_PX : at.y > innerHeight - EDGE_PX ? STEP_PX : 0;
      if (by !== 0) {
        scrollBy(0, by);
        look();
      }
      frame = requestAnimationFrame(scroll);
    });
    const end = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', over);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      stop.current = null;
      $dragged.set(null);
      drag.drop();
    };
    stop.current = end;
    addEventListener('pointermove', over);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }, []);
}
