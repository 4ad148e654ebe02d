import { useEffect, useRef } from 'react';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import { topicLabel } from '#src/features/contact/contact.fr.ts';
import type { Message } from '#src/features/contact/contact.ts';
import { formatDate, formatMoment } from '#src/lib/format.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageNotes } from './MessageNotes.tsx';
import { voicesFr } from './voices.fr.ts';

const { messages: fr } = voicesFr;

interface Props {
  message: Message;
  /** The message as it is now, null when it was deleted, and what to say of it. */
  onChanged(message: Message | null, told: string | null): void;
}

/** One message; opening it marks it read. */
export function MessageView({ message, onChanged }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { uuid, status } = message;
  const fresh = useRef(status === 'new');
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    title.current?.focus();
    if (!fresh.current) return;
    fresh.current = false;
    contactCalls.updateMessage({ uuid, status: 'read' }).then(
      (read) => changed.current(read, null),
      () => undefined,
    );
  }, [uuid]);
  const topic = topicLabel(message.kind, message.topic);
  return (
    <article className="sheet sheet-padded stack inbox-message" aria-labelledby="message">
      <header>
        <h2 id="message" ref={title} tabIndex={-1}>
          {fr.open(message.name, topic)}
        </h2>
        <p className="small muted">
          <a href={`mailto:${message.email}`}>{message.email}</a>
          {message.company && ` · ${message.company}`}
          {' · '}
          {fr.received} {formatMoment(message.created_at)}
        </p>
        {message.website && (
          <p className="small">
            {fr.website}
            {' : '}
            <a href={message.website} rel="noopener noreferrer nofollow" target="_blank">
              {message.website}
            </a>
          </p>
        )}
      </header>
      <p className="inbox-text">{message.message}</p>
      {message.handled_at && <p className="small">{fr.handled(formatDate(message.handled_at))}</p>}
      <MessageActions message={message} topic={topic} onChanged={onChanged} />
      <MessageNotes message={message} onChanged={onChanged} />
      <p className="small muted">{fr.kept(formatDate(message.kept_until))}</p>
    </article>
  );
}
