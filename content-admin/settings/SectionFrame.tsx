import { type ReactNode, useState } from 'react';
import type { Section } from '#src/features/site/settings.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { sharedFr } from '../shared/shared.fr.ts';
import { Toasts } from '../shared/Toasts.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { miscFr } from './settings.fr.ts';
import type { SettingDraft } from './useSettingDraft.ts';

interface Props<S extends Section> {
  draft: SettingDraft<S>;
  title: string;
  /** The id of the heading. */
  id: string;
  level?: 'h1' | 'h2';
  lead?: string;
  children: ReactNode;
}

/** Around every section: what it is, who saved it last, saving, conflicts and its versions. */
export function SectionFrame<S extends Section>({
  draft,
  title,
  id,
  level: Title = 'h2',
  ...rest
}: Props<S>) {
  const { saved, dirty, busy, theirs, problem } = draft;
  const [told, setTold] = useState<string | null>(null);
  const [history, setHistory] = useState(false);
  const tell = (pages: number | null) => pages !== null && setTold(miscFr.published(pages));
  return (
    <form
      className="sheet sheet-padded setting"
      aria-labelledby={id}
      data-unsaved={dirty || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty) void draft.save().then(tell);
      }}
    >
      <header>
        <Title id={id}>{title}</Title>
        {rest.lead && <p className="muted">{rest.lead}</p>}
      </header>
      {problem && (
        <Notice tone="alert" role="alert" title={theirs ? miscFr.conflict.title : problem}>
          {theirs && (
            <div className="form-actions">
              <Button onClick={draft.takeTheirs}>{miscFr.conflict.take}</Button>
              <Button onClick={() => void draft.keepMine().then(tell)}>{miscFr.conflict.keep}</Button>
            </div>
          )}
        </Notice>
      )}
      {rest.children}
      <div className="save-bar">
        <p className="small muted" role="status">
          {dirty ? sharedFr.unsaved : lastSaved(saved)}
        </p>
        <Button look="quiet" onClick={() => setHistory(true)}>
          {miscFr.history.open}
        </Button>
        {dirty && <Button onClick={() => draft.change(saved.value)}>{miscFr.undo}</Button>}
        <Button type="submit" look="main" busy={busy} aria-disabled={!dirty || undefined}>
          {miscFr.save}
        </Button>
      </div>
      {history && (
        <SettingHistory section={saved.section} onUse={draft.change} onClose={() => setHistory(false)} />
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </form>
  );
}

function lastSaved({ updated_at, author }: { updated_at: string | null; author: string | null }): string {
  if (!updated_at) return miscFr.never;
  const when = formatMoment(updated_at);
  return author ? miscFr.last(when, author) : miscFr.lastAlone(when);
}
