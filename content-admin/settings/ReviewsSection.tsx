import { TextField } from '#src/ui/Field.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

export function ReviewsSection({ setting }: { setting: Setting<'reviews'> }) {
  const draft = useSettingDraft(setting);
  return (
    <SectionFrame draft={draft} id="reviews" title={miscFr.sections.reviews}>
      <TextField
        label={miscFr.reviews.notice}
        hint={miscFr.reviews.hint}
        required
        value={draft.value.notice}
        error={draft.errors.notice}
        onChange={(event) => draft.change({ notice: event.target.value })}
      />
    </SectionFrame>
  );
}
