import { activeToken } from '#src/features/accounts/session.store.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { inspect, keyOrder } from '../document/inspect.ts';
import { isTooLong } from '../document/too-long.ts';

/** A document whose title or address is not there yet can be looked at all the same. */
export function previewable(text: string, untitled: string): string | null {
  if (isTooLong(text)) return null;
  const { values, errors, template } = inspect(text);
  if (!values) return null;
  const order = keyOrder(template);
  const titled = errors.title ? setField(text, { name: 'title', value: untitled }, order) : text;
  return inspect(titled).errors.slug ? setField(titled, { name: 'slug', value: 'apercu' }, order) : titled;
}

export interface Drawn {
  html: string | null;
  /** Why the server refuses to draw this text: asked again, it would say the same. */
  refused: string | null;
}

/** The page readers would get, made by the server's own renderer. Throws while that does not answer. */
export async function askPreview(md: string, signal: AbortSignal): Promise<Drawn> {
  const response = await fetch('/a/admin/apercu', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${activeToken.get()}` },
    body: JSON.stringify({ md }),
    signal,
  });
  if (response.ok) return { html: await response.text(), refused: null };
  if (response.status >= 500 || response.status === 429) throw new Error(`preview: ${response.status}`);
  const { err } = (await response.json()) as { err: string };
  return { html: null, refused: err };
}

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

interface FramePage {
  document: Document;
  /**
   * The rules of the page's `<style>` elements: the admin's policy refuses those, so the frame adopts them as
   * sheets.
   */
  css: string;
}

/** The page without its scripts: the frame runs none, and the console would name each of them at each key. */
function framePage(html: string): FramePage {
  const css = [...html.matchAll(INLINE_STYLE)].map((match) => match[1]).join('\n');
  const page = new DOMParser().parseFromString(html.replace(INLINE_STYLE, ''), 'text/html');
  for (const script of page.querySelectorAll(
    'script, noscript, link[rel="preload"], link[rel="modulepreload"]',
  ))
    script.remove();
  // Links open beside the editor, but for those inside the page: relative to it, they would lead to the admin.
  for (const anchor of page.querySelectorAll('a[href^="#"]')) {
    anchor.setAttribute('href', `about:srcdoc${anchor.getAttribute('href')}`);
    anchor.setAttribute('target', '_self');
  }
  const base = page.createElement('base');
  base.target = '_blank';
  page.head.prepend(base);
  return { document: page, css };
}

const sheetsOf = (page: Document) =>
  [...page.head.querySelectorAll('link[rel="stylesheet"]')].map((sheet) => sheet.outerHTML).join('');

function adopt(frame: HTMLIFrameElement, css: string): void {
  const { contentDocument: shown, contentWindow } = frame;
  if (!shown || !contentWindow) return;
  // The sheet is made by the frame's own window: a document refuses one that another window made.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  shown.adoptedStyleSheets = [sheet];
}

/** A question stands closed among the others on its page: here it is open, and in sight the first time. */
function openPlace(shown: Document | null, { id, scroll }: { id: string | null; scroll: boolean }): void {
  const place = id === null ? null : shown?.getElementById(id);
  if (place?.nodeName !== 'DETAILS') return;
  place.setAttribute('open', '');
  if (scroll) place.scrollIntoView();
}

const blocksOf = (main: Element) => [...main.querySelectorAll('.prose > *')];

/** Brings the first block that is another than before into sight, where it is not: the words under somebody's hands. */
function followChange(frame: HTMLIFrameElement, main: Element, before: readonly string[]): void {
  const now = blocksOf(main);
  const at = now.findIndex((block, n) => block.outerHTML !== before[n]);
  const seen = frame.contentWindow;
  const { top, bottom } = now[at]?.getBoundingClientRect() ?? {};
  if (!seen || top === undefined || bottom === undefined) return;
  // The site's own bars stand over the edges.
  const edge = seen.innerHeight / 6;
  if (top < edge || bottom > seen.innerHeight - edge) seen.scrollBy(0, top - seen.innerHeight / 3);
}

/** The part of the page that is this document's own: its slug, where pages hold several. */
export const placeOf = (text: string) => String(inspect(text).values?.slug ?? '') || null;

/**
 * Shows a page in the frame. When its styles are already there only the content is replaced: nothing
 * flickers, and the frame stays where it was scrolled unless what changed is out of sight.
 */
export function showInFrame(frame: HTMLIFrameElement, html: string, place: string | null): void {
  const { document: page, css } = framePage(html);
  const shown = frame.contentDocument;
  const main = shown?.querySelector('main');
  const next = page.querySelector('main');
  if (shown && main && next && frame.dataset.styles === sheetsOf(page)) {
    adopt(frame, css);
    const before = blocksOf(main).map(({ outerHTML }) => outerHTML);
    main.replaceChildren(...[...next.childNodes].map((node) => shown.importNode(node, true)));
    openPlace(shown, { id: place, scroll: false });
    followChange(frame, main, before);
    return;
  }
  const scrolled = frame.contentWindow?.scrollY ?? 0;
  frame.dataset.styles = sheetsOf(page);
  frame.classList.add('preview-loading');
  // Set, and not added: when another page is asked for meanwhile, only the last one is shown.
  frame.onload = () => {
    adopt(frame, css);
    frame.contentWindow?.scrollTo(0, scrolled);
    openPlace(frame.contentDocument, { id: place, scroll: scrolled === 0 });
    frame.classList.remove('preview-loading');
  };
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
}
