import './media.css';
import { MEDIA_FILTERS, type MediaFilter, type MediaItem } from '#src/features/media/media.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Pager } from '../shared/Pager.tsx';
import { FilingFilters } from './FilingFilters.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { mediaFr } from './media.fr.ts';
import { type Asked, EVERYTHING, type Library } from './useLibrary.ts';

interface Props {
  asked: Asked;
  library: Library;
  perPage: number;
  onAsk(asked: Asked): void;
  onOpen(item: MediaItem): void;
  says(alt: string): string;
  /** The addresses of the chosen ones, where several are. */
  chosen?: readonly string[] | undefined;
}

/** Search, filter, grid and pages, for the library's own screen and for the picker. */
export function MediaBrowser({ asked, library, perPage, onAsk, onOpen, says, chosen }: Props) {
  const ask = (change: Partial<Asked>) => onAsk({ ...asked, page: 1, ...change });
  const { state, items, total } = library;
  const filtered = asked.query + asked.folder + asked.label !== '' || asked.show !== 'all';
  return (
    <div className="stack" aria-busy={state === 'loading'}>
      <search>
        <form
          className="media-filters"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <Field
            label={mediaFr.search}
            type="search"
            data-first
            value={asked.query}
            maxLength={200}
            onChange={(event) => ask({ query: event.target.value })}
          />
          <SelectField
            label={mediaFr.show}
            value={asked.show}
            options={MEDIA_FILTERS.map((value) => ({ value, label: mediaFr.filters[value] }))}
            onChange={(show) => ask({ show: show as MediaFilter })}
          />
          <FilingFilters asked={asked} total={total} onAsk={ask} />
        </form>
      </search>
      <p className="small muted" role="status">
        {state === 'ready' && mediaFr.count(total)}
      </p>
      {state === 'failed' && <LoadFailed retry={library.reload} />}
      {state === 'loading' && <Skeletons count={Math.min(perPage, 12)} />}
      {state === 'ready' && total === 0 && (
        <div className="sheet sheet-padded stack">
          <p>{filtered ? mediaFr.none : mediaFr.empty}</p>
          {filtered && <Button onClick={() => onAsk(EVERYTHING)}>{mediaFr.clear}</Button>}
        </div>
      )}
      {state !== 'loading' && <MediaGrid items={items} says={says} onOpen={onOpen} chosen={chosen} />}
      <Pager page={asked.page} perPage={perPage} total={total} onPage={(page) => onAsk({ ...asked, page })} />
    </div>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className="media-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={n} className="media-ghost" />
      ))}
    </div>
  );
}
