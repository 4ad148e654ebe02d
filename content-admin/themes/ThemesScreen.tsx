import './themes.css';
import { useEffect, useState } from 'react';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { CategoryList, type Chosen } from './CategoryList.tsx';
import { CategoryPane } from './CategoryPane.tsx';
import { GalleryPane } from './GalleryPane.tsx';
import { themesFr as fr } from './themes.fr.ts';
import { useGallery } from './useGallery.ts';
import { useThemes } from './useThemes.ts';

interface Props {
  /** There is a key: photographs can be searched. */
  unsplash: boolean;
}

export function ThemesScreen(props: Props) {
  return <AdminGate>{() => <ThemesBoard {...props} />}</AdminGate>;
}

/** The open category is in the address: it comes back with "back". */
function readAddress(): Chosen {
  const asked = new URLSearchParams(location.search).get('categorie');
  return asked === 'unsplash' ? asked : Number.parseInt(asked ?? '', 10) || null;
}

function ThemesBoard({ unsplash }: Props) {
  const themes = useThemes();
  const gallery = useGallery(unsplash);
  const [asked, setAsked] = useState<Chosen>(readAddress);
  const { categories, state, told, problem } = themes;
  const open = categories.find(({ id }) => id === asked) ?? categories[0];
  const chosen = asked === 'unsplash' ? asked : (open?.id ?? null);
  useEffect(() => {
    if (asked === null) return;
    history.replaceState(null, '', `${location.pathname}?categorie=${asked}`);
  }, [asked]);

  function choose(next: Chosen): void {
    themes.clearProblem();
    setAsked(next);
  }
  return (
    <div className="wrap admin-screen stack">
      <header>
        <h1>{fr.title}</h1>
        <p className="lead">{fr.lead}</p>
      </header>
      <Refused says={problem} />
      {state === 'failed' && <LoadFailed retry={themes.reload} />}
      {state === 'loading' && <Skeleton label={fr.loading} shape="row" count={6} />}
      {state === 'ready' && (
        <div className="themes">
          <CategoryList
            themes={themes}
            chosen={chosen}
            photos={unsplash ? gallery.total : null}
            onChoose={choose}
          />
          {chosen === 'unsplash' && <GalleryPane on={unsplash} gallery={gallery} themes={themes} />}
          {chosen !== 'unsplash' && open && (
            <CategoryPane key={open.id} category={open} themes={themes} onDeleted={() => choose(null)} />
          )}
          {chosen === null && <p>{fr.empty}</p>}
        </div>
      )}
      <Toasts told={told} onGone={() => themes.tell(null)} />
    </div>
  );
}
