import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { insertFr } from './insert.fr.ts';

const { locked: fr } = insertFr;

interface Props {
  raw: string;
  onApply(raw: string): void;
  onClose(): void;
}

/** The one way into a block that the rich editor keeps shut. */
export function LockedDialog({ raw, onApply, onClose }: Props) {
  const [text, setText] = useState(raw);
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <div className="form">
        <p className="muted">{fr.lead}</p>
        <div className="locked-text">
          <TextField
            label={fr.label}
            spellCheck={false}
            data-first
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="form-actions">
          <Button look="main" aria-disabled={text === raw || undefined} onClick={() => onApply(text)}>
            {fr.apply}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {insertFr.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
