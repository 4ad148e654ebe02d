import { Field, TextField } from '#src/ui/Field.tsx';
import { POOL_MIN } from '../gifts/gift.ts';
import { type ListItem, NOTE_MAX, QUANTITY_MAX } from '../list.ts';
import { Choice } from './Choice.tsx';
import { editorFr } from './editor.fr.ts';
import { chosenFamily, useFamilies } from './families.ts';
import { GiftState } from './GiftState.tsx';
import { fieldChange, setField } from './item-changes.ts';
import { OwnItemFields } from './OwnItemFields.tsx';
import { useSaved } from './useSaved.ts';

const fr = editorFr.item;

const mayBePooled = ({ item, quantity }: ListItem) => (item.price ?? 0) * quantity >= POOL_MIN;

/** Everything said about one gift; each field saves itself. */
export function GiftFields({ gift }: { gift: ListItem }) {
  const { id } = gift.item;
  const families = useFamilies();
  async function moveTo(value: string) {
    const family = await chosenFamily(value);
    if (family !== null) setField(id, 'classification', family);
  }
  return (
    <>
      {gift.item.kind !== 'catalogue' && <OwnItemFields gift={gift} />}
      <Note gift={gift} />
      <Quantity gift={gift} />
      <Choice label={fr.family} value={gift.classification} options={families} onChoose={moveTo} />
      <Choice
        label={fr.priority}
        value={String(gift.priority)}
        options={fr.priorities.map((label, at) => ({ value: String(at), label }))}
        onChoose={(value) => setField(id, 'priority', Number(value))}
      />
      <GiftState gift={gift} />
      {mayBePooled(gift) && <a href={`/i/mon-compte/cagnotte?cadeau=${id}#plusieurs`}>{fr.pool}</a>}
    </>
  );
}

function Note({ gift }: { gift: ListItem }) {
  const note = useSaved(gift.description, (text) => fieldChange(gift.item.id, 'description', text.trim()));
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
  const typed = useSaved(String(gift.quantity), (text) => {
    const quantity = Number(text);
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX)
      return fieldChange(gift.item.id, 'quantity', quantity);
    typed.refuse(editorFr.add.quantityWrong(QUANTITY_MAX));
    return null;
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
