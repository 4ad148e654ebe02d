import type { Config } from '../config.ts';
import { mediaRoot } from './storage.ts';

/** Unsplash asks that its photographs be shown from its own servers. */
const UNSPLASH_IMAGES = 'https://images.unsplash.com';

/** Lists the origins of pictures beside this site, for the Content-Security-Policy of pages. */
export function imageOrigins(config: Pick<Config, 's3' | 'unsplashAccessKey'>): string[] {
  const root = mediaRoot(config);
  return [
    ...(URL.canParse(root) ? [new URL(root).origin] : []),
    ...(config.unsplashAccessKey ? [UNSPLASH_IMAGES] : []),
  ];
}
