import { type FormEvent, useState } from 'react';
import { TextField } from '#src/ui/Field.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';

const { note: fr } = insertFr;

interface Props {
  /** The words of the one that is changed; none for a new one. */
  words?: string;
  onApply(words: string): void;
  onClose(): void;
}

/** Asks for the words of a note; the number of a new one is the first free one. */
export function NoteDialog({ words: known, onApply, onClose }: Props) {
  const [words, setWords] = useState(known ?? '');
  const [tried, setTried] = useState(false);
  const error = tried && words.trim() === '' ? fr.missing : null;
  function apply(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (words.trim() !== '') onApply(words);
  }
  return (
    <Dialog title={fr.dialog} onClose={onClose} narrow>
      <form className="form" noValidate onSubmit={apply}>
        <TextField
          label={fr.words}
          hint={known === undefined ? fr.hint : fr.knownHint}
          rows={3}
          maxLength={2_000}
          required
          data-first
          value={words}
          error={error}
          onChange={(event) => setWords(event.target.value)}
        />
        <InsertActions apply={known === undefined ? fr.make : fr.keep} onClose={onClose} />
      </form>
    </Dialog>
  );
}
