import type { Fields } from './field.ts';

/** A field asked only with some answers hides with the others, by the sheet alone: no script is needed for it. */
export function askedCss(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, { when }]) => {
      if (!when) return [];
      const held = when.is.map((value) => `[name="${when.field}"][value="${value}"]:checked`).join(',');
      return [`.tool-form:not(:has(${held})) [data-field="${name}"]{display:none}`];
    })
    .join('');
}
