import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { formatDate } from '#src/lib/format.ts';
import { shrinkPicture } from '#src/lib/shrink-picture.ts';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { COMPANY_ID, RANKING, TERMS } from './places.ts';
import { SaveLine } from './SaveLine.tsx';
import { OwnersOnly, SellerFrame } from './SellerFrame.tsx';
import { settingsFr as fr } from './seller.fr.ts';
import { AddressForm } from './settings/AddressForm.tsx';
import { CloseShop } from './settings/CloseShop.tsx';
import { CompleteForm } from './settings/CompleteForm.tsx';
import { VatForm } from './settings/VatForm.tsx';

/** `/i/business/parametres` */
export function SettingsScreen() {
  const [completed, setCompleted] = useState(false);
  const complete = (reload: () => void) => () => {
    setCompleted(true);
    reload();
  };
  return (
    <SellerFrame place="settings">
      {(me, { owner, reload }) => (
        <>
          {me.siret === '' &&
            (owner ? <CompleteForm name={me.legal_name} onDone={complete(reload)} /> : <OwnersOnly />)}
          <Shop me={me} />
          <Logo me={me} />
          <AddressForm />
          {owner && me.vat_number && <VatForm percent={me.vat_percent} />}
          {me.siret !== '' && <Facts me={me} arrived={completed} />}
          <p>
            <a href="/i/shopify/setup">{fr.shopify}</a>
          </p>
          {owner && !me.closed_at && <CloseShop onDone={reload} />}
        </>
      )}
    </SellerFrame>
  );
}

function Shop({ me }: { me: Business }) {
  const [draft, setDraft] = useState({
    name: me.name,
    description: me.description,
    shop_url: me.shop_url,
    contact_phone: me.contact_phone ?? '',
  });
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error, fields, form } = useFormCall();
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(null);
    if (await run(() => businessCalls.update(draft))) setTold(fr.saved);
  }
  const text = (key: keyof typeof draft) => ({
    value: draft[key],
    error: fields[key],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [key]: target.value }),
  });
  return (
    <form
      ref={form}
      className="sheet sheet-padded stack"
      onSubmit={save}
      noValidate
      aria-labelledby="boutique"
    >
      <h2 id="boutique">{fr.shop}</h2>
      <Field label={fr.name} required maxLength={80} {...text('name')} />
      <TextField label={fr.about} hint={fr.aboutHint} rows={5} maxLength={2000} {...text('description')} />
      <Field label={fr.url} required type="url" maxLength={500} {...text('shop_url')} />
      <Field label={fr.phone} hint={fr.phoneHint} type="tel" maxLength={30} {...text('contact_phone')} />
      <SaveLine label={fr.save} busy={busy} error={error} told={told} />
    </form>
  );
}

function Logo({ me }: { me: Business }) {
  const [logo, setLogo] = useState(me.logo);
  const { run, busy, message } = useCall();
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const changed = await run(async () => businessCalls.setLogo({ dataurl: await shrinkPicture(file) }));
    if (changed) setLogo(changed.logo);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="logo">
      <h2 id="logo">{fr.logo}</h2>
      {logo && <img className="seller-logo" src={logo} alt={fr.logoOf(me.name)} />}
      <Refused says={message} />
      <div>
        <label className="button feed-file" htmlFor="logo-fichier" aria-busy={busy || undefined}>
          {logo ? fr.changeLogo : fr.addLogo}
          <input
            id="logo-fichier"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void choose(event)}
          />
        </label>
      </div>
    </section>
  );
}

/** The register's word of the business, and what was agreed: changed by writing to us. */
function Facts({ me, arrived }: { me: Business; arrived: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // In the place of the form that was just sent, and that had the focus.
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const rows: [string, string][] = [
    [fr.facts.legal, me.legal_name],
    [fr.facts.siret, me.siret],
    [fr.facts.vat, me.vat_number ?? fr.facts.noVat],
    [fr.facts.email, me.email],
    [fr.facts.phone, me.contact_phone ?? '–'],
    [fr.facts.commission, fr.facts.percent(me.commission_percent)],
    [fr.facts.terms, formatDate(me.terms_at)],
  ];
  return (
    <section className="sheet sheet-padded stack" aria-labelledby={COMPANY_ID}>
      <h2 id={COMPANY_ID} ref={heading} tabIndex={-1}>
        {fr.company}
      </h2>
      <dl className="seller-sums">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {fr.change} <a href="/contactez-nous">{fr.contact}</a>
      </p>
      <p className="small">
        <a href={TERMS}>{fr.terms}</a> · <a href={RANKING}>{fr.ranking}</a>
      </p>
    </section>
  );
}
