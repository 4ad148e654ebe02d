import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { followPointer } from '#src/ui/follow-pointer.ts';
import type { ListItem } from '../list.ts';
import { $dragged } from './editor.store.ts';
import { startDrag } from './moves.ts';

/** The width of such an edge, and the pixels a frame. */
const EDGE_PX = 88;
const STEP_PX = 12;

/** The row under a point of the screen, by its `data-row`. */
function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row ? Number(row.dataset.row) : null;
}

/** Drag by a handle, with any pointer; near an edge of the screen the page goes along. */
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
    stop.current = followPointer(over, () => {
      cancelAnimationFrame(frame);
      stop.current = null;
      $dragged.set(null);
      drag.drop();
    });
  }, []);
}
