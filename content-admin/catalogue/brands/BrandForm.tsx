import { useState } from 'react';
import { type AdminBrand, adminBrandCalls as calls } from '#src/features/catalogue/admin/brands.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { catalogueFr, brandsFr as fr } from '../catalogue.fr.ts';
import { FormFoot } from '../FormFoot.tsx';
import { findBrands, type Named } from '../pick.ts';
import { CATALOGUE_PLACES, listHref } from '../places.ts';
import { useDraft } from '../useDraft.ts';

interface Props {
  brand: AdminBrand | null;
  onReload(): void;
}

const draftOf = (brand: AdminBrand | null) => ({
  name: brand?.name ?? '',
  slug: brand?.slug ?? '',
  logo: brand?.logo ?? null,
  revision: brand?.revision ?? 0,
});

export function BrandForm({ brand, onReload }: Props) {
  const [known, setKnown] = useState(brand);
  const [picking, setPicking] = useState(false);
  const { draft, change, dirty, told, call, submit } = useDraft(
    draftOf(brand),
    ({ name, slug, logo, revision }) => {
      const fields = { name, slug: slug.trim() || null, logo };
      return known ? calls.updateBrand({ ...fields, id: known.id, revision }) : calls.createBrand(fields);
    },
    (saved) => {
      history.replaceState(null, '', `${location.pathname}?id=${saved.id}`);
      setKnown(saved);
      return draftOf(saved);
    },
  );
  return (
    <div className="catalogue-form">
      <div className="admin-head">
        <h1>{known?.name ?? fr.add}</h1>
        <p className="row">
          <a href={listHref('brands')}>{catalogueFr.form.back}</a>
          {known?.enabled && <a href={`/marque/${known.slug}`}>{catalogueFr.form.see}</a>}
          {known && !known.has_cms_entry && <a href="/a/admin/editor?new&namespace=brand">{fr.write}</a>}
        </p>
      </div>
      <section className="sheet sheet-padded stack">
        <Field
          label={catalogueFr.form.name}
          required
          maxLength={120}
          value={draft.name}
          error={call.fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          label={catalogueFr.form.slug}
          hint={known ? catalogueFr.form.slugHint : catalogueFr.form.slugNewHint}
          maxLength={80}
          value={draft.slug}
          error={call.fields.slug}
          onChange={({ target }) => change({ slug: target.value })}
        />
        {draft.logo && <img className="catalogue-logo" src={draft.logo} alt={fr.logo} />}
        <div className="row">
          <Button icon="image" onClick={() => setPicking(true)}>
            {fr.chooseLogo}
          </Button>
          {draft.logo && <Button onClick={() => change({ logo: null })}>{fr.removeLogo}</Button>}
        </div>
      </section>
      <FormFoot call={call} dirty={dirty} told={told} onSave={() => void submit()} onReload={onReload} />
      {known && <Ending brand={known} />}
      {picking && (
        <MediaPicker
          onPick={({ cdn_url: logo }) => {
            setPicking(false);
            change({ logo });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** A brand that is another, or none. */
function Ending({ brand }: { brand: AdminBrand }) {
  const [into, setInto] = useState<Named | null>(null);
  const { run, error } = useCall();
  async function merge(other: Named) {
    const kept = await run(() => calls.mergeBrand({ id: brand.id, into: other.id }));
    if (kept) location.assign(`${CATALOGUE_PLACES.brands}?id=${kept.id}`);
  }
  async function remove() {
    if (await run(() => calls.deleteBrand({ id: brand.id }))) location.assign(listHref('brands'));
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="fusion">
      <h2 id="fusion">{fr.merge}</h2>
      <SearchPicker<Named>
        label={fr.merge}
        hint={fr.mergeHint}
        value={into?.name ?? ''}
        search={async (query) => (await findBrands(query)).filter(({ id }) => id !== brand.id)}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        onPick={setInto}
      />
      <Refused says={error} />
      <div className="row">
        {into && <SureButton label={fr.mergeInto(into.name)} onSure={() => void merge(into)} />}
        <SureButton label={catalogueFr.form.remove} onSure={() => void remove()} />
      </div>
    </section>
  );
}
