import { useEffect, useRef, useState } from 'react';
import { ALT_MAX } from '#src/features/media/media.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstFault } from '#src/ui/first-fault.ts';
import { mediaFr } from './media.fr.ts';
import type { PickedMedia } from './upload.ts';
import type { Upload, Uploads } from './useUploads.ts';

const { queue } = mediaFr;

interface Props {
  uploads: Uploads;
  /** These are in the library; what could not go in is still here. */
  onSent(sent: PickedMedia[]): void;
  /** Wording of the main button when a single picture is waited for. */
  single?: string;
}

/** Pictures waiting for their description, then their way in. */
export function UploadQueue({ uploads, onSent, single }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const wasSending = useRef(false);
  const { items, sending } = uploads;
  const wanted = items.filter(({ state }) => state !== 'refused');
  const done = items.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (items.length > 0) list.current?.querySelector('input')?.focus();
  }, [items.length]);
  const toFault = () => focusFirstFault(list.current);
  // The refusals are drawn beside their fields only now that the sending is over: the first one gets the focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sending ends, and only then
  useEffect(() => {
    if (wasSending.current && !sending) toFault();
    wasSending.current = sending;
  }, [sending]);

  async function send() {
    const sent = await uploads.send();
    if (sent.length > 0) onSent(sent);
    toFault();
  }

  return (
    <form
      className="upload-queue sheet sheet-padded stack"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
    >
      <h2>{queue.title(wanted.length)}</h2>
      {wanted.length > 0 && <p className="small muted">{queue.why}</p>}
      <ul className="plain stack" ref={list}>
        {items.map((item) => (
          <UploadLine key={item.key} item={item} uploads={uploads} />
        ))}
      </ul>
      <div className="form-actions">
        {wanted.length > 0 && (
          <Button look="main" type="submit" busy={sending}>
            {wanted.length === 1 ? (single ?? queue.send(1)) : queue.send(wanted.length)}
          </Button>
        )}
        {!sending && (
          <Button onClick={uploads.clear}>{wanted.length > 0 ? queue.cancel : queue.close}</Button>
        )}
        {sending && (
          <>
            <progress className="upload-progress" value={done} max={wanted.length} aria-hidden="true" />
            <span role="status">{queue.progress(done, wanted.length)}</span>
          </>
        )}
      </div>
    </form>
  );
}

function UploadLine({ item, uploads }: { item: Upload; uploads: Uploads }) {
  const { file, state } = item;
  const [shown, setShown] = useState(true);
  const missing = uploads.asked && !item.alt.trim() ? queue.needed : null;
  return (
    <li className="upload-line" data-state={state}>
      {state === 'refused' || !shown ? (
        <span className="upload-none" />
      ) : (
        <img src={item.preview} alt="" onError={() => setShown(false)} />
      )}
      <div className="upload-text">
        <p className="upload-name">{file.name}</p>
        {state === 'known' && <p className="small">{queue.known(item.known?.alt ?? '')}</p>}
        {state === 'refused' && (
          <p className="field-error" role="alert">
            {item.problem}
          </p>
        )}
        {(state === 'describing' || state === 'failed') && (
          <Field
            label={queue.alt}
            aria-label={queue.altOf(file.name)}
            required
            maxLength={ALT_MAX}
            value={item.alt}
            error={item.problem ?? missing}
            onChange={(event) => uploads.describe(item.key, event.target.value)}
          />
        )}
        {(state === 'sending' || state === 'done') && (
          <p className="small" aria-live="polite">
            {state === 'sending' ? queue.sending : queue.done}
          </p>
        )}
      </div>
      {state !== 'sending' && state !== 'done' && (
        <Button
          className="button-icon"
          icon="close"
          aria-label={queue.remove(file.name)}
          onClick={() => uploads.remove(item.key)}
        />
      )}
    </li>
  );
}
