import { adminTagCalls } from '#src/features/catalogue/admin/tags.calls.ts';
import { SheetScreen } from '../sheet/SheetScreen.tsx';
import { ShelvesPane } from './ShelvesPane.tsx';
import { TagForm } from './TagForm.tsx';
import { TagList } from './TagList.tsx';

const load = (key: string) => adminTagCalls.getTagDetail({ id: Number(key) });

/** `/a/admin/tags`: selections, and the shelves below them. */
export function TagsScreen() {
  return (
    <SheetScreen
      place="tags"
      load={load}
      list={
        <>
          <TagList />
          <ShelvesPane />
        </>
      }
      sheet={(tag, onReload) => <TagForm tag={tag} onReload={onReload} />}
    />
  );
}
