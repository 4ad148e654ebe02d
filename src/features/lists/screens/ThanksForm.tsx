import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { THANKS_MAX } from '../thanks/thanks.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.thanks;

interface Props {
  start: string;
  error: string | undefined;
  busy: boolean;
  onSend: (text: string) => Promise<void>;
}

/** The message that goes to a giver, begun for whoever writes it. */
export function ThanksForm({ start, error, busy, onSend }: Props) {
  const [text, setText] = useState(start.replace(' ,', ','));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(text);
  };
  return (
    <form className="form thanks-form" onSubmit={submit}>
      <TextField
        label={fr.message}
        hint={fr.messageHint}
        rows={5}
        required
        maxLength={THANKS_MAX}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="form-actions">
        <Button type="submit" look="main" icon="send" busy={busy}>
          {fr.send}
        </Button>
      </div>
    </form>
  );
}
