import { giftNewsFr as fr } from './gift-news.fr.ts';
import { focusOn, sheetOf, tellLeft } from './give-sheet.client.ts';

const NEWS_MS = 8000;
let newsTimer = 0;

/** Shows which gifts are no longer as this page says, as the server draws them. Answers whether any was. */
export async function showChanges(list: HTMLElement, left: ReadonlyMap<string, number>): Promise<boolean> {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-gift]')];
  const changed = cards.filter((card) => leftOn(card) !== (left.get(card.dataset.gift ?? '') ?? 0));
  if (changed.length === 0) return false;
  const answer = await fetch(location.href, { credentials: 'omit' }).catch(() => null);
  if (!answer?.ok) return true;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const news = changed.map((card) => renew(card, fresh.getElementById(card.id))).filter((one) => one !== '');
  if (news.length > 0) announce(list, news.length > 2 ? fr.several(news.length) : news.join(' '));
  return true;
}

const leftOn = (card: HTMLElement) => Number(card.dataset.left ?? 1);

/** The card stays where it is; a sheet in which somebody writes stays too, and says what happened. */
function renew(card: HTMLElement, drawn: HTMLElement | null): string {
  const before = leftOn(card);
  const now = drawn ? leftOn(drawn) : 0;
  const name = card.querySelector('.card-title')?.textContent ?? '';
  card.dataset.left = String(now);
  const sheet = sheetOf(card);
  if (sheet) tellLeft(sheet, now);
  if (drawn) redraw(card, drawn);
  else card.querySelector('.button-list')?.remove();
  if (now === before) return '';
  if (now === 0) return fr.taken(name);
  return before === 0 ? fr.free(name) : now < before ? fr.fewer(name, now) : '';
}

function redraw(card: HTMLElement, drawn: HTMLElement): void {
  const held = card.querySelector('.card-body :focus') !== null;
  card.className = drawn.className;
  Object.assign(card.dataset, drawn.dataset);
  const body = drawn.querySelector('.card-body');
  if (body) card.querySelector('.card-body')?.replaceWith(document.adoptNode(body));
  if (held) focusOn(card.querySelector<HTMLElement>('.button-list') ?? card.querySelector('.card-title'));
}

function announce(list: HTMLElement, text: string): void {
  const place = list.querySelector<HTMLElement>('[data-gift-news]');
  if (!place) return;
  place.textContent = text;
  clearTimeout(newsTimer);
  newsTimer = window.setTimeout(() => {
    place.textContent = '';
  }, NEWS_MS);
}
