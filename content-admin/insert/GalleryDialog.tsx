import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { mediaFr } from '../media/media.fr.ts';
import type { GalleryPicture } from '../rich/gallery-piece.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';

const { gallery: fr } = insertFr;
const MediaPicker = lazy(() =>
  import('../media/MediaPicker.tsx').then((module) => ({ default: module.MediaPicker })),
);

interface Row extends GalleryPicture {
  key: number;
}

interface Props {
  /** Those of the gallery that is changed; null for a new one. */
  pictures: readonly GalleryPicture[] | null;
  onApply(pictures: GalleryPicture[]): void;
  onClose(): void;
}

/** The pictures of a gallery: their order, what is read aloud for each, and what is written under it. */
export function GalleryDialog({ pictures, onApply, onClose }: Props) {
  const [rows, setRows] = useState<Row[]>(() => (pictures ?? []).map((one, key) => ({ ...one, key })));
  const [choosing, setChoosing] = useState(false);
  const [tried, setTried] = useState(false);
  const next = useRef(rows.length);
  const change = (key: number, with_: Partial<GalleryPicture>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...with_ } : row)));
  function apply(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (rows.length > 0) onApply(rows.map(({ key, ...picture }) => picture));
  }
  function add({ cdn_url: url, alt }: { cdn_url: string; alt: string }) {
    const key = next.current;
    next.current += 1;
    setRows((before) => [...before, { url, alt, title: '', key }]);
  }
  return (
    <Dialog title={fr.dialog} onClose={onClose}>
      <form className="form" noValidate onSubmit={apply}>
        <SortableList<Row>
          items={rows}
          keyOf={({ key }) => String(key)}
          labelOf={nameOf}
          label={fr.list}
          onSort={setRows}
        >
          {(row) => (
            <PictureRow
              row={row}
              onChange={(with_) => change(row.key, with_)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          )}
        </SortableList>
        <p className="field-error" role="alert">
          {tried && rows.length === 0 && fr.none}
        </p>
        <div className="form-actions">
          <Button icon="image" data-first onClick={() => setChoosing(true)}>
            {fr.add}
          </Button>
        </div>
        <InsertActions apply={pictures ? fr.keep : fr.make} onClose={onClose} />
      </form>
      {choosing && (
        <Suspense fallback={null}>
          <MediaPicker
            title={mediaFr.picker.severalTitle}
            onPick={add}
            onClose={() => setChoosing(false)}
            several={{
              chosen: rows.map(({ url }) => url),
              onUnpick: ({ cdn_url }) => setRows(rows.filter(({ url }) => url !== cdn_url)),
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

const nameOf = ({ alt, title, url }: GalleryPicture) => alt || title || url.split('/').at(-1) || url;

interface RowProps {
  row: Row;
  onChange(change: Partial<GalleryPicture>): void;
  onRemove(): void;
}

function PictureRow({ row, onChange, onRemove }: RowProps) {
  return (
    <div className="gallery-row">
      <img src={row.url} alt="" loading="lazy" />
      <div className="gallery-row-fields">
        <Field
          label={fr.alt}
          maxLength={500}
          value={row.alt}
          onChange={(event) => onChange({ alt: event.target.value })}
        />
        <Field
          label={fr.caption}
          maxLength={300}
          value={row.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </div>
      <Button
        className="button-icon"
        icon="trash"
        aria-label={fr.remove(nameOf(row))}
        title={fr.remove(nameOf(row))}
        onClick={onRemove}
      />
    </div>
  );
}
