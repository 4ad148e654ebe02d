import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { EffectItem } from './EffectItem.tsx';
import { templatesFr } from './templates.fr.ts';
import type { ChangePreview } from './useTemplateSave.ts';

const { change } = templatesFr;

interface Props {
  preview: ChangePreview;
  busy: boolean;
  onApply(): Promise<void>;
  onClose(): void;
}

/** Shows the effects of a change on contents before it is made. */
export function ChangeDialog({ preview, busy, onApply, onClose }: Props) {
  const shown = preview.effects.filter(({ count, problems }) => count + problems > 0);
  const rewrites = shown.some(({ kind, count }) => count > 0 && kind !== 'hide');
  return (
    <Dialog title={change.title} onClose={onClose}>
      <div className="stack template-change">
        <p>{rewrites ? change.rewrites : change.nothing(preview.uses)}</p>
        <ul className="plain stack">
          {shown.map((effect) => (
            <EffectItem key={`${effect.kind}:${effect.name}`} effect={effect} />
          ))}
        </ul>
        <div className="form-actions">
          <Button look="main" busy={busy} onClick={() => void onApply()}>
            {rewrites ? change.apply : change.applySimple}
          </Button>
          <Button onClick={onClose}>{templatesFr.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
