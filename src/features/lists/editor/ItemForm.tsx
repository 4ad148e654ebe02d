import { type ReactNode, type SubmitEvent, useState } from 'react';
import { parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import type { CallState } from '#src/ui/useCall.ts';
import { NAME_MAX, NOTE_MAX, QUANTITY_MAX } from '../list.ts';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.add;

export interface TypedItem {
  name: string;
  price: string;
  quantity: string;
  brand: string;
  note: string;
}
export const EMPTY_ITEM: TypedItem = { name: '', price: '', quantity: '1', brand: '', note: '' };

interface Props {
  start: TypedItem;
  call: CallState;
  /** The id of its first field. */
  id: string;
  nameLabel: string;
  nameHint?: string;
  withNote?: boolean;
  children?: ReactNode;
  onSubmit: (item: TypedItem, priceCents: number | null) => Promise<void>;
}

/** Name, price and quantity of what is not in the catalogue; a refusal leaves everything typed in place. */
export function ItemForm({ id, start, call, nameLabel, nameHint, withNote, children, onSubmit }: Props) {
  const [typed, setTyped] = useState(start);
  const [priceError, setPriceError] = useState<string | null>(null);
  const set = (key: keyof TypedItem) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [key]: event.target.value });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const price = typed.price.trim() === '' ? null : parsePriceCents(typed.price);
    const wrong = typed.price.trim() !== '' && price === null;
    setPriceError(wrong ? fr.priceWrong : null);
    if (wrong) document.getElementById(`${id}-price`)?.focus();
    else onSubmit(typed, price);
  }

  return (
    <form className="form" onSubmit={submit}>
      <Refused says={call.error} />
      <Field
        id={id}
        label={nameLabel}
        hint={nameHint}
        required
        maxLength={NAME_MAX}
        value={typed.name}
        error={call.fields['item.name']}
        onChange={set('name')}
      />
      <div className="editor-pair fields-level">
        <Field
          id={`${id}-price`}
          label={fr.price}
          inputMode="decimal"
          unit="€"
          value={typed.price}
          error={priceError ?? call.fields['item.price']}
          onChange={set('price')}
        />
        <Field
          id={`${id}-quantity`}
          label={fr.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={QUANTITY_MAX}
          required
          value={typed.quantity}
          error={call.fields['item.quantity']}
          onChange={set('quantity')}
        />
      </div>
      {withNote && (
        <TextField
          id={`${id}-note`}
          label={fr.note}
          rows={2}
          maxLength={NOTE_MAX}
          value={typed.note}
          error={call.fields.description}
          onChange={set('note')}
        />
      )}
      {children}
      <div className="form-actions">
        <Button type="submit" look="main" icon="add" busy={call.busy}>
          {fr.submit}
        </Button>
      </div>
    </form>
  );
}
