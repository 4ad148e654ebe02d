import { useState } from 'react';
import { shrinkPicture } from '#src/lib/shrink-picture.ts';
import { Field } from '#src/ui/Field.tsx';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.add;
/** 8 MiB, as base64 has it. */
const DATA_URL_MAX = 8 * 1024 * 1024 * 1.4;

interface Props {
  label: string;
  error?: string | null | undefined;
  onPhoto: (dataUrl: string | null) => void;
}

/** A photo of the phone, as the data URL the calls take. */
export function PhotoField({ label, error, onPhoto }: Props) {
  const [tooBig, setTooBig] = useState<string | null>(null);
  async function choose(file: File | undefined) {
    const photo = file ? await shrinkPicture(file) : null;
    const heavy = photo !== null && photo.length > DATA_URL_MAX;
    setTooBig(heavy ? fr.fileTooBig : null);
    onPhoto(heavy ? null : photo);
  }
  return (
    <Field
      label={label}
      hint={fr.photoHint}
      type="file"
      accept="image/png,image/jpeg,image/webp,image/avif"
      error={tooBig ?? error}
      onChange={(event) => choose(event.target.files?.[0])}
    />
  );
}
