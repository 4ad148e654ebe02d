import type { Section } from '#src/features/site/settings.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { type Loaded, useLoaded } from '../screens/useLoaded.ts';
import type { Setting } from './useSettingDraft.ts';

export type AllSettings = { [S in Section]: Setting<S> };

/** Every section, read once for the screen. */
export function useSettings(): [Loaded<AllSettings>, () => void] {
  return useLoaded(load);
}

async function load(): Promise<AllSettings> {
  const { items } = await siteCalls.getSiteSettings();
  return Object.fromEntries(items.map((item) => [item.section, item])) as unknown as AllSettings;
}
