import { setField } from '#src/features/content/front-matter/set-field.ts';
import { inspect } from './inspect.ts';

/** Fields that are true of one text alone: the day it came out, its reading, and its place. */
const OWN = ['published_at', 'reviewed_by', 'reviewed_on', 'series_position'];
const SLUG_MAX = 120;

/** The same document under another title and address; `n` from 1 tells copies apart. */
export function copyOf(text: string, n: number, titled: (title: string) => string): string {
  const values = inspect(text).values ?? {};
  const end = n === 1 ? '-copie' : `-copie-${n}`;
  const base = String(values.slug ?? '')
    .slice(0, SLUG_MAX - end.length)
    .replace(/-$/, '');
  const slug = `${base}${end}`;
  const changes: [string, unknown][] = [
    ['slug', slug],
    ['title', titled(String(values.title ?? ''))],
    ...OWN.filter((name) => name in values).map((name): [string, unknown] => [name, undefined]),
  ];
  return changes.reduce((md, [name, value]) => setField(md, { name, value }, []), text);
}
