import { useCallback } from 'react';
import { adminTagCalls as calls } from '#src/features/catalogue/admin/tags.calls.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { CatalogueFrame } from '../CatalogueFrame.tsx';
import { editedKey } from '../places.ts';
import { ShelvesPane } from './ShelvesPane.tsx';
import { TagForm } from './TagForm.tsx';
import { TagList } from './TagList.tsx';

/** `/a/admin/tags`: selections, and the shelves below them. */
export function TagsScreen() {
  const key = editedKey(location.search);
  return (
    <CatalogueFrame current="tags">
      {key === null ? (
        <>
          <TagList />
          <ShelvesPane />
        </>
      ) : key === 'new' ? (
        <TagForm tag={null} onReload={() => {}} />
      ) : (
        <Edited id={Number(key)} />
      )}
    </CatalogueFrame>
  );
}

function Edited({ id }: { id: number }) {
  const load = useCallback(() => calls.getTagDetail({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return <div className="content-loading" aria-busy="true" />;
  return <TagForm key={loaded.value.revision} tag={loaded.value} onReload={reload} />;
}
