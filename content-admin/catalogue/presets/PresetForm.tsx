import { adminPresetCalls as calls, type Preset } from '#src/features/catalogue/admin/presets.calls.ts';
import { presetHref } from '#src/features/catalogue/links.ts';
import { Field, TextField } from '#src/ui/Field.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { catalogueFr, presetsFr as fr } from '../catalogue.fr.ts';
import { Tick } from '../list/Tick.tsx';
import { listHref } from '../places.ts';
import { SlugField } from '../sheet/NameFields.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { useSheet } from '../sheet/useSheet.ts';
import { refusePrices } from '../typed-price.ts';
import { PresetFilters } from './PresetFilters.tsx';
import { PresetPreview } from './PresetPreview.tsx';
import { filtersOf, type PresetDraft, presetDraft } from './preset-draft.ts';

interface Props {
  preset: Preset | null;
  onReload(): void;
}

async function save(known: Preset | null, draft: PresetDraft): Promise<Preset> {
  refusePrices({ 'filters.price_min': draft.priceMin, 'filters.price_max': draft.priceMax });
  const { title, description, query, sort, enabled, revision } = draft;
  const slug = draft.slug.trim() || null;
  const fields = { title, slug, description, query, sort, enabled, filters: filtersOf(draft) };
  return known ? calls.updatePreset({ ...fields, was: known.slug, revision }) : calls.createPreset(fields);
}

/** Its words and filters on one side, what they find today on the other. */
export function PresetForm({ preset, onReload }: Props) {
  const form = useSheet(preset, { draftOf: presetDraft, keyOf: ({ slug }) => slug, save });
  const { known, draft, change, call } = form;
  async function remove() {
    if (known && (await call.run(() => calls.deletePreset({ slug: known.slug }))))
      location.assign(listHref('presets'));
  }
  return (
    <Sheet
      place="presets"
      title={known?.title ?? fr.add}
      page={known?.enabled ? presetHref(known) : null}
      form={form}
      ending={
        known && (
          <div>
            <SureButton label={catalogueFr.form.remove} onSure={() => void remove()} />
          </div>
        )
      }
      onReload={onReload}
    >
      <div className="catalogue-sides">
        <section className="sheet sheet-padded">
          <Field
            label={fr.pageTitle}
            required
            maxLength={70}
            value={draft.title}
            error={call.fields.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <SlugField form={form} />
          <TextField
            label={fr.description}
            rows={2}
            maxLength={300}
            value={draft.description}
            error={call.fields.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          <PresetFilters draft={draft} change={change} errors={call.fields} />
          <Tick label={fr.online} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
        </section>
        <PresetPreview draft={draft} />
      </div>
    </Sheet>
  );
}
