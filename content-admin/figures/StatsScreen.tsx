import '../screens/content.css';
import '../payments/payments.css';
import './figures.css';
import { useCallback, useEffect, useState } from 'react';
import { statsCalls } from '#src/features/stats/stats.calls.ts';
import { statsFr } from '#src/features/stats/stats.fr.ts';
import { isMoney, type StatsAnswer, WHATS, type What } from '#src/features/stats/stats.ts';
import { daysBetween, parisDay } from '#src/lib/calendar-day.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mayHere } from '../held-rights.ts';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { Chart } from './Chart.tsx';
import { Compared } from './Compared.tsx';
import { FigureRows } from './FigureRows.tsx';
import { figuresFr as fr } from './figures.fr.ts';
import { type FiguresQuery, readFiguresQuery, writeFiguresQuery } from './figures-query.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { Ways } from './Ways.tsx';

export const StatsScreen = gated(Stats);

/** Figures that one page has of its own. */
const OF_A_PAGE: readonly What[] = ['views', 'visitors', 'sources'];
/** The figures that a person may see, of the site or of one page. */
const figuresFor = (path: string | null): readonly What[] =>
  path ? OF_A_PAGE : WHATS.filter((what) => !isMoney(what) || mayHere('payments'));

const askedOf = ({ from, to, by, path }: FiguresQuery, what: What) => ({
  what,
  from,
  to,
  by,
  ...(path ? { path } : {}),
});

/** `/a/admin/stats`: the site in figures, a period beside the one before. */
function Stats() {
  const [today] = useState(() => parisDay(new Date()));
  const [asked, setAsked] = useState(() => readFiguresQuery(location.search, today));
  useEffect(() => {
    const back = () => setAsked(readFiguresQuery(location.search, today));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [today]);

  function change(to: Partial<FiguresQuery>) {
    const next = { ...asked, ...to };
    setAsked(next);
    history.pushState(null, '', location.pathname + writeFiguresQuery(next, today));
  }
  return (
    <div className="wrap admin-screen stack dense">
      <h1>{fr.title}</h1>
      {asked.path && (
        <p className="row">
          <strong className="figures-path">{fr.of(asked.path)}</strong>
          <Button look="quiet" icon="close" onClick={() => change({ path: null })}>
            {fr.every}
          </Button>
        </p>
      )}
      <PeriodForm asked={asked} today={today} onChange={change} />
      <Figures asked={asked} onChange={change} />
      {!asked.path && <Ways from={asked.from} to={asked.to} />}
      <p className="small muted pay-narrow">{fr.about}</p>
    </div>
  );
}

interface FiguresProps {
  asked: FiguresQuery;
  onChange(to: Partial<FiguresQuery>): void;
}

function Figures({ asked, onChange }: FiguresProps) {
  const whats = figuresFor(asked.path);
  const what = whats.includes(asked.what) ? asked.what : 'views';
  const load = useCallback(() => allOf(asked), [asked]);
  const [loaded, reload] = useLoaded(load);
  const { run, busy, error } = useCall();
  const answers = loaded.state === 'ready' ? loaded.value : null;
  const answer = answers?.[what];

  async function save() {
    const file = await run(() => statsCalls.exportStats(askedOf(asked, what)));
    if (file) saveAs(file.filename, file.content, 'text/csv');
  }
  return (
    <>
      <p className="small muted">
        {fr.period.beside(asked.from, asked.to, daysBetween(asked.from, asked.to) + 1)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <ul className="plain figures-cards" aria-label={fr.figures} aria-busy={!answers}>
        {whats.map((one) => (
          <li key={one}>
            <FigureCard
              what={one}
              answer={answers?.[one] ?? null}
              current={one === what}
              onChoose={() => onChange({ what: one })}
            />
          </li>
        ))}
      </ul>
      {loaded.state === 'loading' && <Waiting />}
      <section className="stack" aria-labelledby="figures-drawn">
        <div className="figures-head">
          <h2 id="figures-drawn">{statsFr.whats[what]}</h2>
          <Button icon="download" busy={busy} onClick={save}>
            {fr.csv}
          </Button>
        </div>
        {fr.hints[what] && <p className="small muted pay-narrow">{fr.hints[what]}</p>}
        <Refused says={error} />
        {answer && <Chart what={what} by={asked.by} answer={answer} />}
      </section>
      {answer && (
        <FigureRows
          what={what}
          rows={answer.rows}
          onPage={asked.path ? null : (path) => onChange({ path, what: 'views' })}
        />
      )}
    </>
  );
}

interface CardProps {
  what: What;
  answer: StatsAnswer | null;
  current: boolean;
  onChoose(): void;
}

function FigureCard({ what, answer, current, onChoose }: CardProps) {
  return (
    <button type="button" className="figures-card" aria-pressed={current} onClick={onChoose}>
      <span>{statsFr.whats[what]}</span>
      <strong>{answer ? fr.sum(what, answer.total) : '…'}</strong>
      {answer && <Compared brief value={answer.total} before={answer.before} />}
    </button>
  );
}

/** Every figure of the period: each is a question of its own. */
async function allOf(asked: FiguresQuery): Promise<Partial<Record<What, StatsAnswer>>> {
  const found = await Promise.all(
    figuresFor(asked.path).map(async (what) => [what, await statsCalls.stats(askedOf(asked, what))] as const),
  );
  return Object.fromEntries(found);
}
