import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold } from '#search/text.ts';
import { THESAURUS } from '#search/thesaurus/index.ts';
import type { PathOf } from '#src/calls/client.ts';
import type { itemCalls } from '#src/features/lists/list.calls.ts';
import type { Proposal } from '../answer.ts';
import { answersFr } from './answers.fr.ts';

const ADD: PathOf<typeof itemCalls.addCustomItemToMain> = '/api/list/add_custom_item_to_main';

const OF_BUYING = /\b(?:achet\w*|choisir|quel(?:le)?s?|besoin|utile|prendre|faut|combien de)\b/;

/** "Ajouter à ma liste", where a question is about a thing to buy: a gift without a shop, named after the thing. */
export function purchaseOf(question: string): Proposal[] {
  // "On habite au quatrième, quelle poussette ?": the thing stands where it is asked for.
  const asked = question.split(/[,.;:!?\n]+/u).find((part) => OF_BUYING.test(fold(part)));
  if (asked === undefined) return [];
  const { head } = DEFAULT_LEXICON.read(asked);
  const [id] = head && !head.need ? head.ids : [];
  const name = id === undefined ? undefined : THESAURUS.concepts.get(id)?.name;
  if (name === undefined) return [];
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return [{ label: answersFr.addToList(label), call: ADD, input: { item: { name: label } } }];
}
