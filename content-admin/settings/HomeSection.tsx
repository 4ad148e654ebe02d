import type { HomeBlock } from '#src/features/site/settings.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { HomeBlockRow } from './HomeBlockRow.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

const { home } = miscFr;

export function HomeSection({ setting }: { setting: Setting<'home'> }) {
  const draft = useSettingDraft(setting);
  const { blocks } = draft.value;
  const change = (kind: HomeBlock['kind'], next: Partial<HomeBlock>) =>
    draft.change({ blocks: blocks.map((block) => (block.kind === kind ? { ...block, ...next } : block)) });
  return (
    <SectionFrame draft={draft} id="home" title={miscFr.sections.home} lead={home.lead}>
      <SortableList
        items={blocks}
        keyOf={({ kind }) => kind}
        labelOf={({ kind }) => home.blocks[kind]}
        label={home.order}
        firstMovable={1}
        onSort={(sorted) => draft.change({ blocks: sorted })}
      >
        {(block, index) => (
          <HomeBlockRow
            block={block}
            errorOf={(part) => draft.errors[`blocks.${index}.${part}`]}
            onChange={(next) => change(block.kind, next)}
          />
        )}
      </SortableList>
    </SectionFrame>
  );
}
