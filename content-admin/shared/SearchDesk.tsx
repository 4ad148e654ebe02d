import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { ALL_OF_DESK, type DeskQuery, readDeskQuery, writeDeskQuery } from './desk-query.ts';
import { SearchForm } from './SearchForm.tsx';
import { type FoundPage, TwoPanes } from './TwoPanes.tsx';

interface Words {
  label: string;
  hint: string;
  status: string;
  /** The choice that shows every state. */
  every: string;
  count(total: number): string;
  none: string;
  clear: string;
}

interface Props<Status extends string, One> {
  /** The parameter of the address that names the open line. */
  name: string;
  /** The words of each state. */
  statuses: Record<Status, string>;
  words: Words;
  /** An invitation to open a line, while none is open. */
  choose: string;
  /** One function for good: another one loads again. */
  search(asked: Pick<DeskQuery<Status>, 'query' | 'status' | 'page'>): Promise<FoundPage<One>>;
  /** Beside the count, when something was found. */
  actions?(asked: DeskQuery<Status>): ReactNode;
  list(items: readonly One[], open: string | null, onOpen: (reference: string) => void): ReactNode;
  view(reference: string, onChanged: () => void): ReactNode;
}

/** Words and a state to search by, what was found and the open line side by side; the address is the state. */
export function SearchDesk<Status extends string, One>(props: Props<Status, One>) {
  const { name, statuses, words, search } = props;
  const known = Object.keys(statuses) as Status[];
  const [asked, setAsked] = useState(() => readDeskQuery(location.search, name, known));
  const { query, status, page, open } = asked;
  const load = useCallback(() => search({ query, status, page }), [search, query, status, page]);
  const [loaded, reload] = useLoaded(load);
  useEffect(
    () => history.replaceState(null, '', location.pathname + writeDeskQuery(asked, name)),
    [asked, name],
  );
  const change = (changed: Partial<DeskQuery<Status>>) => setAsked({ ...asked, ...changed });
  const total = loaded.state === 'ready' ? loaded.value.total : 0;
  return (
    <>
      <SearchForm
        query={query}
        label={words.label}
        hint={words.hint}
        onSearch={(typed) => change({ query: typed, page: 1 })}
      >
        <SelectField
          label={words.status}
          value={status ?? ''}
          options={{ '': words.every, ...statuses }}
          onChange={(wanted) => change({ status: (wanted || null) as Status | null, page: 1 })}
        />
      </SearchForm>
      <div className="row">
        <p className="small muted" role="status">
          {loaded.state === 'ready' && words.count(total)}
        </p>
        {total > 0 && props.actions?.(asked)}
      </div>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={(next) => change({ page: next })}
        empty={{
          text: words.none,
          clear: query || status ? { label: words.clear, act: () => setAsked(ALL_OF_DESK) } : null,
        }}
        choose={props.choose}
        list={(items) => props.list(items, open, (reference) => change({ open: reference }))}
      >
        {open && props.view(open, reload)}
      </TwoPanes>
    </>
  );
}
