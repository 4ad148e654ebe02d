import { useState } from 'react';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import { addWish } from './add-wish.ts';
import { editorFr } from './editor.fr.ts';
import { $list } from './editor.store.ts';
import { EMPTY_ITEM, ItemForm, type TypedItem } from './ItemForm.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useFocusAgain } from './row-focus.ts';

const fr = editorFr.add;

/** The same at each visit: what a session's end left unsent is put back by it. */
const ID = 'custom-wish';

/** A wish in one's own words, with a photo when there is one. */
export function AddCustom() {
  const [photo, setPhoto] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useFocusAgain(ID, round);
  const call = useCall();

  const list_uuid = $list.get()?.uuid ?? '';

  async function submit(item: TypedItem, price: number | null) {
    const wish = { name: item.name, price, image_dataurl: photo, quantity: Number(item.quantity) };
    const client_id = crypto.randomUUID();
    const added = await call.run(async () => {
      await addWish({
        call: listCalls.addCustomItem,
        input: { list_uuid, item: wish, description: item.note, client_id },
        wish: { name: item.name, price },
      });
      return true;
    });
    if (!added) return;
    setPhoto(null);
    setRound(round + 1);
  }

  return (
    <ItemForm
      key={round}
      id={ID}
      start={EMPTY_ITEM}
      call={call}
      nameLabel={fr.customName}
      nameHint={fr.customHint}
      withNote
      onSubmit={submit}
    >
      <PhotoField label={fr.photo} error={call.fields['item.image_dataurl']} onPhoto={setPhoto} />
    </ItemForm>
  );
}
