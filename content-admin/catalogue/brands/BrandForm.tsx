import { useState } from 'react';
import { type AdminBrand, adminBrandCalls as calls } from '#src/features/catalogue/admin/brands.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { catalogueFr, brandsFr as fr } from '../catalogue.fr.ts';
import { findBrands, type Named } from '../pick.ts';
import { CATALOGUE_PLACES, listHref } from '../places.ts';
import { NameFields } from '../sheet/NameFields.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { useSheet } from '../sheet/useSheet.ts';

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

async function save(known: AdminBrand | null, draft: ReturnType<typeof draftOf>): Promise<AdminBrand> {
  const fields = { name: draft.name, slug: draft.slug.trim() || null, logo: draft.logo };
  if (!known) return calls.createBrand(fields);
  return calls.updateBrand({ ...fields, id: known.id, revision: draft.revision });
}

export function BrandForm({ brand, onReload }: Props) {
  const form = useSheet(brand, { draftOf, keyOf: ({ id }) => id, save });
  const { known, draft, change } = form;
  return (
    <Sheet
      place="brands"
      title={known?.name ?? fr.add}
      page={known?.enabled ? `/marque/${known.slug}` : null}
      form={form}
      links={known && !known.has_cms_entry && <a href="/a/admin/editor?new&namespace=brand">{fr.write}</a>}
      ending={known && <Ending brand={known} />}
      onReload={onReload}
    >
      <section className="sheet sheet-padded stack">
        <NameFields form={form} />
        <Logo logo={draft.logo} onChange={(logo) => change({ logo })} />
      </section>
    </Sheet>
  );
}

function Logo({ logo, onChange }: { logo: string | null; onChange(logo: string | null): void }) {
  const [picking, setPicking] = useState(false);
  return (
    <>
      {logo && <img className="catalogue-logo" src={logo} alt={fr.logo} />}
      <div className="row">
        <Button icon="image" onClick={() => setPicking(true)}>
          {fr.chooseLogo}
        </Button>
        {logo && <Button onClick={() => onChange(null)}>{fr.removeLogo}</Button>}
      </div>
      {picking && (
        <MediaPicker
          onPick={({ cdn_url: url }) => {
            setPicking(false);
            onChange(url);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** The two ends of a brand: it is merged into another one, or removed. */
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
