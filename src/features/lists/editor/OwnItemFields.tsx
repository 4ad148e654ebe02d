import { parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { priceText } from '#src/lib/price-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { type ListItem, NAME_MAX } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { fieldChange } from './item-changes.ts';
import { useSaved } from './useSaved.ts';

const fr = editorFr.add;

/** Name and price: only of what the owners added themselves. */
export function OwnItemFields({ gift }: { gift: ListItem }) {
  const { id } = gift.item;
  const name = useSaved(gift.item.name, (text) => {
    if (text.trim()) return fieldChange(id, 'name', text.trim());
    name.refuse(fr.nameMissing);
    return null;
  });
  const price = useSaved(priceText(gift.item.price), (text) => {
    const cents = text.trim() === '' ? null : parsePriceCents(text);
    if (text.trim() !== '' && cents === null) {
      price.refuse(fr.priceWrong);
      return null;
    }
    return fieldChange(id, 'price', cents);
  });
  return (
    <>
      <Field
        label={fr.name}
        required
        maxLength={NAME_MAX}
        value={name.draft}
        error={name.error}
        onChange={(event) => name.type(event.target.value)}
        onBlur={name.leave}
      />
      <Field
        label={fr.price}
        inputMode="decimal"
        unit="€"
        value={price.draft}
        error={price.error}
        onChange={(event) => price.type(event.target.value)}
        onBlur={price.leave}
      />
    </>
  );
}
