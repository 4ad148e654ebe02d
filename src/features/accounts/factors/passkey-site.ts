/** The site that passkeys are made for: its name, and the one origin from which browsers use them. */
export interface PasskeySite {
  id: string;
  origin: string;
}

/** PUBLIC_URL as authenticators know it. */
export function passkeySite(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Browsers make no passkey for a number (WebAuthn 3, create): IPv4, or IPv6 in its brackets. */
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

interface Here {
  origin: string;
  /** https, or this very machine. */
  secure: boolean;
  /** The browser knows WebAuthn. */
  able: boolean;
}

/** The reason why no passkey can be made or used here; null when one can. */
export type PasskeyTrouble = 'number' | 'elsewhere' | 'insecure' | 'browser';

export function passkeyTrouble(site: PasskeySite, here: Here): PasskeyTrouble | null {
  if (isNumber(site.id)) return 'number';
  if (here.origin !== site.origin) return 'elsewhere';
  if (!here.secure) return 'insecure';
  return here.able ? null : 'browser';
}

/** The browser that runs this page. */
export function hereNow(): Here {
  return {
    origin: location.origin,
    secure: window.isSecureContext,
    able: typeof window.PublicKeyCredential === 'function',
  };
}
