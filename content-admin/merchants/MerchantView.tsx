import { useCallback, useState } from 'react';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { deskStateOf } from '#src/features/merchants/merchant.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Facts } from '../payments/Facts.tsx';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { CommissionForm } from './CommissionForm.tsx';
import { DisableForm } from './DisableForm.tsx';
import { EndForms } from './EndForms.tsx';
import type { MerchantRow } from './merchant-row.ts';
import { merchantsFr as fr } from './merchants.fr.ts';

interface Props {
  uuid: string;
  onChanged(): void;
}

/** One business: who it is, what it lacks, and what the desk decides. */
export function MerchantView({ uuid, onChanged }: Props) {
  const [loaded, reload] = useLoaded(useCallback(() => find(uuid), [uuid]));
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, message } = useCall();
  if (loaded.state !== 'ready' || !loaded.value)
    return loaded.state === 'ready' ? <p>{fr.search.none}</p> : <NotLoaded loaded={loaded} retry={reload} />;
  const one = loaded.value;
  function changed(words: string) {
    setTold(words);
    reload();
    onChanged();
  }
  async function approve(words: string = fr.done.approved) {
    if (await run(() => merchantDeskCalls.approve({ uuid }))) changed(words);
  }
  return (
    <article className="stack" aria-labelledby="vendeur">
      <div className="admin-head">
        <h2 id="vendeur">{one.name}</h2>
        <span className={`state state-${one.status}`}>{fr.status[deskStateOf(one)]}</span>
      </div>
      {one.late > 0 && (
        <Notice tone="alert" title={fr.late(one.late)}>
          <p>
            {fr.lateAbout} <a href="/a/admin/payments/commandes">{fr.orders}</a>
          </p>
        </Notice>
      )}
      <About one={one} />
      <p role="status">{told}</p>
      <Refused says={message} />
      <div className="row">
        {one.status !== 'active' && (
          <SureButton
            look="main"
            label={one.status === 'pending' ? fr.approve : fr.reopen}
            busy={busy}
            onSure={() => void approve()}
          />
        )}
        {one.closes_at && (
          <SureButton label={fr.keep} busy={busy} onSure={() => void approve(fr.done.kept)} />
        )}
        {deskStateOf(one) !== 'disabled' && (
          <DisableForm uuid={uuid} name={one.name} onDone={() => changed(fr.done.disabled)} />
        )}
        {!one.closed_at && <EndForms one={one} onDone={changed} />}
      </div>
      <CommissionForm
        key={one.commission_percent}
        uuid={uuid}
        percent={one.commission_percent}
        onDone={() => changed(fr.done.commission)}
      />
    </article>
  );
}

async function find(uuid: string): Promise<MerchantRow | null> {
  const { items } = await merchantDeskCalls.search({ query: uuid });
  return items.find((one) => one.uuid === uuid) ?? null;
}

function About({ one }: { one: MerchantRow }) {
  const withdrawing =
    one.withdrawing > 0 && fr.withdrawing(formatPrice(one.withdrawing), deskStateOf(one) === 'disabled');
  const { available, pending } = one;
  const owed = (available !== 0 || pending !== 0) && fr.owed(formatPrice(available), formatPrice(pending));
  const end = one.closed_at
    ? fr.closed(formatDate(one.closed_at))
    : one.closes_at && fr.closing(formatDate(one.closes_at));
  const registry = `https://annuaire-entreprises.data.gouv.fr/etablissement/${one.siret}`;
  return (
    <>
      <Facts
        rows={[
          [fr.facts.missing, one.missing.map((thing) => fr.missing[thing]).join(', ') || fr.nothingMissing],
          [fr.facts.reason, one.status_reason],
          [fr.facts.closing, end],
          [fr.facts.owed, owed],
          [fr.facts.withdrawing, withdrawing],
          [fr.facts.legal, one.legal_name],
          [fr.facts.siret, one.siret],
          [fr.facts.vat, one.vat_number],
          [fr.facts.email, one.email],
          [fr.facts.phone, one.contact_phone],
          [
            fr.facts.site,
            <a key="site" href={one.shop_url} target="_blank" rel="noopener nofollow">
              {one.shop_url}
            </a>,
          ],
          [fr.facts.since, formatDate(one.created_at)],
          [fr.facts.terms, formatDate(one.terms_at)],
          [fr.facts.members, one.members.map(({ email }) => email).join(', ')],
        ]}
      />
      <p>
        <a href={registry} target="_blank" rel="noopener">
          {fr.registry}
        </a>
      </p>
      {one.description && <p className="pay-narrow">{one.description}</p>}
    </>
  );
}
