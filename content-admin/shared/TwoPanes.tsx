import './two-panes.css';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import type { Loaded } from '../screens/useLoaded.ts';
import { Pager } from './Pager.tsx';
import { Waiting } from './Waiting.tsx';

export interface FoundPage<T> {
  items: readonly T[];
  page: number;
  per_page: number;
  total: number;
}

interface Props<T> {
  loaded: Loaded<FoundPage<T>>;
  retry(): void;
  onPage(page: number): void;
  /** Said when nothing was found, with the button that shows everything again where something is left out. */
  empty: { text: string; clear?: { label: string; act(): void } | null };
  list(items: readonly T[]): ReactNode;
  /** An invitation to open a line, while none is open. */
  choose: string;
  /** The line that is open. */
  children: ReactNode;
}

/** A page of what was found, and what is open of it, side by side. */
export function TwoPanes<T>({ loaded, retry, onPage, empty, list, choose, children }: Props<T>) {
  const found = loaded.state === 'ready' ? loaded.value : null;
  return (
    <>
      {loaded.state === 'failed' && <LoadFailed retry={retry} />}
      <div className="desk" aria-busy={loaded.state === 'loading'}>
        <div className="stack">
          {loaded.state === 'loading' && <Waiting />}
          {found?.items.length === 0 && (
            <p>
              {empty.text} {empty.clear && <Button onClick={empty.clear.act}>{empty.clear.label}</Button>}
            </p>
          )}
          {found && found.items.length > 0 && list(found.items)}
          {found && <Pager page={found.page} perPage={found.per_page} total={found.total} onPage={onPage} />}
        </div>
        {children || (found && found.items.length > 0 && <p className="muted">{choose}</p>)}
      </div>
    </>
  );
}
