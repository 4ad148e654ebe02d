import * as z from 'zod/mini';
import { dateOnly } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §Types: each setting of a list with its type and its default. */
export const SETTINGS = {
  visibility: { shape: z.enum(['public', 'unlisted', 'private']), fallback: 'unlisted' },
  show_prices: { shape: z.boolean(), fallback: true },
  surprise: { shape: z.boolean(), fallback: true },
  reveal_on: { shape: z.nullable(dateOnly), fallback: null },
  show_contributions: { shape: z.enum(['names_and_amounts', 'names', 'none']), fallback: 'names' },
  allow_second_hand: { shape: z.boolean(), fallback: false },
  accept_contributions: { shape: z.boolean(), fallback: true },
  email_notifications: { shape: z.boolean(), fallback: true },
  layout: { shape: z.enum(['grid', 'rows']), fallback: 'grid' },
} as const;

export const Settings = z.object({
  visibility: SETTINGS.visibility.shape,
  show_prices: SETTINGS.show_prices.shape,
  surprise: SETTINGS.surprise.shape,
  reveal_on: SETTINGS.reveal_on.shape,
  show_contributions: SETTINGS.show_contributions.shape,
  allow_second_hand: SETTINGS.allow_second_hand.shape,
  accept_contributions: SETTINGS.accept_contributions.shape,
  email_notifications: SETTINGS.email_notifications.shape,
  layout: SETTINGS.layout.shape,
});
export type Settings = z.output<typeof Settings>;
export type SettingName = keyof Settings;

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** Every setting of a list: what is stored, or the default where nothing (or something unreadable) is. */
export function settingsOf(stored: Record<string, unknown>): Settings {
  const entries = Object.entries(SETTINGS).map(([name, { shape, fallback }]) => {
    const read = Object.hasOwn(stored, name) ? z.safeParse(shape, stored[name]) : null;
    return [name, read?.success ? read.data : fallback];
  });
  return Object.fromEntries(entries) as Settings;
}
