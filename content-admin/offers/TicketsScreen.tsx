import { useCallback, useState } from 'react';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { stateOf, TICKETS_PER_PAGE, type Ticket } from '#src/features/tickets/ticket.ts';
import { lastParisDayOf, parisDayOf } from '#src/lib/calendar-day.ts';
import { writeCsv } from '#src/lib/csv-write.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { OffersFrame } from './OffersFrame.tsx';
import { offersFr } from './offers.fr.ts';
import { TicketDialog } from './TicketDialog.tsx';
import { TicketReport } from './TicketReport.tsx';
import { ticketReportFr } from './ticket-report.fr.ts';

const { tickets: fr } = offersFr;

export const TicketsScreen = gated(Tickets);

const yes = (is: boolean) => (is ? fr.yes : fr.no);

/** One ticket a line, with what came of it, as a spreadsheet opens it. */
const csvOf = (items: readonly Ticket[]) =>
  writeCsv([
    fr.csvHead,
    ...items.map((one) => [
      ...[one.code, one.label, fr.kinds[one.kind], String(one.uses), String(one.max_uses ?? '')],
      ...[one.expires_at ? lastParisDayOf(one.expires_at) : '', yes(one.enabled), parisDayOf(one.created_at)],
    ]),
  ]);

/** `/a/admin/offers/tickets`: codes for registrations, and how often each served. */
function Tickets() {
  const [asked, setAsked] = useState({ query: '', page: 1 });
  const load = useCallback(() => ticketCalls.list(asked), [asked]);
  const [loaded, reload] = useLoaded(load);
  const [making, setMaking] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [reported, setReported] = useState<{ code?: string; query: string } | null>(null);
  const { run, error } = useCall();
  const found = loaded.state === 'ready' ? loaded.value : null;

  function made(tickets: Ticket[], wanted: number) {
    setMaking(false);
    setTold(tickets.length < wanted ? fr.madeOf(tickets.length, wanted) : fr.made(tickets.length));
    if (wanted > 1) saveAs(fr.csvName, csvOf(tickets), 'text/csv');
    reload();
  }

  async function enable({ code }: Ticket, on: boolean) {
    if (await run(() => ticketCalls.enable({ code, enable: on }))) reload();
  }

  return (
    <OffersFrame
      place="tickets"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <p className="row">
        <Button look="main" onClick={() => setMaking(true)}>
          {fr.create}
        </Button>
        <Button
          icon="download"
          disabled={!found || found.items.length === 0}
          onClick={() => found && saveAs(fr.csvName, csvOf(found.items), 'text/csv')}
        >
          {fr.csv}
        </Button>
        <Button
          icon="chart"
          disabled={!found || found.items.length === 0}
          onClick={() => setReported({ query: asked.query })}
        >
          {ticketReportFr.openAll}
        </Button>
      </p>
      <SearchForm
        query={asked.query}
        label={fr.search}
        submit={offersFr.search}
        onSearch={(query) => setAsked({ query, page: 1 })}
      />
      <Refused says={error} />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found && (
        <p className="small muted" role="status">
          {fr.count(found.total)}
        </p>
      )}
      {found?.items.length === 0 && <p>{asked.query ? fr.none : fr.first}</p>}
      {found && found.items.length > 0 && (
        <TicketsTable
          items={found.items}
          now={new Date(found.now)}
          onEnable={enable}
          onReport={({ code }) => setReported({ code, query: '' })}
        />
      )}
      {found && (
        <Pager
          page={asked.page}
          perPage={TICKETS_PER_PAGE}
          total={found.total}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
      {reported && <TicketReport asked={reported} onClose={() => setReported(null)} />}
      {making && <TicketDialog onMade={made} onClose={() => setMaking(false)} />}
    </OffersFrame>
  );
}

interface TableProps {
  items: readonly Ticket[];
  now: Date;
  onEnable(one: Ticket, on: boolean): void;
  onReport(one: Ticket): void;
}

function TicketsTable({ items, now, onEnable, onReport }: TableProps) {
  return (
    <table className="content-table offers-table offers-tickets">
      <thead>
        <tr>
          <th scope="col">{fr.columns.code}</th>
          <th scope="col">{fr.columns.label}</th>
          <th scope="col" className="offers-whole">
            {fr.columns.uses}
          </th>
          <th scope="col">{fr.columns.until}</th>
          <th scope="col">{fr.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.code}>
            <th scope="row" className="offers-code offers-word">
              {one.code}
            </th>
            <td className="offers-word">
              <bdi>{one.label}</bdi> <span className="small muted">{fr.kinds[one.kind]}</span>
            </td>
            <td className="offers-whole">{fr.uses(one.uses, one.max_uses)}</td>
            <td className="offers-whole">{one.expires_at ? offersFr.lastDay(one.expires_at) : fr.always}</td>
            <td>
              {fr.states[stateOf(one, now)]}{' '}
              <Button
                look="quiet"
                aria-label={one.enabled ? fr.closeOf(one.code) : fr.reopenOf(one.code)}
                onClick={() => onEnable(one, !one.enabled)}
              >
                {one.enabled ? fr.close : fr.reopen}
              </Button>{' '}
              <Button look="quiet" aria-label={ticketReportFr.openOf(one.code)} onClick={() => onReport(one)}>
                {ticketReportFr.open}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
