import { askNobody } from '#src/calls/ask-nobody.ts';
import type { PathOf, SentTo, ToldBy } from '#src/calls/client.ts';
import type { giftCalls } from '../gifts/gift.calls.ts';
import { answerIsFree } from './ask-free.client.ts';
import { offerSheets, SHEET_OPENS } from './give-sheet.client.ts';
import { showChanges } from './renew-gifts.client.ts';

const EVERY_MS = 5000;
const SLOWEST_MS = 60_000;

type Call = typeof giftCalls.getAvailability;
type Told = ToldBy<Call>;
const PATH: PathOf<Call> = '/api/publiclist/get_availability';

/** As nobody in particular, like all that a giver's page asks: what is left is the same for every giver. */
async function ask(list_uuid: string, known: string | undefined): Promise<Told | undefined> {
  const input: SentTo<Call> = known === undefined ? { list_uuid } : { list_uuid, known };
  return (await askNobody<Told>(PATH, input))?.result;
}

/**
 * Giving from a list's page; and "is it still free?" (docs/spec/decisions.md §8), while the page is looked at: one
 * short question at a time.
 */
export function watchGifts(list: HTMLElement): void {
  const uuid = list.dataset.list ?? '';
  let known: string | undefined;
  let wait = EVERY_MS;
  let timer = 0;
  let busy = false;

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (busy || document.hidden) return;
    busy = true;
    const told = await ask(uuid, known);
    if (told?.gifts) {
      const left = new Map(told.gifts.map((gift) => [gift.merchant_item_id, gift.left]));
      // The page may already show something newer than this answer: the next one is compared again.
      known = (await showChanges(list, left)) ? undefined : told.version;
    }
    wait = told ? EVERY_MS : Math.min(wait * 2, SLOWEST_MS);
    busy = false;
    timer = window.setTimeout(turn, wait);
  }

  offerSheets(list);
  answerIsFree(list);
  document.addEventListener('visibilitychange', turn);
  addEventListener('pageshow', turn);
  addEventListener('online', turn);
  // Whoever opens a gift's sheet hears at once whether it is still there.
  list.addEventListener(SHEET_OPENS, turn);
  timer = window.setTimeout(turn, EVERY_MS);
}
