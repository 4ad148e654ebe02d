import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Classification } from '#src/features/catalogue/classifications.ts';
import { siteContent } from '#src/features/content/site-content.ts';
import { adoptStyles } from '#src/lib/dom.ts';
import type { DetailedList } from '../list.ts';
import css from './editor.css?inline';
import { openList } from './editor.store.ts';
import { keepAfterChanges } from './kept-copy.ts';
import { ListEditor } from './ListEditor.tsx';
import { refreshPart } from './list-changes.ts';
import { followOthers } from './live.store.ts';

/**
 * Mounts the editor on the list's own page, in place of the gifts as visitors see them. A private list has no
 * page to visitors: the editor then stands alone. `note`: a sentence about the list that its page says too.
 */
export async function openEditor(
  page: HTMLElement,
  list: DetailedList,
  note: string | null = null,
): Promise<void> {
  // Nobody but an owner needs it: it is no part of the page.
  adoptStyles(css);
  const gifts = page.querySelector<HTMLElement>('#cadeaux');
  const root = document.createElement('div');
  if (gifts) gifts.before(root);
  else {
    const heading = document.createElement('h1');
    heading.textContent = list.title;
    page.classList.add('wrap', 'page-top');
    page.replaceChildren(heading, root);
    document.title = list.title;
  }
  const show = (preview: boolean) => {
    gifts?.classList.toggle('edited-away', !preview);
    page.classList.toggle('is-edited', !preview);
    if (preview) refreshPart('#cadeaux');
  };
  openList(list, await classificationsOf(page));
  keepAfterChanges();
  let stop = followOthers(list.uuid);
  addEventListener('pagehide', () => stop());
  // Brought back by the browser's history as it was left: the line is taken up again, which reads what was missed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stop = followOthers(list.uuid);
  });
  const view = createRoot(root);
  // Drawn before the gifts are taken away: what stands below them would come up, and go down again.
  flushSync(() => view.render(<ListEditor onPreview={show} note={note} />));
  show(false);
  if (new URLSearchParams(location.search).has('imprimer')) await printSheet();
}

/** `?imprimer`: the sheet with its QR code and the gifts as visitors see them; once, whatever is reloaded after. */
async function printSheet(): Promise<void> {
  history.replaceState(null, '', location.pathname);
  await Promise.all([refreshPart('#cadeaux'), document.fonts.ready]);
  print();
}

async function classificationsOf(page: HTMLElement): Promise<readonly Classification[]> {
  if (page.dataset.classifications) return JSON.parse(page.dataset.classifications) as Classification[];
  return (await siteContent()).classifications;
}
