import { useState } from 'react';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import { type CountedGalleryCover, SHELF_PER_PAGE } from '#src/features/themes/themes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { Pager } from '../shared/Pager.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { PhotoSearch } from './PhotoSearch.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { themesFr } from './themes.fr.ts';
import type { Gallery } from './useGallery.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import type { Themes } from './useThemes.ts';

const { gallery: fr, told } = themesFr;

interface Props {
  on: boolean;
  gallery: Gallery;
  themes: Themes;
}

/** Photographs of Unsplash, each with its author's name as its terms ask. */
export function GalleryPane({ on, gallery, themes }: Props) {
  return (
    <section className="theme-pane stack" aria-labelledby="theme-name">
      <h2 id="theme-name">{fr.title}</h2>
      {!on && (
        <Notice title={fr.offTitle}>
          <p>{fr.offText}</p>
        </Notice>
      )}
      {on && gallery.state === 'failed' && <LoadFailed retry={gallery.reload} />}
      {on && gallery.state !== 'failed' && (
        <>
          <p>{fr.lead(gallery.total, gallery.chosen)}</p>
          <PhotoSearch gallery={gallery} themes={themes} />
          <Photos key={gallery.page} gallery={gallery} themes={themes} />
          <Pager page={gallery.page} perPage={SHELF_PER_PAGE} total={gallery.total} onPage={gallery.open} />
        </>
      )}
    </section>
  );
}

/** Removes at once and offers to undo: the photograph comes back where it was. */
async function remove({ gallery, themes }: Omit<Props, 'on'>, photo: CountedGalleryCover): Promise<void> {
  const { remote_id, position } = photo;
  async function putBack(): Promise<void> {
    await galleryCalls.removeUnsplashCover({ remote_id, removed: false });
    await galleryCalls.updateUnsplashCoverPosition({ remote_id, position });
    await gallery.reload();
  }
  const undo = () => void themes.act(putBack, told.photoBack);
  await themes.act(
    async () => {
      await galleryCalls.removeUnsplashCover({ remote_id });
      await gallery.reload();
    },
    { text: told.photoRemoved, undo },
  );
}

function Photos({ gallery, themes }: Omit<Props, 'on'>) {
  const { offset, total } = gallery;
  const [placing, setPlacing] = useState<CountedGalleryCover | null>(null);
  const place = (remote_id: string, position: number) =>
    galleryCalls.updateUnsplashCoverPosition({ remote_id, position });
  const [photos, sort] = useSavedOrder<CountedGalleryCover, string>({
    items: gallery.photos,
    keyOf: ({ remote_id }) => remote_id,
    save: (remote_id, to) => place(remote_id, offset + to),
    async onSettled(error) {
      await gallery.reload();
      if (error) themes.setProblem(error.message);
      else themes.tell({ text: told.order });
    },
  });
  async function put(photo: CountedGalleryCover, position: number): Promise<void> {
    setPlacing(null);
    gallery.open(Math.floor(position / SHELF_PER_PAGE) + 1);
    await themes.act(() => place(photo.remote_id, position).finally(gallery.reload), told.order);
  }
  const labelOf = ({ author }: CountedGalleryCover) => `${fr.credit} ${author}`;
  if (gallery.state === 'ready' && photos.length === 0) return <p>{fr.none}</p>;
  return (
    <>
      <SortableList
        items={photos}
        keyOf={({ remote_id }) => remote_id}
        labelOf={labelOf}
        label={fr.list}
        onSort={sort}
        within={{ offset, total }}
      >
        {(photo, index) => (
          <PhotoRow
            photo={photo}
            place={offset + index + 1}
            total={total}
            onPlace={() => setPlacing(photo)}
            onRemove={() => remove({ gallery, themes }, photo)}
          />
        )}
      </SortableList>
      {placing && (
        <Dialog title={themesFr.place.title} onClose={() => setPlacing(null)} narrow>
          <PlaceForm
            position={placing.position}
            total={total}
            onPlace={(position) => put(placing, position)}
          />
        </Dialog>
      )}
    </>
  );
}
