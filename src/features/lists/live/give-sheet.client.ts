import { showDialog } from '#src/ui/modals/show-dialog.ts';
import { COMMON_FACTS } from '../give-fact.ts';
import { shopOf } from '../shop-of.ts';

/** Told to the list when a gift's sheet opens; its target is the sheet. */
export const SHEET_OPENS = 'merveille:give';

/** By gift: each keeps what was typed in it as long as the page is open. Only the open one stands in the page. */
const sheets = new Map<string, HTMLDialogElement>();

/** Opens the page's one sheet, filled in for the gift, where the button would ask the server for it (`?offrir=`). */
export function offerSheets(list: HTMLElement): void {
  const model = list.querySelector<HTMLTemplateElement>('[data-give-model]');
  list.addEventListener('submit', (event) => {
    const button = event.submitter;
    const card = button?.matches('.button-list') ? button.closest<HTMLElement>('[data-gift]') : null;
    if (!card || !model) return;
    event.preventDefault();
    const inPage = document.getElementById(card.id.replace('cadeau-', 'offrir-'));
    if (inPage) return focusOn(inPage.querySelector(':scope > .give-form input:not([type="hidden"])'));
    const sheet = sheets.get(keyOf(card)) ?? newSheet(model, card);
    list.append(sheet);
    tellLeft(sheet, Number(card.dataset.left ?? 1));
    showDialog(sheet);
    sheet.dispatchEvent(new Event(SHEET_OPENS, { bubbles: true }));
  });
}

/** The sheet in which this gift is being given, or was begun to be: its own, or the one that the page came with. */
export function sheetOf(card: HTMLElement): HTMLElement | null {
  return sheets.get(keyOf(card)) ?? document.getElementById(card.id.replace('cadeau-', 'offrir-'));
}

const keyOf = (card: HTMLElement) => card.dataset.gift ?? '';

function newSheet(model: HTMLTemplateElement, card: HTMLElement): HTMLDialogElement {
  const copy = document.importNode(model.content, true);
  const sheet = copy.querySelector('dialog') as HTMLDialogElement;
  const price = card.querySelector('.price')?.textContent ?? '';
  const { shop = '', facts = COMMON_FACTS } = card.dataset;
  const known = new Set(['several', price && 'price', shop && 'shop', ...facts.split(' ')]);
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-only]'))
    if (!known.has(part.dataset.only ?? '')) part.remove();
  write(sheet, { '.give-title': card.querySelector('.card-title')?.textContent ?? '', '.price': price });
  write(sheet, { '[data-shop]': shopOf(shop) ?? '' });
  sheet.querySelector('.give-other a')?.setAttribute('href', shop);
  setValues(sheet, {
    merchant_item_id: keyOf(card),
    product_id: card.id.slice('cadeau-'.length),
    // Without it, where a browser has none, an order that is sent twice is two.
    key: crypto.randomUUID?.() ?? '',
  });
  sheet.addEventListener('click', (event) => closesBy(sheet, event) && sheet.close());
  sheet.addEventListener('submit', stayOffline);
  sheet.addEventListener('close', () => {
    sheet.remove();
    // Some browsers give a button no focus when it is pressed, and so none back.
    if (document.activeElement === document.body) focusOn(card.querySelector('.button-list'));
  });
  sheets.set(keyOf(card), sheet);
  return sheet;
}

function write(sheet: HTMLElement, texts: Record<string, string>): void {
  for (const [selector, text] of Object.entries(texts))
    for (const place of sheet.querySelectorAll(selector)) place.textContent = text;
}

function setValues(sheet: HTMLElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    for (const input of sheet.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      input.value = value;
}

/** Its cross, or a press on the veil around it. */
function closesBy(sheet: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if ((target as Element).closest('[data-close]')) return true;
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return target === sheet && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** A browser without a line would show its own page, and forget what was typed (send-later.client.ts sends it then). */
function stayOffline(event: Event): void {
  if (navigator.onLine) return;
  // Not here yet, the line was cut while it came: nothing is kept, which the sheet says in words of its own.
  const says = (event.target as Element).querySelector<HTMLElement>('[data-later]');
  if (says && !event.defaultPrevented) says.hidden = false;
  event.preventDefault();
}

/** Makes a sheet fit for what is left: nothing can be sent for a gift that is gone, and what was typed stays. */
export function tellLeft(sheet: HTMLElement, left: number): void {
  const gone = sheet.querySelector<HTMLElement>('[data-gone]');
  const buttons = [...sheet.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
  const held = buttons.some((button) => button === document.activeElement);
  for (const button of buttons) button.disabled = left === 0;
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-only="several"]')) part.hidden = left < 2;
  for (const input of sheet.querySelectorAll<HTMLInputElement>('input[name="quantity"]')) {
    if (left > 0) input.max = String(left);
    // A field that is not shown must not keep the form from being sent.
    if (left === 1) input.value = '1';
  }
  if (gone) gone.hidden = left > 0;
  if (held && left === 0) focusOn(gone);
}

/** Makes focusable what is neither a button nor a link. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
