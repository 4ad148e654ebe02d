/** The forms in which a document is written. */
export const MODES = ['rich', 'markdown', 'whole'] as const;
export type Mode = (typeof MODES)[number];

const KEY = 'editor:mode';

/** The form this person used last; Markdown the first time. */
export function chosenMode(): Mode {
  const kept = readKept();
  return MODES.find((mode) => mode === kept) ?? 'markdown';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Chosen again next time.
  }
}
