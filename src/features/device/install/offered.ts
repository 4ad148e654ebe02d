/** The event chromium browsers hand over when the site can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer that stands; the browser makes it once, before anybody may have asked for it. */
export const offer: { event: InstallEvent | null } = { event: null };

/** The functions to call when the offer changes. */
export const heard = new Set<() => void>();

export function tell(): void {
  for (const told of heard) told();
}

addEventListener('beforeinstallprompt', (found) => {
  // The browser's own bar would come at its time, not at a fitting one.
  found.preventDefault();
  offer.event = found as InstallEvent;
  tell();
});
