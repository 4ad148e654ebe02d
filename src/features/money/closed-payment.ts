/** A payment page was left open while its payment was settled or given up elsewhere. */
const SAID_BY = 'sans-suite';

/** The page again, as things are, with the word that the button paid nothing. */
export const closedPath = (path: string) => `${path}?${SAID_BY}`;

export const saysClosed = (url: URL) => url.searchParams.has(SAID_BY);

interface ProviderFault {
  code?: string | undefined;
  payment_intent?: { status: string } | undefined;
  setup_intent?: { status: string } | undefined;
}

/** Finds where a provider's fault leads when no card can pay this any more; null when another try may. */
export function wayOut({ code, payment_intent, setup_intent }: ProviderFault, path: string): string | null {
  if (!code?.endsWith('_intent_unexpected_state')) return null;
  const status = (payment_intent ?? setup_intent)?.status;
  return status === 'succeeded' || status === 'processing' ? path : closedPath(path);
}
