import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { COMMENT_MAX } from '#src/features/content/review/review.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { tell } from '../editor/told.store.ts';
import { $picked } from './picked.ts';
import { reviewPaneFr } from './review.fr.ts';
import { type Review, takeThread } from './review.store.ts';

const fr = reviewPaneFr.remarks;

interface Props {
  id: number;
  people: Review['people'];
  /** The remark that this one answers. */
  parent?: number;
  /** Before words are quoted: the server must have them. */
  onKeep?(): Promise<boolean>;
  onDone?(): void;
}

/** A remark on the words picked in the text, on the whole, or in answer to another. */
export function RemarkForm({ id, people, parent, onKeep, onDone }: Props) {
  const picked = useStore($picked);
  const quote = parent === undefined ? picked : '';
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly string[]>([]);
  const { run, busy, fields, error, refuse } = useCall();
  const legend = useId();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (quote && onKeep && !(await onKeep())) return refuse(fr.gone);
    const input = { id, quote: quote || null, text, mentions: [...mentions], parent: parent ?? null };
    const thread = await run(() => reviewCalls.addComment(input));
    if (!thread) return;
    takeThread(thread);
    setText('');
    setMentions([]);
    $picked.set('');
    tell(fr.told);
    onDone?.();
  }
  const choose = (uuid: string, yes: boolean) =>
    setMentions(yes ? [...mentions, uuid] : mentions.filter((one) => one !== uuid));
  return (
    <form className="review-part remark-form stack" onSubmit={submit}>
      <Refused says={error} />
      {quote && (
        <div className="remark-picked">
          <p className="small muted">{fr.on}</p>
          <blockquote>{quote}</blockquote>
          <Button look="quiet" onClick={() => $picked.set('')}>
            {fr.drop}
          </Button>
        </div>
      )}
      <TextField
        label={parent === undefined ? fr.text : fr.reply}
        rows={2}
        maxLength={COMMENT_MAX}
        value={text}
        required
        error={fields.text ?? fields.mentions}
        onChange={(event) => setText(event.target.value)}
      />
      {people.length > 1 && (
        <details className="card-sheet">
          <summary id={legend}>{fr.tell}</summary>
          <fieldset className="remark-people" aria-labelledby={legend}>
            {people.map(({ uuid, name }) => (
              <label key={uuid} className="check">
                <input
                  type="checkbox"
                  checked={mentions.includes(uuid)}
                  onChange={(event) => choose(uuid, event.target.checked)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        </details>
      )}
      <div className="form-actions">
        <Button type="submit" busy={busy}>
          {parent === undefined ? fr.send : fr.sendReply}
        </Button>
        {onDone && (
          <Button look="quiet" onClick={onDone}>
            {fr.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
