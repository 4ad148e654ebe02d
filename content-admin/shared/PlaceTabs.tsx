import './shared.css';
import { useEffect, useRef } from 'react';
import { mayHere } from '../held-rights.ts';
import type { PlaceRight } from '../nav.ts';

interface Props<K extends string> {
  label: string;
  /** The address of each screen, in their order. */
  places: Readonly<Record<K, string>>;
  names: Readonly<Record<K, string>>;
  current: K;
  /** Tabs that stand under another right than the screen itself. */
  rights?: Partial<Record<K, PlaceRight>>;
}

/** Screens that stand beside each other under one entry of the admin's bar. */
export function PlaceTabs<K extends string>({ label, places, names, current, rights = {} }: Props<K>) {
  const shown = (Object.keys(places) as K[]).filter((place) => {
    const right = rights[place];
    return right === undefined || mayHere(right);
  });
  const row = useRef<HTMLUListElement>(null);
  // Where the row is wider than the screen, the current one is in its middle.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here)
      row.current.scrollLeft =
        here.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2;
  }, []);
  return (
    <nav aria-label={label}>
      <ul ref={row} className="plain place-tabs">
        {shown.map((place) => (
          <li key={place}>
            <a href={places[place]} aria-current={place === current ? 'page' : undefined}>
              {names[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
