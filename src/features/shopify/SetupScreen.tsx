import { type SubmitEvent, useState } from 'react';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SetupForm } from './SetupForm.tsx';
import { ShopGate, type Shown } from './ShopGate.tsx';
import { screenFr } from './screens.fr.ts';
import { shopifyCalls } from './shopify.calls.ts';

/** Links a shop, asks what is missing of its business, then what is brought in. */
export function SetupScreen() {
  return (
    <ShopGate>
      {({ me, shop, reload }) => (
        <div className="stack">
          {me.siret === '' && <LegalForm onSaved={reload} />}
          {shop.domain === null || shop.refused_by_shopify ? (
            <LinkForm shop={shop} />
          ) : (
            <SetupForm shop={shop} />
          )}
        </div>
      )}
    </ShopGate>
  );
}

function LinkForm({ shop }: Pick<Shown, 'shop'>) {
  const { link: fr } = screenFr;
  const call = useCall();
  const [leaving, setLeaving] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('shop') ?? '');
    const told = await call.run(() => shopifyCalls.link({ shop: typed }));
    if (!told) return;
    setLeaving(true);
    location.assign(told.url);
  }
  return (
    <Card title={fr.title} error={call.error}>
      {shop.refused_by_shopify && (
        <Notice tone="alert">
          <p>{fr.again}</p>
        </Notice>
      )}
      <p>{fr.text}</p>
      <form className="stack" onSubmit={submit} noValidate>
        <Field
          label={fr.shop}
          hint={fr.hint}
          error={call.fields.shop}
          name="shop"
          defaultValue={shop.domain ?? ''}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          required
        />
        <div>
          <Button type="submit" look="main" busy={call.busy || leaving}>
            {fr.go}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function LegalForm({ onSaved }: { onSaved(): Promise<void> }) {
  const { legal: fr } = screenFr;
  const call = useCall();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const of = (name: string) => String(sent.get(name) ?? '');
    const saved = await call.run(() =>
      businessCalls.complete({
        legal_name: of('legal_name'),
        siret: of('siret'),
        vat_number: of('vat_number') || null,
      }),
    );
    if (saved) await onSaved();
  }
  return (
    <Card title={fr.title} error={call.error}>
      <p>{fr.text}</p>
      <form className="stack" onSubmit={submit} noValidate>
        <Field
          label={fr.name}
          error={call.fields.legal_name}
          name="legal_name"
          autoComplete="organization"
          required
        />
        <Field
          label={fr.siret}
          hint={fr.siretHint}
          error={call.fields.siret}
          name="siret"
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Field label={fr.vat} error={call.fields.vat_number} name="vat_number" autoComplete="off" />
        <div>
          <Button type="submit" look="main" busy={call.busy}>
            {fr.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
