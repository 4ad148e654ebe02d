import { FetchError } from './safe-fetch.ts';
import { safePost } from './safe-send.ts';

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** A phone that was off longer has no use for it. */
const KEEP_SECONDS = 3 * 86_400;

/** Says by itself that the device is not there any more. */
const GONE = new Set([404, 410]);
/** The failures of an address that was never a push service's. */
const NEVER = new Set(['bad_url', 'private_address']);

/**
 * Sends one message, encrypted for its device (RFC 8291) and signed (RFC 8292). `gone`: the device can be
 * forgotten; `refused`: it will never be taken, and the device may still be there. Throws when it is worth trying
 * again.
 */
export async function sendPush(
  subscription: Subscription,
  message: object,
  vapid: Vapid,
): Promise<'sent' | 'gone' | 'refused'> {
  const { default: webPush } = await import('web-push');
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    TTL: KEEP_SECONDS,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: vapid.subject, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
  });
  try {
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const status = await safePost(endpoint, { headers: Object.fromEntries(sent), body });
    if (GONE.has(status)) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
    return 'refused';
  } catch (error) {
    if (error instanceof FetchError && NEVER.has(error.failure)) return 'gone';
    throw error;
  }
}
