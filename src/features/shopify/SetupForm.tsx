import { type SubmitEvent, useEffect, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { screenFr } from './screens.fr.ts';
import { shopifyCalls } from './shopify.calls.ts';
import { type Collection, PRICE_PERCENT_LEAST, PRICE_PERCENT_MOST, type ShopifyState } from './shopify.ts';

const { setup: fr } = screenFr;

/** Asks for the products to bring in, their stock and their price; then the first import begins. */
export function SetupForm({ shop }: { shop: ShopifyState }) {
  const known = shop.setup;
  const call = useCall();
  const [some, setSome] = useState(known !== null && known.collections !== 'all');
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const chosen = sent.getAll('collection').map(String);
    if (some && chosen.length === 0) return call.refuse(fr.pick);
    const begun = await call.run(() =>
      shopifyCalls.setup({
        collections: some ? chosen : 'all',
        stock: sent.get('stock') === 'always' ? 'always' : 'follow',
        price_percent: Number(sent.get('price_percent')),
      }),
    );
    if (begun) location.assign('/shopify-bridge/sync');
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {known === null && (
        <Notice tone="sage">
          <p>{fr.linked}</p>
        </Notice>
      )}
      <Card title={fr.title}>
        <fieldset className="fieldset stack">
          <legend className="visually-hidden">{fr.title}</legend>
          <Choice name="which" value="all" label={fr.all} chosen={!some} onChoose={() => setSome(false)} />
          <Choice name="which" value="some" label={fr.some} chosen={some} onChoose={() => setSome(true)} />
        </fieldset>
        {some && <Collections chosen={known && known.collections !== 'all' ? known.collections : []} />}
      </Card>
      <Card title={fr.stock}>
        <fieldset className="fieldset stack">
          <legend className="visually-hidden">{fr.stock}</legend>
          <Choice name="stock" value="follow" label={fr.follow} chosen={known?.stock !== 'always'} />
          <Choice name="stock" value="always" label={fr.always} chosen={known?.stock === 'always'} />
        </fieldset>
      </Card>
      <Card title={fr.price}>
        <Field
          label={fr.percent}
          hint={fr.percentHint}
          error={call.fields.price_percent}
          name="price_percent"
          type="number"
          min={PRICE_PERCENT_LEAST}
          max={PRICE_PERCENT_MOST}
          defaultValue={known?.price_percent ?? 100}
          unit="%"
          required
        />
        <p className="muted">{fr.shelf}</p>
      </Card>
      <Refused says={call.error} />
      <div>
        <Button type="submit" look="main" size="large" busy={call.busy}>
          {fr.go}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose?(): void;
}

function Choice({ name, value, label, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="check">
      <input type="radio" name={name} value={value} defaultChecked={chosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

/** Asked of the shop itself, once somebody wants to choose among them. */
function Collections({ chosen }: { chosen: readonly string[] }) {
  const call = useCall();
  const [items, setItems] = useState<Collection[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when they are wanted.
  useEffect(() => void call.run(async () => setItems((await shopifyCalls.collections()).items)), []);
  if (call.message) return <Refused says={call.message} />;
  if (items === null) return <Skeleton label={fr.loading} count={3} />;
  if (items.length === 0) return <p className="muted">{fr.noCollections}</p>;
  return (
    <fieldset className="fieldset stack">
      <legend>{fr.collections}</legend>
      {items.map(({ id, title, products }) => (
        <label className="check" key={id}>
          <input type="checkbox" name="collection" value={id} defaultChecked={chosen.includes(id)} />
          <span>
            {title} <span className="muted">({fr.products(products)})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
