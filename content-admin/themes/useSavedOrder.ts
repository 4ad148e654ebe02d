import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { inOrder, movesBetween, same } from './moves.ts';

interface Options<T, K> {
  items: readonly T[];
  keyOf(item: T): K;
  save(key: K, to: number): Promise<unknown>;
  /** After the last save, or the first that failed; resolves once the items are those of the server. */
  onSettled(error: Error | null): Promise<void>;
}

/** Arrow keys move a row several times in a second: only its last place is saved. */
const QUIET_MS = 400;

/** An order that shows at once and is saved when it rests; leaving the list saves it too. */
export function useSavedOrder<T, K>({ items, keyOf, ...on }: Options<T, K>): [T[], (items: T[]) => void] {
  const [order, setOrder] = useState<readonly K[] | null>(null);
  const wanted = useRef<readonly K[] | null>(null);
  const saved = useRef<readonly K[]>([]);
  const timer = useRef(0);
  const running = useRef(false);
  const latest = useRef(on);
  latest.current = on;
  if (order === null) saved.current = items.map(keyOf);

  async function flush(): Promise<void> {
    if (running.current) return;
    running.current = true;
    const failed = await settle().then(
      () => null,
      (error: Error) => error,
    );
    wanted.current = null;
    running.current = false;
    await latest.current.onSettled(failed);
    if (!wanted.current) setOrder(null);
  }
  async function settle(): Promise<void> {
    while (wanted.current && !same(saved.current, wanted.current)) {
      const target = wanted.current;
      for (const { key, to } of movesBetween(saved.current, target)) await latest.current.save(key, to);
      saved.current = target;
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list goes
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (wanted.current) flush();
    },
    [],
  );
  useLeaveWarning(order !== null);

  return [
    order === null ? [...items] : inOrder(items, order, keyOf),
    (next) => {
      wanted.current = next.map(keyOf);
      setOrder(wanted.current);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, QUIET_MS);
    },
  ];
}
