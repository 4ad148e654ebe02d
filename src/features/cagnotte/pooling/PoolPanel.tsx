import './pooling.css';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { POOL_MAX, POOL_MIN } from '#src/features/lists/gifts/gift.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { surpriseHolds } from '#src/features/lists/surprise.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { OwnPoolRow } from './OwnPoolRow.tsx';
import { poolCalls } from './pool.calls.ts';
import { ownPoolFr as fr } from './pool.fr.ts';
import type { Pool } from './pool.ts';

interface Choice {
  id: number;
  name: string;
}
interface Seen {
  pools: Pool[];
  choices: Choice[];
  hidden: boolean;
}

async function read(list_uuid: string): Promise<Seen> {
  const [{ items: pools }, list] = await Promise.all([
    poolCalls.getPools({ list_uuid }),
    listCalls.getWithUuid({ list_uuid }),
  ]);
  const hidden = surpriseHolds(list.settings, list.birthdate, new Date());
  // Under surprise none is proposed twice: to refuse it only where it failed would tell that it did.
  const kept = pools.filter(({ status }) => hidden || status === 'open' || status === 'funded');
  const live = new Set(kept.map((pool) => pool.product_id));
  const choices = list.items_in_list
    .filter(({ item, quantity }) => {
      const target = (item.price ?? 0) * quantity;
      return target >= POOL_MIN && target <= POOL_MAX && !live.has(item.id);
    })
    .map(({ item: { id, name } }) => ({ id, name }));
  return { pools, choices, hidden };
}

/** The owner proposes an item to several givers, sees how far it is when nothing is hidden, and may stop it. */
export function PoolPanel({ listUuid }: { listUuid: string }) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const reload = useCallback(async () => setSeen(await read(listUuid)), [listUuid]);
  useEffect(() => {
    reload().catch(() => setSeen(null));
  }, [reload]);
  if (!seen) return null;
  const changed = async (sentence: string) => {
    setSaid(sentence);
    await reload();
  };
  return (
    <section className="stack" aria-labelledby="plusieurs">
      <h2 id="plusieurs">{fr.title}</h2>
      <p>{fr.lead}</p>
      {seen.hidden && seen.pools.length > 0 && <p className="small muted">{fr.surprise}</p>}
      {seen.pools.length > 0 && (
        <ul className="plain stack">
          {seen.pools.map((pool) => (
            <OwnPoolRow
              key={pool.uuid}
              pool={pool}
              listUuid={listUuid}
              hidden={seen.hidden}
              onClosed={() => changed(fr.closed)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {said && (
          <Notice tone="sage">
            <p>{said}</p>
          </Notice>
        )}
      </div>
      {seen.choices.length === 0 ? (
        <p className="muted">{fr.none}</p>
      ) : (
        <OpenForm listUuid={listUuid} choices={seen.choices} onOpened={() => changed(fr.opened)} />
      )}
    </section>
  );
}

const wanted = () => Number(new URLSearchParams(location.search).get('cadeau'));

function OpenForm({
  listUuid,
  choices,
  onOpened,
}: {
  listUuid: string;
  choices: Choice[];
  onOpened: () => unknown;
}) {
  const { run, busy, error, fields, form } = useFormCall();
  const [productId, setProductId] = useState(choices.find(({ id }) => id === wanted())?.id ?? 0);
  const [deadline, setDeadline] = useState('');

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const done = await run(() =>
      poolCalls.openPool({ list_uuid: listUuid, product_id: productId, deadline }),
    );
    if (!done) return;
    setProductId(0);
    setDeadline('');
    await onOpened();
  }

  return (
    <form className="form sheet sheet-padded" ref={form} onSubmit={submit}>
      {error && <Notice tone="alert" role="alert" title={error} />}
      <SelectField
        label={fr.item}
        hint={fr.itemHint}
        error={fields.product_id}
        required
        none={fr.choose}
        options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(productId || '')}
        onChange={(value) => setProductId(Number(value))}
      />
      <Field
        label={fr.deadline}
        type="date"
        required
        value={deadline}
        error={fields.deadline}
        onChange={(event) => setDeadline(event.target.value)}
      />
      <div className="form-actions">
        <Button type="submit" look="plum" busy={busy}>
          {fr.open}
        </Button>
      </div>
    </form>
  );
}
