import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import type { CountedGalleryCover } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { PhotoCredit } from './PhotoCredit.tsx';
import { PhotoSearch } from './PhotoSearch.tsx';
import { themesFr } from './themes.fr.ts';
import type { Gallery } from './useGallery.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import type { Themes } from './useThemes.ts';

const { gallery: fr, covers, told } = themesFr;

interface Props {
  on: boolean;
  gallery: Gallery;
  themes: Themes;
}

/** Photographs of Unsplash, each with its author's name as its terms ask. */
export function GalleryPane({ on, gallery, themes }: Props) {
  const chosen = gallery.photos.filter(({ uses }) => uses > 0).length;
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
          <p>{fr.lead(gallery.photos.length, chosen)}</p>
          <PhotoSearch gallery={gallery} themes={themes} />
          <Photos gallery={gallery} themes={themes} />
        </>
      )}
    </section>
  );
}

/** Undo rather than "are you sure": it comes back where it was. */
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
  const [photos, sort] = useSavedOrder<CountedGalleryCover, string>({
    items: gallery.photos,
    keyOf: ({ remote_id }) => remote_id,
    save: (remote_id, position) => galleryCalls.updateUnsplashCoverPosition({ remote_id, position }),
    async onSettled(error) {
      await gallery.reload();
      if (error) themes.setProblem(error.message);
      else themes.tell({ text: told.order });
    },
  });
  const labelOf = ({ author }: CountedGalleryCover) => `${fr.credit} ${author}`;
  if (gallery.state === 'ready' && photos.length === 0) return <p>{fr.none}</p>;
  return (
    <SortableList
      items={photos}
      keyOf={({ remote_id }) => remote_id}
      labelOf={labelOf}
      label={fr.list}
      onSort={sort}
    >
      {(photo, index) => (
        <div className="theme-cover">
          <span className="theme-thumb">
            <img src={photo.url} alt="" loading="lazy" decoding="async" />
          </span>
          <div className="theme-cover-words">
            <PhotoCredit author={photo.author} url={photo.author_url} />
            <p className="small muted">{covers.uses(photo.uses)}</p>
            <p className="small muted">{fr.place(index + 1, photos.length)}</p>
          </div>
          <div className="theme-cover-actions">
            <Button
              className="button-icon"
              icon="trash"
              aria-label={fr.remove(index + 1, photo.author)}
              title={fr.remove(index + 1, photo.author)}
              onClick={() => remove({ gallery, themes }, photo)}
            />
          </div>
        </div>
      )}
    </SortableList>
  );
}
