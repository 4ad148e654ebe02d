import { check, choice } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import { BAG_PARTS } from './bag.fr.ts';
import { type BagItem, type BagWish, packBag } from './bag.ts';

const SEASONS = [
  { value: 'tous', label: 'Je ne sais pas' },
  { value: 'froid', label: 'Saison froide' },
  { value: 'chaud', label: 'Saison chaude' },
] as const;
const FEEDINGS = [
  { value: 'tous', label: 'Je ne sais pas' },
  { value: 'allaitement', label: 'Au sein' },
  { value: 'biberon', label: 'Au biberon' },
] as const;

function lineOf({ id, text, note, count }: BagItem) {
  return { id, text: count ? `${text} × ${count}` : text, ...(note ? { note } : {}) };
}

/** One list to tick a part of the bag. */
export function bagBlocks(wish: BagWish): Block[] {
  return packBag(BAG_PARTS, wish).map(({ id, title, items }) => ({
    kind: 'checks',
    title,
    items: items.map((item) => lineOf({ ...item, id: `${id}-${item.id}` })),
  }));
}

export const EVERYBODY: BagWish = { season: 'tous', feeding: 'tous', caesarean: false, children: 1 };

export const bagTool = defineTool({
  submit: 'Adapter la liste',
  fields: {
    saison: choice({ label: 'Naissance prévue en', options: SEASONS, start: 'tous' }),
    repas: choice({ label: 'Le bébé sera nourri', options: FEEDINGS, start: 'tous' }),
    cesarienne: check({ label: 'Césarienne prévue' }),
    jumeaux: check({ label: 'J’attends des jumeaux' }),
  },
  answer({ saison, repas, cesarienne, jumeaux }) {
    const wish: BagWish = {
      season: saison,
      feeding: repas,
      caesarean: cesarienne,
      children: jumeaux ? 2 : 1,
    };
    return { result: { blocks: bagBlocks(wish) } };
  },
});
