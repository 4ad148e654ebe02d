import { askNobody } from '#src/calls/ask-nobody.ts';
import type { PathOf, SentTo, ToldBy } from '#src/calls/client.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import type { voucherCalls } from './voucher.calls.ts';

type Call = typeof voucherCalls.card;
type Card = ToldBy<Call>;
const PATH: PathOf<Call> = '/api/voucher/card';
const CODE = /^#[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/;

/** Draws the card of the code that the address bears after its #, where no log and no Referer has it. */
export function showCard(): void {
  addEventListener('hashchange', () => void draw());
  document.querySelector('[data-print] button')?.addEventListener('click', () => print());
  void draw();
}

async function draw(): Promise<void> {
  const { hash } = location;
  const shown = CODE.test(hash);
  write('code', hash.slice(1));
  for (const name of ['recipient', 'buyer', 'message', 'amount', 'until', 'refused']) write(name, '');
  show('[data-card], [data-print]', shown);
  show('[data-no-card]', !shown);
  if (!shown) return;
  const told = await ask({ code: hash.slice(1) });
  // Another card was asked for meanwhile.
  if (hash !== location.hash) return;
  if (typeof told === 'string') {
    write('refused', told);
    show('[data-card], [data-print]', told === '');
  } else fill(told);
}

/** The card, or why there is none: a sentence of the site's, empty when it could not be asked. */
async function ask(input: SentTo<Call>): Promise<Card | string> {
  const told = await askNobody<Card>(PATH, input);
  return told?.result ?? told?.err ?? '';
}

function fill(card: Card): void {
  write('amount', formatPrice(card.amount));
  write('until', formatDate(card.expires_on));
  write('recipient', card.recipient ?? '');
  write('buyer', card.buyer ?? '');
  write('message', card.message);
}

/** A part that says nothing is not shown, nor what introduces it. */
function write(name: string, text: string): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    place.textContent = text;
    (place.closest<HTMLElement>('[data-part]') ?? place).hidden = text === '';
  }
}

function show(selector: string, shown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(selector)) part.hidden = !shown;
}
