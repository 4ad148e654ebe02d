import { type SubmitEvent, useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { AddressFields, NO_ADDRESS, readAddress } from './AddressFields.tsx';
import { addressCalls } from './address.calls.ts';
import type { OwnAddress } from './address.ts';
import { addressesFr as fr } from './addresses.fr.ts';

/** `new` while an address is added. */
type Open = OwnAddress | 'new' | null;

/** The card of the settings: a person's addresses, one of which givers may send to. */
export function AddressBook() {
  const [items, setItems] = useState<OwnAddress[] | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  const call = useCall();
  const read = async () => setItems((await addressCalls.list()).items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the card appears.
  useEffect(() => void call.run(read), []);

  async function changed(said: string) {
    setOpen(null);
    setDone(said);
    await call.run(read);
  }

  async function remove({ id }: OwnAddress) {
    setDone(null);
    if (await call.run(() => addressCalls.remove({ id }))) await changed(fr.removed);
  }

  return (
    <Card title={fr.title} error={call.error} done={done}>
      <p>{fr.lead}</p>
      {items === null && !call.error && <Skeleton label={fr.loading} shape="text" count={2} />}
      {items?.length === 0 && open === null && <p className="muted">{fr.none}</p>}
      <ul className="plain settings-sessions">
        {items?.map((item) => (
          <li key={item.id}>
            <Place item={item} />
            <span className="row">
              <Button
                look="quiet"
                aria-label={fr.editOf(item.recipient, item.city)}
                onClick={() => setOpen(item)}
              >
                {fr.edit}
              </Button>
              <Button
                look="quiet"
                aria-label={fr.removeOf(item.recipient, item.city)}
                onClick={() => remove(item)}
              >
                {fr.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open ? (
        <AddressForm
          key={open === 'new' ? 'new' : open.id}
          open={open}
          first={items?.length === 0}
          onSaved={() => changed(fr.saved)}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen('new')}>{fr.add}</Button>
        </p>
      )}
    </Card>
  );
}

function Place({ item }: { item: OwnAddress }) {
  return (
    <span className="settings-named">
      <strong>{item.recipient}</strong>
      <br />
      {[item.line1, item.line2, `${item.postal_code} ${item.city}`].filter(Boolean).join(', ')}
      {item.for_gifts && (
        <>
          <br />
          <span className="pill">{fr.isForGifts}</span>
        </>
      )}
    </span>
  );
}

interface FormProps {
  open: OwnAddress | 'new';
  first: boolean | undefined;
  onSaved(): Promise<void>;
  onCancel(): void;
}

function AddressForm({ open, first, onSaved, onCancel }: FormProps) {
  const call = useCall();
  const known = open === 'new' ? null : open;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const saved = await call.run(() =>
      addressCalls.save({
        ...(known ? { id: known.id } : {}),
        ...readAddress((name) => String(sent.get(name) ?? '')),
        for_gifts: sent.get('for_gifts') === 'on',
      }),
    );
    if (saved) await onSaved();
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <AddressFields known={known ?? NO_ADDRESS} errors={call.fields} />
      <label className="check">
        <input type="checkbox" name="for_gifts" defaultChecked={known ? known.for_gifts : first === true} />
        <span>{fr.forGifts}</span>
      </label>
      {call.message && <p role="alert">{call.message}</p>}
      <div className="row">
        <Button type="submit" look="main" busy={call.busy}>
          {fr.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {fr.cancel}
        </Button>
      </div>
    </form>
  );
}
