/** The services that vouch for a person, by the names that people know them by. */
export const PROVIDER_NAMES = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
} as const;

export type ProviderName = keyof typeof PROVIDER_NAMES;
export const PROVIDERS = Object.keys(PROVIDER_NAMES) as ProviderName[];
