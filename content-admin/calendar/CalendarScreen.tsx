import '#src/ui/css/button.css';
import './calendar.css';
import { useCallback, useEffect, useState } from 'react';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { type Day, parisDay } from '#src/lib/calendar-day.ts';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { ContentTabs } from '../screens/ContentTabs.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Toasts, type Told } from '../shared/Toasts.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import { calendarFr as fr } from './calendar.fr.ts';
import { daysOf, moved, readSeen, type Seen, type View, writeSeen } from './calendar-days.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { type Item, moveItem } from './move-item.ts';

const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function titleOf({ view, day }: Seen, days: readonly Day[]): string {
  return view === 'week' ? fr.weekOf(formatDate(days[0] ?? day)) : monthName.format(new Date(day));
}

export function CalendarScreen() {
  return <AdminGate>{() => <Calendar />}</AdminGate>;
}

function Calendar() {
  const [today] = useState(() => parisDay(new Date()));
  const [seen, setSeen] = useState(() => readSeen(location.search, today));
  const days = daysOf(seen);
  const [from = today, to = today] = [days[0], days.at(-1)];
  const [loaded, reload] = useLoaded(
    useCallback(async () => ({ ...(await reviewCalls.calendar({ from, to })), from }), [from, to]),
  );
  const [moving, setMoving] = useState<Item | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  /** Counts how often today was asked for, by opening the screen or by its button. */
  const [aimed, setAimed] = useState(() => (seen.day === today ? 1 : 0));
  const { run } = useCall();
  useEffect(() => history.replaceState(null, '', location.pathname + writeSeen(seen, today)), [seen, today]);

  async function move(item: Item, day: Day) {
    const done = await run(
      () => moveItem(item, day),
      ({ message }) => setTold({ text: fr.notMoved(item.title, message) }),
    );
    if (done !== null) setTold({ text: fr.moved(item.title, formatDate(day)) });
    reload();
  }
  return (
    <div className="wrap admin-screen stack">
      <ContentTabs current="calendar" />
      <div className="admin-head">
        <h1>{fr.title}</h1>
      </div>
      <p className="muted">{fr.lead}</p>
      <Bar
        seen={seen}
        title={titleOf(seen, days)}
        today={today}
        onSee={setSeen}
        onToday={() => setAimed(aimed + 1)}
      />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Skeleton label={fr.loading} shape="row" count={6} />}
      {loaded.state === 'ready' && (
        <>
          {loaded.value.items.length === 0 && <p role="status">{fr.nothing}</p>}
          <CalendarDays
            days={days}
            seen={seen}
            today={today}
            items={loaded.value.items}
            onDrop={move}
            onMove={setMoving}
            // What the days hold moves them: today is looked for once it is there.
            showToday={loaded.value.from === from ? aimed : 0}
          />
        </>
      )}
      <p className="small muted">{fr.hint}</p>
      {moving && <MoveDialog item={moving} onMove={move} onClose={() => setMoving(null)} />}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}

interface BarProps {
  seen: Seen;
  title: string;
  today: Day;
  onSee(seen: Seen): void;
  onToday(): void;
}

function Bar({ seen, title, today, onSee, onToday }: BarProps) {
  const { view } = seen;
  return (
    <div className="calendar-bar">
      <Button
        className="button-icon"
        icon="arrowLeft"
        aria-label={fr.before[view]}
        onClick={() => onSee(moved(seen, -1))}
      />
      <Button
        className="button-icon"
        icon="arrowRight"
        aria-label={fr.after[view]}
        onClick={() => onSee(moved(seen, 1))}
      />
      <h2 aria-live="polite">{title}</h2>
      <Button
        look="quiet"
        onClick={() => {
          onSee({ view, day: today });
          onToday();
        }}
      >
        {fr.today}
      </Button>
      <fieldset className="switch">
        <legend className="visually-hidden">{fr.view}</legend>
        {(['month', 'week'] as const satisfies View[]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="view"
              checked={view === value}
              onChange={() => onSee({ view: value, day: seen.day })}
            />
            <span>{fr.views[value]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
