import { ApiError } from '#src/calls/client.ts';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { ownListCalls } from '#src/features/lists/own-list.calls.ts';
import type { Option } from '../form/field.ts';
import { postName } from './budget.tool.ts';
import { type OwnTotals, totalsOf } from './own-list.ts';

connectClient();

const count = (n: number, one: string, many: string) => `${n} ${n > 1 ? many : one}`;

function sentenceOf({ items, unpriced }: OwnTotals): string {
  if (items === 0) return 'Votre liste est encore vide : écrivez vos montants à la main.';
  const without =
    unpriced > 0
      ? ` ${count(unpriced, 'n’a pas de prix : ajoutez-le', 'n’ont pas de prix : ajoutez-les')} à la main.`
      : '';
  return `Montants repris de votre liste (${count(items, 'cadeau', 'cadeaux')}).${without}`;
}

/** Fills the form with the totals of the person's own list; answers what to say of it. */
export async function fillFromOwnList(form: HTMLFormElement, categories: readonly Option[]): Promise<string> {
  try {
    const { items_in_list: items } = await ownListCalls.get({});
    const totals = totalsOf(items, categories);
    for (const [slug, cents] of Object.entries(totals.bySlug)) {
      const input = form.elements.namedItem(postName(slug));
      if (input instanceof HTMLInputElement) input.value = (cents / 100).toFixed(2).replace('.', ',');
    }
    return sentenceOf(totals);
  } catch (error) {
    return error instanceof ApiError && error.status === 200
      ? error.message
      : 'Votre liste n’a pas pu être lue. Vérifiez votre connexion, ou écrivez vos montants à la main.';
  }
}
