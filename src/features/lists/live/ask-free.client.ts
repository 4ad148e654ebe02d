import { askNobody } from '#src/calls/ask-nobody.ts';
import type { PathOf, SentTo, ToldBy } from '#src/calls/client.ts';
import type { giftCalls } from '../gifts/gift.calls.ts';
import { giftNewsFr as fr } from './gift-news.fr.ts';

type Call = typeof giftCalls.isFree;
const PATH: PathOf<Call> = '/api/publiclist/is_free';

async function leftOf(input: SentTo<Call>): Promise<number | null> {
  return (await askNobody<ToldBy<Call>>(PATH, input))?.result?.left ?? null;
}

function sentence(left: number | null): string {
  if (left === null) return fr.unknown;
  return left > 0 ? fr.still(left) : fr.no;
}

/** Answers the small form of each gift's sheet in place, which without a script makes the page answer. */
export function answerIsFree(list: HTMLElement): void {
  list.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const said = form.matches('[data-is-free]') ? form.querySelector<HTMLElement>('[role="status"]') : null;
    if (!said) return;
    event.preventDefault();
    said.textContent = fr.asking;
    const merchant_item_id = String(new FormData(form).get('merchant_item_id'));
    said.textContent = sentence(await leftOf({ list_uuid: list.dataset.list ?? '', merchant_item_id }));
  });
}
