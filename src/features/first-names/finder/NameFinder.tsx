import '../first-names.css';
import './finder.css';
import { useEffect, useRef, useState } from 'react';
import { useAwake } from '#src/ui/useAwake.ts';
import { decodeFinderNames } from '../finder-data.ts';
import {
  type FinderName,
  type NameQuery,
  readNameQuery,
  searchNames,
  writeNameQuery,
} from '../name-query.ts';
import { FinderFields } from './FinderFields.tsx';
import { FinderResults } from './FinderResults.tsx';
import { Shortlist } from './Shortlist.tsx';
import { useNames } from './useNames.ts';

export interface NameFinderProps {
  query: NameQuery;
  /** The first of the names the server found for this query, in the form of `encodeFinderNames`. */
  lines: readonly string[];
  total: number;
}
const ADDRESS_DELAY_MS = 300;
const STEP = 120;

/** The form works as plain HTML; awake, it answers at each key without leaving the page. */
export function NameFinder({ query: asked, lines, total }: NameFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(asked);
  const [shown, setShown] = useState(STEP);
  const awake = useAwake();
  const all = useNames();
  const choose = () => {
    if (!form.current) return;
    setQuery(readQuery(form.current));
    setShown(STEP);
  };
  // Choices made while the island was asleep count too.
  useEffect(choose, []);
  useAddress(query);
  const found = all ? searchNames(all, query) : decodeFinderNames(lines);
  return (
    <div className="finder">
      <search aria-label="Chercher un prénom">
        <form
          ref={form}
          className="sheet sheet-padded finder-form"
          action="/prenoms/recherche"
          method="get"
          onInput={choose}
          onReset={() => requestAnimationFrame(choose)}
          onSubmit={(event) => all && event.preventDefault()}
        >
          <FinderFields query={asked} />
        </form>
      </search>
      {awake && <Shortlist />}
      <FinderResults
        names={found.slice(0, shown) as FinderName[]}
        total={all ? found.length : total}
        searched={query.q !== ''}
        onMore={all && found.length > shown ? () => setShown(shown + STEP) : null}
      />
    </div>
  );
}

function readQuery(form: HTMLFormElement): NameQuery {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readNameQuery(new URLSearchParams(given));
}

/** The address follows the choices, a moment after the last one: it can be shared, and comes back with the page. */
function useAddress(query: NameQuery): void {
  const address = writeNameQuery(query);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (location.pathname + location.search !== address) history.replaceState(history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
