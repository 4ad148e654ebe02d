import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarDays } from '#admin/calendar/CalendarDays.tsx';
import type { Item } from '#admin/calendar/move-item.ts';

const DAY = '2026-11-20';

const itemsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      ({ id: n + 1, kind: 'due', at: DAY, title: `Texte ${n + 1}`, namespace: 'post' }) as unknown as Item,
  );

const calendar = (view: 'month' | 'week', items: Item[], day = DAY) =>
  renderToStaticMarkup(
    <CalendarDays
      days={[day]}
      seen={{ view, day }}
      today={day}
      items={items}
      onDrop={() => undefined}
      onMove={() => undefined}
      showToday={0}
    />,
  );

it('the first day of a month has its name in French', () => {
  expect(calendar('month', [], '2026-12-01')).toContain('mardi 1er décembre');
  expect(calendar('month', [], '2026-12-21')).toContain('lundi 21 décembre');
});

function drawn(view: 'month' | 'week', count: number) {
  const html = calendar(view, itemsOf(count));
  return { shown: html.match(/<a href/g)?.length ?? 0, folded: /et (\d+) autres/.exec(html)?.[1] ?? null };
}

it.each([
  ['month', 3, { shown: 3, folded: null }],
  // One more takes no more room than the words that fold it.
  ['month', 4, { shown: 4, folded: null }],
  ['month', 5, { shown: 3, folded: '2' }],
  ['month', 60, { shown: 3, folded: '57' }],
  ['week', 13, { shown: 13, folded: null }],
  ['week', 60, { shown: 12, folded: '48' }],
] as const)('in a %s of %i texts a day, shows and folds %j', (view, count, expected) => {
  expect(drawn(view, count)).toEqual(expected);
});
