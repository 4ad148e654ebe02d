import '#src/ui/css/field.css';
import '#src/ui/css/pieces.css';
import './screens.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { $list } from '../editor/editor.store.ts';
import { SaveState } from '../editor/SaveState.tsx';
import { Toasts } from '../editor/Toasts.tsx';
import type { DetailedList } from '../list.ts';
import { screensFr as fr } from './screens.fr.ts';
import { useOwnList } from './useOwnList.ts';

interface Props {
  children: (list: DetailedList) => ReactNode;
  /** True when changes save themselves here, and say so. */
  saves?: boolean;
}

/** A screen about one's own list: loading, refused, or there, with the way back to it. */
export function OwnListScreen({ children, saves = false }: Props) {
  const { error, retry } = useOwnList();
  const list = useStore($list);
  if (error)
    return (
      <div className="stack own-list-failed">
        <Refused says={error} />
        <p>
          <Button onClick={retry}>{fr.retry}</Button>
        </p>
      </div>
    );
  if (!list) return <Skeleton label={fr.loading} shape="text" count={5} screen />;
  return (
    <div className="stack">
      <div className="own-list-head">
        <a href={`/${list.slug}`}>{fr.back(list.title)}</a>
        {saves && <SaveState />}
      </div>
      {children(list)}
      <Toasts />
    </div>
  );
}
