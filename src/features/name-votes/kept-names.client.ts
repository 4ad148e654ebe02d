import { readKeptJson } from '#src/lib/kept.ts';

/** Puts the names kept in this browser into the form, after those that are there. */
export function offerKeptNames(): void {
  const place = document.querySelector<HTMLElement>('[data-kept-names]');
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="names"]');
  const value = readKeptJson('prenoms');
  const kept = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  if (!place || !field || kept.length === 0) return;
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', () => {
    const there = field.value.split(/[\n,;]+/).map((name) => name.trim());
    const added = kept.filter((name) => !there.includes(name));
    field.value = [...there.filter(Boolean), ...added].join('\n');
    field.focus();
  });
}
