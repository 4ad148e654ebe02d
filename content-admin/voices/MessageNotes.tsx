import { useState } from 'react';
import { ANONYMOUS } from '#src/features/accounts/named.ts';
import { peopleCalls } from '#src/features/accounts/people.calls.ts';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { type Message, NOTE_MAX } from '#src/features/contact/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useLoaded } from '../screens/useLoaded.ts';
import { voicesFr } from './voices.fr.ts';

const { messages: fr, none } = voicesFr;

interface Props {
  message: Message;
  onChanged(message: Message, told: string): void;
}

const newsroom = () => peopleCalls.searchPeople({ state: 'admin' });

/** The person in charge of a message, and the newsroom's own notes on it. */
export function MessageNotes({ message, onChanged }: Props) {
  const [loaded] = useLoaded(newsroom);
  const [note, setNote] = useState(message.note);
  const { run, busy, error, fields } = useCall();
  const { uuid, assigned_to: assigned } = message;
  async function change(values: { note: string } | { assigned_to: string | null }, told: string) {
    const changed = await run(() => contactCalls.updateMessage({ uuid, ...values }));
    if (changed) onChanged(changed, told);
  }
  const people = loaded.state === 'ready' ? loaded.value.items : [];
  const known = !assigned || people.some((person) => person.uuid === assigned.uuid);
  return (
    <div className="stack">
      <SelectField
        label={fr.assign}
        value={assigned?.uuid ?? ''}
        none={none}
        options={[
          ...(known ? [] : [{ value: assigned.uuid, label: assigned.name }]),
          ...people.map((person) => ({
            value: person.uuid,
            label: person.display_name === ANONYMOUS ? person.email : person.display_name,
          })),
        ]}
        onChange={(uuid) => change({ assigned_to: uuid || null }, fr.told.assigned)}
      />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void change({ note }, fr.told.note);
        }}
      >
        <TextField
          label={fr.note}
          hint={fr.noteHint}
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          error={fields.note ?? error}
          onChange={({ target }) => setNote(target.value)}
        />
        {note !== message.note && (
          <div>
            <Button type="submit" busy={busy}>
              {fr.saveNote}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
