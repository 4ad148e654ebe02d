import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { SortableList } from '../../shared/SortableList.tsx';
import { productsFr } from '../catalogue.fr.ts';

const { form: fr } = productsFr;

interface Props {
  images: readonly string[];
  error: string | undefined;
  onChange(images: string[]): void;
}

/** Pictures in their order, of the library or uploaded into it. */
export function Pictures({ images, error, onChange }: Props) {
  const [picking, setPicking] = useState(false);
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="images">
      <h2 id="images">{fr.pictures}</h2>
      <p className="field-hint">{fr.picturesHint}</p>
      {images.length > 0 && (
        <SortableList
          items={images}
          keyOf={(url) => url}
          labelOf={(url) => fr.picture(images.indexOf(url) + 1)}
          label={fr.pictures}
          onSort={onChange}
        >
          {(url, at) => (
            <div className="catalogue-row">
              <img src={url} alt="" width="64" height="64" loading="lazy" />
              <Button
                look="quiet"
                icon="close"
                className="button-icon"
                aria-label={fr.removePicture(at + 1)}
                onClick={() => onChange(images.filter((one) => one !== url))}
              />
            </div>
          )}
        </SortableList>
      )}
      {error && <p className="field-error">{error}</p>}
      <div>
        <Button icon="image" onClick={() => setPicking(true)}>
          {fr.addPicture}
        </Button>
      </div>
      {picking && (
        <MediaPicker
          onPick={({ cdn_url: url }) => {
            setPicking(false);
            if (!images.includes(url)) onChange([...images, url]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}
