import '../screens/content.css';
import '../payments/payments.css';
import '../shared/dense.css';
import '../shared/dense-table.css';
import '../shared/shared.css';
import './mailing.css';
import { useCallback, useState } from 'react';
import { STOP_WORDS_MIN, STOPPED_PER_PAGE, STOPS, type Stop } from '#src/features/newsletter/newsletter.ts';
import { type Stopped, stoppedCalls } from '#src/features/newsletter/stopped.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { MailingTabs } from './MailingTabs.tsx';
import { StopDialog } from './StopDialog.tsx';
import { StoppedTable } from './StoppedTable.tsx';
import { stoppedFr as fr } from './stopped.fr.ts';

export const StoppedScreen = gated(StoppedAddresses);

interface Asked {
  query: string;
  stop: Stop | null;
  page: number;
}

const ALL: Asked = { query: '', stop: null, page: 1 };
const REASONS = [{ value: '', label: fr.all }, ...STOPS.map((value) => ({ value, label: fr.stops[value] }))];

/** `/a/admin/mailing/arrets`: the addresses to which no letter goes, why, and since when. */
function StoppedAddresses() {
  const [asked, setAsked] = useState(ALL);
  const load = useCallback(() => stoppedCalls.list(asked), [asked]);
  const [loaded, reload] = useLoaded(load);
  const [opened, setOpened] = useState<Stopped | 'new' | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const ask = (change: Partial<Asked>) => setAsked({ ...asked, page: 1, ...change });
  return (
    <div className="wrap admin-screen stack dense">
      <MailingTabs current="stopped" />
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" onClick={() => setOpened('new')}>
          {fr.add}
        </Button>
      </div>
      <p className="pay-narrow">{fr.about}</p>
      <SearchForm
        query={asked.query}
        label={fr.search}
        submit={fr.submit}
        onSearch={(query) => ask({ query })}
      >
        <SelectField
          label={fr.why}
          value={asked.stop ?? ''}
          options={REASONS}
          onChange={(value) => ask({ stop: STOPS.find((stop) => stop === value) ?? null })}
        />
      </SearchForm>
      <p className="small muted" role="status">
        {found && fr.count(found.total)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && (
        <p>
          {fr.none} {(asked.query || asked.stop) && <Button onClick={() => setAsked(ALL)}>{fr.clear}</Button>}
        </p>
      )}
      {found && found.items.length > 0 && <StoppedTable items={found.items} onLift={setOpened} />}
      {found && (
        <Pager
          page={asked.page}
          perPage={STOPPED_PER_PAGE}
          total={found.total}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
      <Opened
        opened={opened}
        onClose={() => setOpened(null)}
        onDone={(words) => {
          setOpened(null);
          setTold(words);
          reload();
        }}
      />
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}

interface OpenedProps {
  opened: Stopped | 'new' | null;
  onClose(): void;
  onDone(told: string): void;
}

function Opened({ opened, onClose, onDone }: OpenedProps) {
  if (opened === null) return null;
  if (opened === 'new')
    return <StopDialog onClose={onClose} onDone={({ email }) => onDone(fr.adding.done(email))} />;
  const { lifting } = fr;
  return (
    <ReasonDialog
      says={{ ...lifting, title: lifting.title(opened.email), about: lifting.about[opened.back] }}
      minLength={STOP_WORDS_MIN}
      look="main"
      act={(reason) => stoppedCalls.lift({ id: opened.id, reason })}
      onClose={onClose}
      onDone={() => onDone(lifting.done[opened.back])}
    />
  );
}
