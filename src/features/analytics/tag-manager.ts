/**
 * Google's tag manager, as docs/spec/product.md §4 and docs/spec/decisions.md §25 want it. Nothing here runs
 * without GTM_ID.
 */
export interface TagEvent {
  event: string;
  [field: string]: unknown;
}

type DataLayer = { push(entry: unknown): void };
declare global {
  interface Window {
    dataLayer?: DataLayer;
    google_tag_manager?: Record<string, unknown>;
  }
}

export type Grant = 'granted' | 'denied';
export type Consent = Record<
  'ad_storage' | 'analytics_storage' | 'ad_user_data' | 'ad_personalization',
  Grant
>;

const everything = (grant: Grant): Consent => ({
  ad_storage: grant,
  analytics_storage: grant,
  ad_user_data: grant,
  ad_personalization: grant,
});

/** Before anything is known: the specification's defaults, or nothing at all where people are asked first. */
export function consentDefaults(asks: boolean): Consent {
  return asks
    ? everything('denied')
    : { ...everything('denied'), ad_storage: 'granted', analytics_storage: 'granted' };
}

export const ALL_GRANTED = everything('granted');
export const ALL_DENIED = everything('denied');

const layer = (): DataLayer => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** The tag manager tells commands from events by their kind: only a function's own `arguments` will do. */
export function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  layer().push(arguments);
}

export const send = (event: TagEvent) => layer().push(event);

export const isReady = (id: string) => window.google_tag_manager?.[id] !== undefined;

export function loadTagManager(id: string): void {
  send({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
