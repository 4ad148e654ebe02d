import { useState } from 'react';
import type { Section, SiteSettings } from '#src/features/site/settings.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { useCall } from '#src/ui/useCall.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';

/** A section as the server describes it. */
export interface Setting<S extends Section = Section> {
  section: S;
  revision: number;
  updated_at: string | null;
  author: string | null;
  value: SiteSettings[S];
}

export interface SettingDraft<S extends Section> {
  value: SiteSettings[S];
  change(next: SiteSettings[S]): void;
  saved: Setting<S>;
  dirty: boolean;
  busy: boolean;
  /** One sentence a place (`blocks.0.title`). */
  errors: Record<string, string>;
  problem: string | null;
  /** Somebody else's newer version. */
  theirs: Setting<S> | null;
  takeTheirs(): void;
  /** Saves over their version: what they changed elsewhere in this section is given up. */
  keepMine(): Promise<number | null>;
  /** Saves; answers the number of pages that are made again, or null when it failed. */
  save(): Promise<number | null>;
}

/** One section under an editor's hands: what is typed stays until it is saved or given up. */
export function useSettingDraft<S extends Section>(loaded: Setting<S>): SettingDraft<S> {
  const [saved, setSaved] = useState(loaded);
  const [value, setValue] = useState(loaded.value);
  const { run, clear, busy, fields, message, body } = useCall();
  const dirty = JSON.stringify(value) !== JSON.stringify(saved.value);
  useLeaveWarning(dirty);

  async function saveOn(revision: number): Promise<number | null> {
    const given = { section: saved.section, revision, value } as never;
    const answer = await run(() => siteCalls.saveSiteSetting(given));
    if (!answer) return null;
    const { pages, ...kept } = answer;
    const next = kept as unknown as Setting<S>;
    setSaved(next);
    setValue(next.value);
    return pages;
  }
  const theirs = (body?.setting ?? null) as Setting<S> | null;
  return {
    value,
    saved,
    dirty,
    busy,
    theirs,
    change: setValue,
    errors: withoutPrefix(fields),
    problem: message,
    takeTheirs() {
      if (!theirs) return;
      setSaved(theirs);
      setValue(theirs.value);
      clear();
    },
    keepMine: () => saveOn(theirs?.revision ?? saved.revision),
    save: () => saveOn(saved.revision),
  };
}

function withoutPrefix(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^value\./, ''), sentence]),
  );
}
