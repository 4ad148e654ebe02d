import { useState } from 'react';
import { readAsDataUrl } from '#src/lib/data-url.ts';
import { Field } from '#src/ui/Field.tsx';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.add;
const MAX_BYTES = 8 * 1024 * 1024;

interface Props {
  label: string;
  error?: string | null | undefined;
  onPhoto: (dataUrl: string | null) => void;
}

/** A photo of the phone, as the data URL the calls take. */
export function PhotoField({ label, error, onPhoto }: Props) {
  const [tooBig, setTooBig] = useState<string | null>(null);
  async function choose(file: File | undefined) {
    const heavy = file !== undefined && file.size > MAX_BYTES;
    setTooBig(heavy ? fr.fileTooBig : null);
    onPhoto(file && !heavy ? await readAsDataUrl(file) : null);
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
