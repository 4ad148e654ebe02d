import { type SubmitEvent, useEffect, useState } from 'react';
import { useCall } from '#src/features/accounts/useCall.ts';
import { priceText } from '#src/lib/price-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { listCalls } from '../list.calls.ts';
import { editorFr } from './editor.fr.ts';
import { $list, placeAdded } from './editor.store.ts';
import { EMPTY_ITEM, ItemForm, type TypedItem } from './ItemForm.tsx';

const fr = editorFr.add;

/** The server reads the page; when it can't, it says why and the form opens to be filled in by hand. */
export function AddByLink({ pasted, readNow = false }: { pasted: string; readNow?: boolean }) {
  const [url, setUrl] = useState(pasted);
  const [found, setFound] = useState<{ item: TypedItem; image: string | null } | null>(null);
  const [round, setRound] = useState(0);
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
    const added = await add.run(() =>
      listCalls.addExternalItem({ list_uuid, item: { ...wish, quantity: Number(item.quantity) } }),
    );
    if (!added) return;
    placeAdded(added.item);
    setUrl('');
    setFound(null);
  }

  return (
    <div className="stack">
      <form className="form" onSubmit={read}>
        <Field
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
      {preview.error && (
        <Notice tone="alert" role="alert">
          <p>{preview.error}</p>
        </Notice>
      )}
      {found && <ItemForm key={round} start={found.item} call={add} onSubmit={submit} nameLabel={fr.name} />}
    </div>
  );
}
