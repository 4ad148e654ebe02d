import { type SubmitEvent, useEffect, useState } from 'react';
import { priceText } from '#src/lib/price-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import { addWish } from './add-wish.ts';
import { editorFr } from './editor.fr.ts';
import { $list } from './editor.store.ts';
import { EMPTY_ITEM, ItemForm, type TypedItem } from './ItemForm.tsx';
import { useFocusAgain } from './row-focus.ts';

const fr = editorFr.add;

/** The same at each visit: what a session's end left unsent is put back by it. */
const ID = 'linked-wish';

interface Props {
  pasted: string;
  /** Read at once: it was shared, not typed. */
  readNow?: boolean;
  /** Shared from the native wrapper. */
  fromApp?: boolean;
}

/** The server reads the page; when it can't, it says why and the form opens to be filled in by hand. */
export function AddByLink({ pasted, readNow = false, fromApp = false }: Props) {
  const [url, setUrl] = useState(pasted);
  const [found, setFound] = useState<{ item: TypedItem; image: string | null } | null>(null);
  const [round, setRound] = useState(0);
  const [added, setAdded] = useState(0);
  useFocusAgain(ID, added);
  const preview = useCall();
  const add = useCall();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was shared.
  useEffect(() => {
    if (readNow) read();
  }, []);

  async function read(event?: SubmitEvent) {
    event?.preventDefault();
    const page = await preview.run(() => listCalls.previewExternalItem({ url: url.trim() }));
    if (page) setUrl(page.url);
    const item = page
      ? { ...EMPTY_ITEM, name: page.name, price: priceText(page.price), brand: page.brand_name ?? '' }
      : EMPTY_ITEM;
    setFound({ item, image: page?.image ?? null });
    setRound(round + 1);
  }

  const list_uuid = $list.get()?.uuid ?? '';

  async function submit(item: TypedItem, price: number | null) {
    const brand_name = item.brand || null;
    const wish = { url: url.trim(), name: item.name, price, image: found?.image ?? null, brand_name };
    const client_id = crypto.randomUUID();
    const done = await add.run(async () => {
      await addWish({
        call: listCalls.addExternalItem,
        input: {
          list_uuid,
          item: { ...wish, quantity: Number(item.quantity) },
          from_app: fromApp,
          client_id,
        },
        wish: { name: item.name, price },
      });
      return true;
    });
    if (!done) return;
    setUrl('');
    setFound(null);
    setAdded(added + 1);
  }

  return (
    <div className="stack">
      <form className="form" onSubmit={read}>
        <Field
          id={ID}
          label={fr.url}
          hint={fr.urlHint}
          type="url"
          inputMode="url"
          required
          value={url}
          error={preview.fields.url ?? add.fields['item.url']}
          onChange={(event) => setUrl(event.target.value)}
        />
        <div className="form-actions">
          <Button type="submit" icon="search" busy={preview.busy}>
            {fr.read}
          </Button>
        </div>
      </form>
      <p className="muted">
        <a href="/i/marketplace/bouton">{fr.byButton}</a>
      </p>
      <Refused says={preview.error} />
      {found && (
        <ItemForm
          key={round}
          id={`${ID}-name`}
          start={found.item}
          call={add}
          onSubmit={submit}
          nameLabel={fr.name}
        />
      )}
    </div>
  );
}
