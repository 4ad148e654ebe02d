import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type Day, parisDayOf } from '#src/lib/calendar-day.ts';
import { toParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { calendarFr as fr } from './calendar.fr.ts';
import type { Seen } from './calendar-days.ts';
import { type Item, isMovable } from './move-item.ts';
import { useFingerDrag } from './useFingerDrag.ts';

const dayName = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** "mardi 1er décembre". */
const dayInWords = (day: Day) => dayName.format(new Date(day)).replace(' 1 ', ' 1er ');

const dayOf = ({ kind, at }: Item): Day => (kind === 'due' ? at : parisDayOf(at));
const hourOf = ({ kind, at }: Item) =>
  kind === 'due' ? null : toParis(new Date(at)).slice(11).replace(':', '\u202fh\u202f');
const keyOf = ({ id, kind }: Item) => `${kind}:${id}`;

/** The width from which a line holds seven days (calendar.css). */
const WIDE = '(width >= 960px)';

/** Texts of a day before the others fold. */
const MOST: Record<Seen['view'], number> = { month: 3, week: 12 };

interface Props {
  days: readonly Day[];
  seen: Seen;
  today: Day;
  items: readonly Item[];
  onDrop(item: Item, day: Day): void;
  onMove(item: Item): void;
  /** Today is brought into view, each time that this counts on; 0: never. */
  showToday: number;
}

/** Seven days a line on a wide screen; on a narrow one, the days that hold something, one under the other. */
export function CalendarDays({ days, seen, today, items, onDrop, onMove, showToday }: Props) {
  const todayRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (showToday > 0) bringIntoView(todayRef.current);
  }, [showToday]);
  const [over, setOver] = useState<Day | null>(null);
  const [dragged, setDragged] = useState<Item | null>(null);
  const allow = (day: Day) => (event: DragEvent) => {
    if (!dragged || day < today) return;
    event.preventDefault();
    setOver(day);
  };
  const drop = (day: Day) => (event: DragEvent) => {
    event.preventDefault();
    put(dragged, day);
  };
  function put(item: Item | null, day: Day | null) {
    setOver(null);
    setDragged(null);
    if (item && day && day >= today && dayOf(item) !== day) onDrop(item, day);
  }
  const lines = {
    onDrag: setDragged,
    onOver: (day: Day | null) => setOver(day && day >= today ? day : null),
    onDrop: put,
    onMove,
  };
  return (
    <ol className={`plain calendar calendar-${seen.view}`} data-dragging={dragged !== null || undefined}>
      {days.map((day) => {
        const own = items.filter((item) => dayOf(item) === day);
        const other = seen.view === 'month' && day.slice(0, 7) !== seen.day.slice(0, 7);
        return (
          <li
            key={day}
            ref={day === today ? todayRef : null}
            aria-current={day === today ? 'date' : undefined}
            className="calendar-day"
            data-day={day}
            data-other={other || undefined}
            data-today={day === today || undefined}
            data-over={day === over || undefined}
            data-empty={own.length === 0 || undefined}
            onDragOver={allow(day)}
            onDragLeave={() => setOver(null)}
            onDrop={drop(day)}
          >
            <p className="calendar-date">
              <time dateTime={day}>
                <span aria-hidden="true" className="calendar-number">
                  {Number(day.slice(8))}
                </span>
                <span className="calendar-words">{dayInWords(day)}</span>
              </time>
            </p>
            {own.length === 0 && day === today && (
              <p className="small muted calendar-nothing">{fr.nothingToday}</p>
            )}
            {own.length > 0 && <DayItems items={own} most={MOST[seen.view]} lines={lines} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Nothing moves for a day that is on the screen already; a month on a wide screen moves no more than it must. */
function bringIntoView(day: HTMLElement | null): void {
  const { top = 0, bottom = 0 } = day?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight)
    day?.scrollIntoView({ block: matchMedia(WIDE).matches ? 'nearest' : 'center' });
}

interface DayItemsProps {
  items: readonly Item[];
  /** A day shows so many of them until it is opened. */
  most: number;
  lines: LineWishes;
}

interface LineWishes {
  onDrag(item: Item | null): void;
  /** By a finger, which tells where it is. */
  onOver(day: Day | null): void;
  onDrop(item: Item, day: Day | null): void;
  onMove(item: Item): void;
}

/** A day of many keeps the height of the others: one more than fits is shown, more of them fold. */
function DayItems({ items, most, lines }: DayItemsProps) {
  const [open, setOpen] = useState(false);
  const folded = items.length > most + 1 ? items.length - most : 0;
  const shown = open || folded === 0 ? items : items.slice(0, most);
  return (
    <>
      <ul className="plain">
        {shown.map((item) => (
          <Line key={keyOf(item)} item={item} {...lines} />
        ))}
      </ul>
      {folded > 0 && (
        <Button
          className="calendar-more"
          look="quiet"
          wide
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? fr.fewer : fr.more(folded)}
        </Button>
      )}
    </>
  );
}

function Line({ item, onDrag, onOver, onDrop, onMove }: LineWishes & { item: Item }) {
  const movable = isMovable(item);
  const finger = useFingerDrag({
    onStart: () => onDrag(item),
    onOver,
    onDrop: (day) => onDrop(item, day),
    onTap: () => onMove(item),
  });
  const hour = hourOf(item);
  return (
    <li
      className={`calendar-item calendar-${item.kind}`}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', item.title);
        onDrag(item);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <span className="small">
        <strong>{fr.kinds[item.kind]}</strong> {hour}{' '}
        <span className="muted">{namespaceLabel(item.namespace)}</span>
      </span>
      <a href={`/a/admin/editor?id=${item.id}`} title={item.title}>
        {item.title}
      </a>
      {movable && (
        <Button
          className="button-icon calendar-move"
          icon="calendar"
          aria-label={fr.move(item.title)}
          {...finger}
        />
      )}
    </li>
  );
}
