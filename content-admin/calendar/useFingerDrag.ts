import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '#src/lib/calendar-day.ts';

/** A finger that rests is never quite still. */
const STILL_PX = 8;
/** Nearer to an edge of the screen than this, the page scrolls under the finger, by so much a frame. */
const EDGE_PX = 72;
const SCROLL_PX = 9;
/** A browser sends the click of a touch within so long. */
const CLICK_MS = 400;

interface Wishes {
  onStart(): void;
  /** The day under the finger; null outside of all. */
  onOver(day: Day | null): void;
  onDrop(day: Day | null): void;
  /** A touch that went nowhere. */
  onTap(): void;
}

interface Touch {
  fromX: number;
  fromY: number;
  x: number;
  y: number;
  moving: boolean;
  frame: number;
}

const dayAt = ({ x, y }: Touch): Day | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day as Day | undefined) ??
  null;

/**
 * Drags by a finger or a pen what its handle belongs to: the browser's own drag knows the mouse alone on many phones. A
 * press with the mouse or the keyboard, and a tap, are the button's own.
 */
export function useFingerDrag({ onStart, onOver, onDrop, onTap }: Wishes) {
  const touch = useRef<Touch | null>(null);
  const swallowed = useRef(false);
  useEffect(() => () => cancelAnimationFrame(touch.current?.frame ?? 0), []);

  function scroll(): void {
    const now = touch.current;
    if (!now?.moving) return;
    const step = now.y < EDGE_PX ? -SCROLL_PX : now.y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      scrollBy(0, step);
      onOver(dayAt(now));
    }
    now.frame = requestAnimationFrame(scroll);
  }
  function end(): Touch | null {
    const last = touch.current;
    cancelAnimationFrame(last?.frame ?? 0);
    touch.current = null;
    return last?.moving ? last : null;
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const { clientX: x, clientY: y } = event;
      touch.current = { fromX: x, fromY: y, x, y, moving: false, frame: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const now = touch.current;
      if (!now) return;
      Object.assign(now, { x: clientX, y: clientY });
      if (!now.moving) {
        if (Math.hypot(now.x - now.fromX, now.y - now.fromY) < STILL_PX) return;
        now.moving = true;
        // The days that hold nothing show from now on: the text stays under the finger.
        const { top } = currentTarget.getBoundingClientRect();
        flushSync(onStart);
        scrollBy(0, currentTarget.getBoundingClientRect().top - top);
        scroll();
      }
      onOver(dayAt(now));
    },
    onPointerUp() {
      const last = end();
      if (!last) return;
      // The click that follows belongs to the drag.
      swallowed.current = true;
      setTimeout(() => {
        swallowed.current = false;
      }, CLICK_MS);
      onDrop(dayAt(last));
    },
    onPointerCancel() {
      if (end()) onDrop(null);
    },
    onClick() {
      if (!swallowed.current) onTap();
    },
  };
}
