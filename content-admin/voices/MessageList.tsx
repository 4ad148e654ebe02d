import { topicLabel } from '#src/features/contact/contact.fr.ts';
import type { Message } from '#src/features/contact/contact.ts';
import { formatMoment } from '#src/lib/format.ts';
import { DeskList } from '../shared/DeskList.tsx';
import { voicesFr } from './voices.fr.ts';

const { messages: fr } = voicesFr;

interface Props {
  items: readonly Message[];
  open: string | null;
  onOpen(message: Message): void;
}

export function MessageList({ items, open, onOpen }: Props) {
  return (
    <DeskList
      label={fr.list}
      items={items}
      keyOf={({ uuid }) => uuid}
      open={open}
      onOpen={onOpen}
      lineClass={({ status }) => `inbox-${status}`}
    >
      {(message) => (
        <>
          <span className="inbox-who">{message.company || message.name}</span>
          <span className="small muted">{formatMoment(message.created_at)}</span>
          <span className="inbox-topic">
            <span className={`state state-${message.status}`}>{fr.badges[message.status]}</span>{' '}
            {topicLabel(message.kind, message.topic)}
            {message.assigned_to && ` · ${message.assigned_to.name}`}
          </span>
          <span className="inbox-excerpt">{message.message.slice(0, 120)}</span>
        </>
      )}
    </DeskList>
  );
}
