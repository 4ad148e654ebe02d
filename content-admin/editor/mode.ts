import { keep, readKept } from '#src/lib/kept.ts';

/** The forms in which a document is written. */
export const MODES = ['rich', 'markdown', 'whole'] as const;
export type Mode = (typeof MODES)[number];

const KEY = 'editor:mode';

/** The form this person used last; Markdown the first time. */
export function chosenMode(): Mode {
  const kept = readKept(KEY);
  return MODES.find((mode) => mode === kept) ?? 'markdown';
}

/** In a browser that keeps nothing, it is chosen again next time. */
export function keepMode(mode: Mode): void {
  keep(KEY, mode);
}
