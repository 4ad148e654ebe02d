import type { ReactNode } from 'react';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Pager } from './Pager.tsx';
import { Waiting } from './Waiting.tsx';

interface Props<S extends string, I> {
  /** The list, from `usePagedByState`. */
  of: {
    status: S | null;
    page: number;
    found: { items: readonly I[]; per_page: number; total: number } | null;
    failed: boolean;
    reload(): void;
    choose(status: S | null): void;
    turn(page: number): void;
  };
  label: string;
  /** The words of each state, and of them all under ''. */
  words: Record<S | '', string>;
  none: string;
  children(items: readonly I[]): ReactNode;
}

/** Chooses a state, shows what is in it, and turns its pages. */
export function PagedByState<S extends string, I>({ of, label, words, none, children }: Props<S, I>) {
  const { found } = of;
  return (
    <>
      <div className="state-choice">
        <SelectField
          label={label}
          value={of.status ?? ''}
          options={words}
          onChange={(next) => of.choose((next || null) as S | null)}
        />
      </div>
      {of.failed && <LoadFailed retry={of.reload} />}
      {!found && !of.failed && <Waiting />}
      {found?.items.length === 0 && <p>{none}</p>}
      {found && found.items.length > 0 && children(found.items)}
      {found && <Pager page={of.page} perPage={found.per_page} total={found.total} onPage={of.turn} />}
    </>
  );
}
