/** A browser's push subscription, as it travels in `device_token`. */
export interface PushKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const ENDPOINT_MAX = 2048;

/**
 * Null when the text is no subscription that a message could be sent to: an https endpoint without credentials, a
 * P-256 point (65 bytes) and a secret of 16 bytes, both base64url.
 */
export function readSubscription(text: string): PushKeys | null {
  const value = parsed(text) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } } | null;
  const { endpoint, keys } = value ?? {};
  if (typeof endpoint !== 'string' || endpoint.length > ENDPOINT_MAX || !isHttps(endpoint)) return null;
  const p256dh = base64url(keys?.p256dh, /^B[\w-]{86}$/);
  const auth = base64url(keys?.auth, /^[\w-]{22}$/);
  return p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function isHttps(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password } = new URL(endpoint);
  return protocol === 'https:' && username === '' && password === '';
}

/** Browsers pad it or not. */
function base64url(value: unknown, shape: RegExp): string | null {
  if (typeof value !== 'string') return null;
  const bare = value.replace(/=+$/, '');
  return shape.test(bare) ? bare : null;
}
