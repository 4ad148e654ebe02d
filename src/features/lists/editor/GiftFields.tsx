import { useStore } from '@nanostores/react';
import { Field, TextField } from '#src/ui/Field.tsx';
import { listCalls } from '../list.calls.ts';
import { type DetailedList, type ListItem, NOTE_MAX, QUANTITY_MAX } from '../list.ts';
import { Choice } from './Choice.tsx';
import { editorFr } from './editor.fr.ts';
import { $classifications, changeItem, save } from './editor.store.ts';
import { GiftState } from './GiftState.tsx';
import { OwnItemFields } from './OwnItemFields.tsx';
import { useSaved } from './useSaved.ts';

const fr = editorFr.item;

interface Props {
  gift: ListItem;
  list: DetailedList;
}

/** Everything said about one gift; each field saves itself. */
export function GiftFields({ gift, list }: Props) {
  const classifications = useStore($classifications);
  const product_id = gift.item.id;
  const where = { list_uuid: list.uuid, product_id };
  const families = [
    { value: '', label: fr.noFamily },
    ...classifications.map(({ slug, label }) => ({ value: slug, label })),
  ];
  return (
    <>
      {gift.item.kind !== 'catalogue' && <OwnItemFields gift={gift} />}
      <Note gift={gift} />
      <Quantity gift={gift} />
      <Choice
        label={fr.family}
        value={gift.classification}
        options={families}
        onChoose={(classification) => {
          changeItem(product_id, { classification });
          save({
            call: listCalls.updateProductClassification,
            input: { ...where, classification },
            key: `family:${product_id}`,
          });
        }}
      />
      <Choice
        label={fr.priority}
        value={String(gift.priority)}
        options={fr.priorities.map((label, at) => ({ value: String(at), label }))}
        onChoose={(value) => {
          const priority = Number(value);
          changeItem(product_id, { priority });
          save({
            call: listCalls.updateProductPriority,
            input: { ...where, priority },
            key: `priority:${product_id}`,
          });
        }}
      />
      <GiftState gift={gift} list={list} />
    </>
  );
}

function Note({ gift }: { gift: ListItem }) {
  const product_id = gift.item.id;
  const note = useSaved(gift.description, (description) => {
    changeItem(product_id, { description: description.trim() });
    return { call: listCalls.updateProduct, input: { product_id, description }, key: `note:${product_id}` };
  });
  return (
    <TextField
      label={editorFr.add.note}
      maxLength={NOTE_MAX}
      rows={2}
      value={note.draft}
      error={note.error}
      onChange={(event) => note.type(event.target.value)}
      onBlur={note.leave}
    />
  );
}

function Quantity({ gift }: { gift: ListItem }) {
  const product_id = gift.item.id;
  const typed = useSaved(String(gift.quantity), (text) => {
    const quantity = Number(text);
    if (text.trim() === '') return null;
    if (quantity >= 1 && quantity <= QUANTITY_MAX) changeItem(product_id, { quantity });
    return { call: listCalls.updateProduct, input: { product_id, quantity }, key: `quantity:${product_id}` };
  });
  return (
    <Field
      label={editorFr.add.quantity}
      type="number"
      inputMode="numeric"
      min={1}
      max={QUANTITY_MAX}
      value={typed.draft}
      error={typed.error}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
    />
  );
}
