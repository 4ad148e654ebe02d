import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { fieldLabel } from '../document/field-label.ts';
import { inspect } from '../document/inspect.ts';
import { type Choice, differences, mergeDocuments } from '../document/merge.ts';
import { goOnWith } from '../editor/document-actions.ts';
import { edit } from '../editor/store.ts';
import { tell } from '../editor/told.store.ts';
import { editorFr } from '../editor.fr.ts';
import type { EditorState } from '../types/editor-state.ts';
import { CompareDialog } from './CompareDialog.tsx';

interface Props {
  state: EditorState;
  onClose(): void;
}

export function ConflictDialog({ state, onClose }: Props) {
  const theirs = withoutIdentity(state.remote?.md ?? '');
  const sides = { base: state.savedText, mine: state.text, theirs };
  const { template } = inspect(theirs);
  async function merge(choices: Record<string, Choice>) {
    const before = state.text;
    await goOnWith(mergeDocuments(sides, choices));
    tell(editorFr.told.merged, () => edit(before));
    onClose();
  }
  return (
    <CompareDialog
      title={editorFr.conflict.heading}
      found={differences(sides)}
      labelOf={(name) => fieldLabel(name, template)}
      onMerge={merge}
      onClose={onClose}
    />
  );
}
