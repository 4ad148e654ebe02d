import { type FormEvent, useState } from 'react';
import { TextField } from '#src/ui/Field.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { PictureInText } from '../types/writer.ts';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';

const { picture: fr } = insertFr;

interface Props {
  picture: PictureInText;
  onApply(alt: string): void;
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

/** Asks for the words that are read aloud in place of a picture, where the library has none. */
export function PictureDialog({ picture, onApply, onRemove, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  function apply(event: FormEvent) {
    event.preventDefault();
    onApply(alt.trim().replace(/\s+/g, ' '));
  }
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <form className="form" onSubmit={apply}>
        <img className="picture-shown" src={picture.url} alt="" />
        <TextField
          label={fr.alt}
          hint={fr.hint}
          rows={2}
          maxLength={500}
          data-first
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <InsertActions
          apply={fr.apply}
          remove={onRemove ? { words: fr.remove, onRemove } : null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
