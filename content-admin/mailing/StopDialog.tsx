import type { SubmitEvent } from 'react';
import { STOP_WORDS_MAX, STOP_WORDS_MIN } from '#src/features/newsletter/newsletter.ts';
import { type Stopped, stoppedCalls } from '#src/features/newsletter/stopped.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { stoppedFr } from './stopped.fr.ts';

const fr = stoppedFr.adding;

interface Props {
  onClose(): void;
  onDone(added: Stopped): void;
}

/** An address to which the team writes no letter any more, and why. */
export function StopDialog({ onClose, onDone }: Props) {
  const { run, busy, error, fields } = useCall();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, words] = [form.get('email'), form.get('words')].map((value) => String(value ?? '').trim());
    const added = await run(() => stoppedCalls.add({ email: email ?? '', words: words ?? '' }));
    if (added) onDone(added);
  }
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <form className="stack" method="post" noValidate onSubmit={submit}>
        <p>{fr.about}</p>
        <Field
          label={fr.email}
          name="email"
          type="email"
          required
          maxLength={254}
          data-first
          error={fields.email}
        />
        <Field
          label={fr.words}
          hint={fr.wordsHint}
          name="words"
          required
          minLength={STOP_WORDS_MIN}
          maxLength={STOP_WORDS_MAX}
          error={fields.words}
        />
        <Refused says={error} />
        <div className="form-actions">
          <Button type="submit" look="danger" busy={busy}>
            {fr.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
