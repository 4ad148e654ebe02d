import { type FormEvent, useState } from 'react';
import { CALLOUT_TITLES } from '#src/features/content/pieces/pieces.fr.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { Callout } from '../types/writer.ts';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';

const { callout: fr } = insertFr;

interface Props {
  /** The one the cursor is in; null for a new one. */
  callout: Callout | null;
  /** Null takes the frame away and leaves the words. */
  onApply(callout: Callout | null): void;
  onClose(): void;
}

/** Asks what a framed piece of the text is for, and what it is called. */
export function CalloutDialog({ callout, onApply, onClose }: Props) {
  const [kind, setKind] = useState<Callout['kind']>(callout?.kind ?? 'conseil');
  const [title, setTitle] = useState(callout?.title ?? '');
  function apply(event: FormEvent) {
    event.preventDefault();
    onApply({ kind, title });
  }
  return (
    <Dialog title={fr.dialog} onClose={onClose} narrow>
      <form className="form" onSubmit={apply}>
        <SelectField
          label={fr.kind}
          options={CALLOUT_TITLES}
          data-first
          value={kind}
          onChange={(value) => setKind(value as Callout['kind'])}
        />
        <Field
          label={fr.title}
          hint={fr.hint(CALLOUT_TITLES[kind])}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <InsertActions
          apply={callout ? fr.change : fr.make}
          remove={callout && { words: fr.remove, onRemove: () => onApply(null) }}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
