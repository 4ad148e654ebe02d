import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of the window in the eyes of the page. */
const WIDTHS = { phone: 390, pane: null, desktop: 1280 } as const;
export type PreviewSize = keyof typeof WIDTHS;

/** The frame keeps a real window's width and is shown smaller when its place is narrower. */
export function usePreviewScale(size: PreviewSize): {
  place: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
} {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const wanted = WIDTHS[size] ?? room.width;
  const width = size === 'phone' ? Math.min(wanted, room.width) : Math.max(wanted, room.width);
  const scale = width > 0 ? Math.min(1, room.width / width) : 1;
  return {
    place,
    style: {
      width,
      height: scale > 0 ? room.height / scale : room.height,
      transform: `scale(${scale})`,
      marginInline: size === 'phone' ? Math.max(0, (room.width - width) / 2) : 0,
    },
  };
}
