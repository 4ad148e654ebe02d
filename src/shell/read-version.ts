import { SITE_LOOK_MS } from '#src/lib/constants.ts';

/** Reads the version that /client-version answers; undefined when it cannot be had. */
export async function readVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/client-version', {
      cache: 'no-store',
      signal: AbortSignal.timeout(SITE_LOOK_MS),
    });
    const { version } = (await response.json()) as { version?: string };
    return response.ok ? version : undefined;
  } catch {
    return undefined;
  }
}
