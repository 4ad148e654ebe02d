import { useState } from 'react';
import { adminShelfCalls as calls, type Shelf } from '#src/features/catalogue/admin/shelves.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../../screens/LoadFailed.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { SortableList } from '../../shared/SortableList.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { tagsFr } from '../catalogue.fr.ts';

const { shelves: fr } = tagsFr;
const NEW_ICON = 'gift';

/** Shelves: few, in an order, each renamed in place. */
export function ShelvesPane() {
  const [loaded, reload] = useLoaded(calls.listShelves);
  const [given, setGiven] = useState<readonly Shelf[] | null>(null);
  const [adding, setAdding] = useState('');
  const { run, busy, error, fields } = useCall();
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (loaded.state === 'loading') return null;
  const items = given ?? loaded.value.items;
  async function change(work: () => Promise<{ items: Shelf[] }>) {
    const answered = await run(work);
    setGiven(answered?.items ?? given);
    return answered !== null;
  }
  async function add() {
    if (await change(() => calls.saveShelf({ slug: null, label: adding, icon: NEW_ICON }))) setAdding('');
  }
  function sort(sorted: Shelf[]) {
    setGiven(sorted);
    void change(() => calls.orderShelves({ slugs: sorted.map(({ slug }) => slug) }));
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="rayons">
      <h2 id="rayons">{fr.title}</h2>
      <p className="muted">{fr.about}</p>
      <Refused says={error} />
      <SortableList
        items={items}
        keyOf={({ slug }) => slug}
        labelOf={({ label }) => label}
        label={fr.order}
        onSort={sort}
      >
        {(shelf) => (
          <Row
            key={shelf.label}
            shelf={shelf}
            onSave={(label) =>
              void change(() => calls.saveShelf({ slug: shelf.slug, label, icon: shelf.icon }))
            }
            onRemove={() => void change(() => calls.deleteShelf({ slug: shelf.slug }))}
          />
        )}
      </SortableList>
      <form
        className="catalogue-pair"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label={fr.label}
          required
          maxLength={60}
          value={adding}
          error={fields.label ?? fields.slug}
          onChange={({ target }) => setAdding(target.value)}
        />
        <div>
          <Button type="submit" icon="add" busy={busy}>
            {fr.add}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface RowProps {
  shelf: Shelf;
  onSave(label: string): void;
  onRemove(): void;
}

function Row({ shelf, onSave, onRemove }: RowProps) {
  const [label, setLabel] = useState(shelf.label);
  const changed = label.trim() !== '' && label !== shelf.label;
  return (
    <div className="catalogue-row">
      <input
        className="input"
        aria-label={`${fr.label}\u202f: ${shelf.label}`}
        value={label}
        maxLength={60}
        onChange={({ target }) => setLabel(target.value)}
      />
      <span className="small muted">{fr.products(shelf.products)}</span>
      {changed && <Button onClick={() => onSave(label)}>{fr.save(label)}</Button>}
      {!changed && shelf.products === 0 && <SureButton label={fr.remove(shelf.label)} onSure={onRemove} />}
    </div>
  );
}
