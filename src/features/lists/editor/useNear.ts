import { type RefObject, useEffect, useRef, useState } from 'react';

/** About a screen ahead, so that a row is whole before it is seen. */
const MARGIN = '900px 0px';

const heard = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, hear: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) heard.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  heard.set(element, hear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Tells if an element is on the screen or near it; always true when `always` is. */
export function useNear<T extends Element>(always: boolean): { ref: RefObject<T | null>; near: boolean } {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    return always || !element ? undefined : watch(element, setNear);
  }, [always]);
  return { ref, near: always || near };
}
