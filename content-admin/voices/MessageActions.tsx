import { contactCalls } from '#src/features/contact/contact.calls.ts';
import type { Message, MessageStatus } from '#src/features/contact/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { voicesFr } from './voices.fr.ts';

const { messages: fr } = voicesFr;

interface Props {
  message: Message;
  topic: string;
  onChanged(message: Message | null, told: string | null): void;
}

export function MessageActions({ message, topic, onChanged }: Props) {
  const { run, busy, error } = useCall();
  const { uuid, status } = message;
  async function put(next: MessageStatus) {
    const changed = await run(() => contactCalls.updateMessage({ uuid, status: next }));
    if (changed) onChanged(changed, fr.told[next]);
  }
  async function remove() {
    const gone = await run(() => contactCalls.deleteMessage({ uuid }));
    if (gone) onChanged(null, fr.told.removed);
  }
  const subject = encodeURIComponent(fr.subject(topic));
  return (
    <>
      <Refused says={error} />
      <div className="row">
        <a className="button button-main" href={`mailto:${message.email}?subject=${subject}`}>
          {fr.answer(message.name)}
        </a>
        <Button busy={busy} onClick={() => put(status === 'done' ? 'read' : 'done')}>
          {status === 'done' ? fr.undone : fr.done}
        </Button>
        {status === 'read' && <Button onClick={() => put('new')}>{fr.unread}</Button>}
        <Button onClick={() => put(status === 'spam' ? 'read' : 'spam')}>
          {status === 'spam' ? fr.notSpam : fr.spam}
        </Button>
        <SureButton label={fr.remove} onSure={remove} />
      </div>
    </>
  );
}
