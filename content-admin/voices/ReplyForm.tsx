import { useState } from 'react';
import { REPLY_MAX } from '#src/features/reviews/review.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;

interface Props {
  given: string | null;
  busy: boolean;
  error: string | null;
  onReply(text: string | null): void;
  onCancel(): void;
}

export function ReplyForm({ given, busy, error, onReply, onCancel }: Props) {
  const [text, setText] = useState(given ?? '');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onReply(text);
      }}
    >
      <TextField
        label={fr.reply}
        required
        rows={4}
        maxLength={REPLY_MAX}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        <Button type="submit" look="main" busy={busy}>
          {fr.saveReply}
        </Button>
        {given !== null && <Button onClick={() => onReply(null)}>{fr.removeReply}</Button>}
        <Button onClick={onCancel}>{fr.cancel}</Button>
      </div>
    </form>
  );
}
