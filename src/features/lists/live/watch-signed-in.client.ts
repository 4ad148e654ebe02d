import { watchGifts } from './watch-gifts.client.ts';

/**
 * The same for who has a session, loaded late. A module of its own: where one is loaded both late and at once, every
 * guest's page loads a helper of the bundler too.
 */
export const watchSignedIn = (...given: Parameters<typeof watchGifts>) => watchGifts(...given);
