import type { KeptKey } from '#src/lib/kept.ts';

/** This page, for as long as it stands: a page loaded again is another. */
export const TAB = crypto.randomUUID();

const SIGN = '~';
const LOCK = 'admin-tab:';

let release: (() => void) | undefined;

/** The browser itself lets go of it when the page ends, whatever ended it. */
function hold(): void {
  const held = navigator.locks?.request(`${LOCK}${TAB}`, () => new Promise<void>((done) => (release = done)));
  held?.catch(() => undefined);
}

/** Begins to say that this page is here, and what it keeps its own. */
export function standHere(): void {
  if (release) return;
  hold();
  addEventListener('pagehide', () => release?.());
  addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

/** The name under which this page keeps its copy of a text: another page that has it open never writes over it. */
export const ownKey = (text: KeptKey): KeptKey => `${text}${SIGN}${TAB}` as KeptKey;

/** The beginning of the names of all copies of a text. */
export const copiesOf = (text: KeptKey): KeptKey => `${text}${SIGN}` as KeptKey;

/** The text that a copy is of; of one from before copies had pages, its whole name. */
export const textOf = (copy: string): string => copy.split(SIGN, 1)[0] ?? copy;

/**
 * Of the names of copies, those whose page is gone: what an open page keeps is on its screen. Where a browser cannot
 * tell, all but this page's own.
 */
export async function leftBehind<Name extends string>(copies: readonly Name[]): Promise<Name[]> {
  const locks = await navigator.locks?.query().catch(() => null);
  const open = new Set(locks?.held?.map(({ name = '' }) => name.slice(LOCK.length)));
  return copies.filter((copy) => {
    const tab = copy.slice(textOf(copy).length + SIGN.length);
    return tab !== TAB && !open.has(tab);
  });
}
