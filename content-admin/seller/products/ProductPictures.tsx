import { type ChangeEvent, useId, useState } from 'react';
import { shrinkPicture } from '#src/lib/shrink-picture.ts';
import { Button } from '#src/ui/Button.tsx';
import { SortableList } from '../../shared/SortableList.tsx';
import { sellerProductsFr as fr } from '../seller-products.fr.ts';

const MOST = 8;

interface Props {
  images: readonly string[];
  error: string | undefined;
  onChange(images: string[]): void;
}

/** Pictures in their order, the first of which stands for the product; sent with the rest of the form. */
export function ProductPictures({ images, error, onChange }: Props) {
  const id = useId();
  const [reading, setReading] = useState(false);
  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, MOST - images.length);
    target.value = '';
    setReading(true);
    const read = await Promise.all(files.map((file) => shrinkPicture(file).catch(() => null)));
    setReading(false);
    onChange([...images, ...read.filter((one) => one !== null)]);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{fr.pictures}</h2>
      <p className="field-hint">{fr.picturesHint(MOST)}</p>
      {images.length > 0 && (
        <SortableList
          items={images}
          keyOf={(url) => url}
          labelOf={(url) => fr.picture(images.indexOf(url) + 1)}
          label={fr.pictures}
          onSort={onChange}
        >
          {(url, at) => (
            <div className="seller-picture">
              <img src={url} alt="" width="64" height="64" />
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
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {images.length < MOST && (
        <div>
          <label className="button feed-file" htmlFor={`${id}-file`}>
            {reading ? fr.reading : fr.addPicture}
            <input
              id={`${id}-file`}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              onChange={(event) => void add(event)}
            />
          </label>
        </div>
      )}
    </section>
  );
}
