import { SORT_LABELS } from '#src/features/search/search.fr.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { presetsFr as fr } from '../catalogue.fr.ts';
import { Tick } from '../list/Tick.tsx';
import { findBrands, findTags, type Named } from '../pick.ts';
import { useShelves } from '../useShelves.ts';
import type { PresetDraft } from './preset-draft.ts';

interface Props {
  draft: PresetDraft;
  change(part: Partial<PresetDraft>): void;
  errors: Record<string, string>;
}

const ANY: Named = { id: 0, name: fr.any, slug: '' };

export function PresetFilters({ draft, change, errors }: Props) {
  const shelves = useShelves(fr.any);
  return (
    <>
      <Field
        label={fr.query}
        hint={fr.queryHint}
        maxLength={200}
        value={draft.query}
        error={errors.query}
        onChange={({ target }) => change({ query: target.value })}
      />
      <div className="catalogue-pair">
        <Slug label={fr.brand} value={draft.brand} find={findBrands} onPick={(brand) => change({ brand })} />
        <Slug label={fr.tag} value={draft.tag} find={findTags} onPick={(tag) => change({ tag })} />
      </div>
      <div className="catalogue-pair">
        <SelectField
          label={fr.shelf}
          value={draft.shelf}
          options={shelves}
          onChange={(shelf) => change({ shelf })}
        />
        <SelectField
          label={fr.sort}
          value={draft.sort}
          options={SORT_LABELS}
          onChange={(sort) => change({ sort: sort as PresetDraft['sort'] })}
        />
      </div>
      <div className="catalogue-pair">
        <Field
          label={fr.priceMin}
          unit="€"
          inputMode="decimal"
          value={draft.priceMin}
          error={errors['filters.price_min']}
          onChange={({ target }) => change({ priceMin: target.value })}
        />
        <Field
          label={fr.priceMax}
          unit="€"
          inputMode="decimal"
          value={draft.priceMax}
          error={errors['filters.price_max']}
          onChange={({ target }) => change({ priceMax: target.value })}
        />
      </div>
      <Tick label={fr.inStock} checked={draft.inStock} onChange={(inStock) => change({ inStock })} />
    </>
  );
}

interface SlugProps {
  label: string;
  value: string;
  find(query: string): Promise<Named[]>;
  onPick(slug: string): void;
}

/** Chosen by name, kept by address. */
function Slug({ label, value, find, onPick }: SlugProps) {
  return (
    <SearchPicker<Named>
      key={value}
      label={label}
      value={value || fr.any}
      search={async (query) => [ANY, ...(await find(query))]}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      onPick={({ slug }) => onPick(slug)}
    />
  );
}
