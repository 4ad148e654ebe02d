import { type Field, isField, wasTyped } from './unsaved.ts';

/**
 * The values typed in a page, kept over a reload: docs/spec/decisions.md §24. In this tab alone, and read
 * once.
 */
type Kept = [where: string, value: string | boolean][];

/** Islands draw their fields once they have read what they show. */
const APPEAR_MS = 10_000;

/** Two fields of a page may share a name (radio buttons): their value tells them apart. */
function where(field: Field): string {
  const choice = isTicked(field) ? field.value : '';
  return [field.form?.id || field.form?.getAttribute('action') || '', field.id, field.name, choice].join('|');
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const fieldsNow = () => [...document.querySelectorAll('input, textarea, select')].filter(isField);

/** `among`: the fields inside such elements. False when the browser keeps nothing: the page had better stay. */
export function keepFields(key: string, among = 'body'): boolean {
  const kept: Kept = fieldsNow()
    .filter((field) => wasTyped(field) && field.closest(among))
    .map((field) => [where(field), isTicked(field) ? field.checked : field.value]);
  if (kept.length === 0) return true;
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Set the way a person would: React hears it. */
function set(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  const { set: write } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  write?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function putBack(kept: Map<string, string | boolean>): void {
  for (const field of fieldsNow()) {
    const value = kept.get(where(field));
    if (value !== undefined) set(field, value);
  }
}

/** At once, and again in each island that starts on its own values. */
export function restoreFields(key: string): void {
  let kept: Map<string, string | boolean>;
  try {
    kept = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept);
  } catch {
    return;
  } finally {
    sessionStorage.removeItem(key);
  }
  putBack(kept);
  // The event does not bubble. An island answers to what is set once it has drawn.
  addEventListener('astro:hydrate', () => setTimeout(putBack, 0, kept), { capture: true });
  watchFor(kept);
}

/** Each field that appears later is set once, and what its person types then is theirs. */
function watchFor(kept: ReadonlyMap<string, string | boolean>): void {
  const here = new Set(fieldsNow().map(where));
  const coming = new Map([...kept].filter(([place]) => !here.has(place)));
  if (coming.size === 0) return;
  const observer = new MutationObserver(() => {
    for (const field of fieldsNow()) {
      const place = where(field);
      const value = coming.get(place);
      if (value === undefined || !coming.delete(place)) continue;
      setTimeout(set, 0, field, value);
    }
    if (coming.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), APPEAR_MS);
}
