import '../screens/content.css';
import '../shared/two-panes.css';
import './voices.css';
import { useCallback, useEffect, useState } from 'react';
import { contactCalls } from '#src/features/contact/contact.calls.ts';
import type { Message } from '#src/features/contact/contact.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Toasts } from '../shared/Toasts.tsx';
import { TwoPanes } from '../shared/TwoPanes.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageView } from './MessageView.tsx';
import { ALL_MESSAGES, readMessagesQuery, writeMessagesQuery } from './messages-query.ts';
import { VoicesTabs } from './VoicesTabs.tsx';
import { voicesFr } from './voices.fr.ts';

const { messages: fr } = voicesFr;

export function MessagesScreen() {
  return <AdminGate>{() => <Inbox />}</AdminGate>;
}

/** `/a/admin/misc/messages`: the list and the open message side by side; the address is the state. */
function Inbox() {
  const [asked, setAsked] = useState(() => readMessagesQuery(location.search));
  const [opened, setOpened] = useState<Message | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const { open, ...query } = asked;
  const key = JSON.stringify(query);
  const load = useCallback(() => contactCalls.listMessages(JSON.parse(key)), [key]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => history.replaceState(null, '', location.pathname + writeMessagesQuery(asked)), [asked]);
  const filtered = asked.query !== '' || asked.status !== null || asked.kind !== null || asked.mine;
  const shown = opened ?? found?.items.find(({ uuid }) => uuid === open) ?? null;

  function show(message: Message | null) {
    setOpened(message);
    setAsked((before) => ({ ...before, open: message?.uuid ?? null }));
  }
  function changed(message: Message | null, words: string | null) {
    show(message);
    setTold(words);
    reload();
  }
  return (
    <div className="wrap admin-screen stack">
      <VoicesTabs current="messages" />
      <h1>{fr.title}</h1>
      <MessageFilters
        asked={asked}
        counts={found?.counts ?? null}
        onChange={(change) => {
          setOpened(null);
          setAsked({ ...asked, page: 1, open: null, ...change });
        }}
      />
      <p className="small muted" role="status">
        {found && fr.count(found.total)}
      </p>
      <TwoPanes
        loaded={loaded}
        retry={reload}
        onPage={(page) => setAsked({ ...asked, page })}
        empty={{
          text: fr.empty,
          clear: filtered ? { label: fr.clear, act: () => setAsked(ALL_MESSAGES) } : null,
        }}
        choose={fr.choose}
        list={(items) => <MessageList items={items} open={shown?.uuid ?? null} onOpen={show} />}
      >
        {shown && <MessageView key={shown.uuid} message={shown} onChanged={changed} />}
      </TwoPanes>
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}
