import './shared.css';

interface Props<K extends string> {
  label: string;
  /** The address of each screen, in their order. */
  places: Readonly<Record<K, string>>;
  names: Readonly<Record<K, string>>;
  current: K;
}

/** Screens that stand beside each other under one entry of the admin's bar. */
export function PlaceTabs<K extends string>({ label, places, names, current }: Props<K>) {
  return (
    <nav aria-label={label}>
      <ul className="plain place-tabs">
        {(Object.keys(places) as K[]).map((place) => (
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
