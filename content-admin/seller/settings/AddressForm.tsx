import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { TextField } from '#src/ui/Field.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { ADDRESS_ID } from '../places.ts';
import { SaveLine } from '../SaveLine.tsx';
import { addressFr as fr } from '../seller.fr.ts';

/** The address of the business, a line each: printed on its invoices, and where returns go. */
export function AddressForm() {
  const [loaded, reload] = useLoaded(sellerReturnCalls.getAddress);
  const section = useRef<HTMLElement>(null);
  // The browser looked for it before this screen was there.
  useEffect(() => {
    if (location.hash === `#${ADDRESS_ID}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} className="sheet sheet-padded stack" aria-labelledby={ADDRESS_ID}>
      <h2 id={ADDRESS_ID}>{fr.title}</h2>
      {loaded.state === 'ready' ? (
        <Lines first={loaded.value.lines} />
      ) : (
        <NotLoaded loaded={loaded} retry={reload} />
      )}
    </section>
  );
}

const MIN_LINES = 2;
const MAX_LINES = 5;

function Lines({ first }: { first: readonly string[] }) {
  const [typed, setTyped] = useState(first.join('\n'));
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error, fields, form, showFirst } = useFormCall();
  const [own, setOwn] = useState<string | null>(null);
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(null);
    const lines = typed.split('\n').flatMap((line) => line.trim() || []);
    const fault = lines.length < MIN_LINES ? fr.short : lines.length > MAX_LINES ? fr.long : null;
    setOwn(fault);
    if (fault) return showFirst();
    const kept = await run(() => sellerReturnCalls.address({ lines }));
    if (!kept) return;
    setTyped(kept.lines.join('\n'));
    setTold(fr.saved);
  }
  return (
    <form ref={form} className="stack" onSubmit={save} noValidate>
      <TextField
        label={fr.lines}
        hint={fr.hint}
        required
        rows={4}
        maxLength={520}
        autoComplete="street-address"
        value={typed}
        error={own ?? Object.values(fields)[0]}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SaveLine label={fr.save} busy={busy} error={error} told={told} />
    </form>
  );
}
