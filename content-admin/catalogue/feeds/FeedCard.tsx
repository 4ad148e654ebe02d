import { type ChangeEvent, useId } from 'react';
import type { Feed } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { feedsFr as fr } from '../catalogue.fr.ts';
import { useFeedDesk } from './feed-desk.ts';
import { useSending } from './useSending.ts';

interface Props {
  feed: Feed;
  onOpen(runId: string): void;
  onEdit(): void;
}

export function FeedCard({ feed, onOpen, onEdit }: Props) {
  const id = useId();
  const { calls } = useFeedDesk();
  const { run, busy, error } = useCall();
  const sending = useSending(onOpen);
  const problem = error ?? sending.problem;
  async function read() {
    const begun = await run(() => calls.fetchFeed({ feed_id: feed.id }));
    if (begun) onOpen(begun.id);
  }
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void sending.send(feed.id, file);
  }
  const about = [feed.merchant, fr.products(feed.products), fr.schedules[feed.schedule]];
  return (
    <section className="sheet sheet-padded stack" aria-labelledby={id}>
      <div className="admin-head">
        <h2 id={id}>{feed.name}</h2>
        <Button icon="settings" aria-label={fr.settingsOf(feed.name)} onClick={onEdit}>
          {fr.settings}
        </Button>
      </div>
      <p className="muted">
        {about.join(' · ')}
        {feed.next_run_at && ` · ${fr.next(formatMoment(feed.next_run_at))}`}
      </p>
      <div className="row">
        {feed.url && (
          <Button icon="download" busy={busy} onClick={() => void read()}>
            {fr.read}
          </Button>
        )}
        <label className="button feed-file" htmlFor={`${id}-file`}>
          {fr.send}
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.tsv,.txt,.xml,.json,.gz,text/csv,application/xml,application/json"
            onChange={chosen}
          />
        </label>
      </div>
      <Refused says={problem} />
      <p className="small" role="status">
        {sending.told}
      </p>
      {feed.runs.length > 0 && <Runs runs={feed.runs} onOpen={onOpen} />}
    </section>
  );
}

function Runs({ runs, onOpen }: { runs: Feed['runs']; onOpen(id: string): void }) {
  const { outcomes } = fr.report;
  return (
    <div className="stack">
      <h3>{fr.runs}</h3>
      <ul className="plain">
        {runs.map((run) => (
          <li key={run.id} className="catalogue-row">
            <Button
              look="quiet"
              aria-label={fr.open(formatMoment(run.created_at))}
              onClick={() => onOpen(run.id)}
            >
              {formatMoment(run.created_at)}
            </Button>
            <span className="small muted">
              {(['created', 'updated', 'refused', 'vanished'] as const)
                .filter((one) => run.counts[one] > 0)
                .map((one) => outcomes[one](run.counts[one]))
                .join(' · ') || run.problem}
            </span>
            <span className={`state ${run.state === 'refused' ? 'state-refused' : ''}`}>
              {fr.states[run.state]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
