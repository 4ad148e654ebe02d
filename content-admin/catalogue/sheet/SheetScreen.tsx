import { Fragment, type ReactNode, useCallback } from 'react';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { type CataloguePlace, editedKey } from '../places.ts';

interface Props<R> {
  place: CataloguePlace;
  /** Reads the record that the address names. One function for good: another one loads again. */
  load(key: string): Promise<R>;
  list: ReactNode;
  /** The sheet of a record, or of a new one. */
  sheet(record: R | null, onReload: () => void): ReactNode;
}

/** A place of the catalogue: the list, or one record's sheet when the address has `?id=` or `?new`. */
export function SheetScreen<R extends { revision: number }>({ place, list, ...one }: Props<R>) {
  const key = editedKey(location.search);
  return (
    <CatalogueFrame current={place}>
      {key === null && list}
      {key === 'new' && one.sheet(null, () => location.reload())}
      {key !== null && key !== 'new' && <Edited id={key} {...one} />}
    </CatalogueFrame>
  );
}

function Edited<R extends { revision: number }>({
  id,
  load,
  sheet,
}: { id: string } & Pick<Props<R>, 'load' | 'sheet'>) {
  const ask = useCallback(() => load(id), [load, id]);
  const [loaded, reload] = useLoaded(ask);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  return <Fragment key={loaded.value.revision}>{sheet(loaded.value, reload)}</Fragment>;
}
