import '#src/ui/css/facts.css';
import { useCallback, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { TICKETS_PER_PAGE } from '#src/features/tickets/ticket.ts';
import { formatMoment, formatNumber } from '#src/lib/format.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { ticketReportFr as fr } from './ticket-report.fr.ts';

type Report = OutputOf<typeof ticketCalls.report>;

interface Props {
  /** One ticket by its code, or all that a search finds. */
  asked: { code?: string; query: string };
  onClose(): void;
}

/** The accounts that came with a ticket or with several, and what came of each. */
export function TicketReport({ asked, onClose }: Props) {
  const { code, query } = asked;
  const [page, setPage] = useState(1);
  const load = useCallback(
    () => ticketCalls.report({ query, page, ...(code ? { code } : {}) }),
    [code, query, page],
  );
  const [loaded, reload] = useLoaded(load);
  const { run, busy, error } = useCall();
  const told = loaded.state === 'ready' ? loaded.value : null;

  async function save() {
    const parts: string[] = [];
    const last = await run(async () => {
      for (let piece = 1; ; piece += 1) {
        const part = await ticketCalls.exportReport({ query, page: piece, ...(code ? { code } : {}) });
        parts.push(part.content);
        if (piece >= part.pages) return part;
      }
    });
    if (last) saveAs(last.filename, parts.join(''), 'text/csv');
  }

  return (
    <Dialog title={code ? fr.titleOf(code) : fr.title} onClose={onClose}>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {told && <Figures of={told} />}
      {told && told.items.length > 0 && <Accounts items={told.items} withCode={!code} />}
      {told && <Pager page={page} perPage={TICKETS_PER_PAGE} total={told.total} onPage={setPage} />}
      <Refused says={error} />
      <div className="form-actions">
        <Button icon="download" busy={busy} disabled={!told || told.total === 0} onClick={() => void save()}>
          {fr.csv}
        </Button>
        <Button onClick={onClose}>{fr.close}</Button>
      </div>
    </Dialog>
  );
}

function Figures({ of }: { of: Report }) {
  const gone = of.uses - of.accounts;
  const tiles = [
    [fr.uses, of.uses, gone > 0 ? fr.gone(gone) : null],
    [fr.withList, of.with_list, of.accounts > 0 ? fr.share(of.with_list, of.accounts) : null],
  ] as const;
  return (
    <>
      <p className="small muted">{fr.about(of.tickets)}</p>
      {of.uses === 0 && <p>{fr.none}</p>}
      <dl className="facts">
        {tiles.map(([name, figure, meant]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>
              {formatNumber(figure)} {meant && <small>{meant}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Accounts({ items, withCode }: { items: Report['items']; withCode: boolean }) {
  return (
    <table className="content-table offers-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.who}</th>
          {withCode && <th scope="col">{fr.columns.code}</th>}
          <th scope="col">{fr.columns.at}</th>
          <th scope="col">{fr.columns.list}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.user_uuid}>
            <th scope="row" className="offers-word">
              {one.name && <bdi>{one.name}</bdi>} <span className="small muted">{one.email}</span>
            </th>
            {withCode && <td className="offers-code">{one.code}</td>}
            <td>{formatMoment(one.registered_at)}</td>
            <td>{one.first_list_at ? fr.listFrom(one.lists, one.first_list_at) : fr.noList}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
