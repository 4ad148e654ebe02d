import { createContext, useContext } from 'react';
import { feedCalls } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { feedsFr } from '../catalogue.fr.ts';
import { useShelves } from '../useShelves.ts';

/** The calls of feeds, whoever they are of. */
export type FeedClient = {
  [K in keyof typeof feedCalls]: (
    ...args: Parameters<(typeof feedCalls)[K]>
  ) => ReturnType<(typeof feedCalls)[K]>;
};

interface Desk {
  calls: FeedClient;
  useShelves(none: string): Record<string, string>;
  /** A seller's own: the name of the shop and that it is sold here are known. */
  ofShop: boolean;
  about: string;
}

const Current = createContext<Desk>({ calls: feedCalls, useShelves, ofShop: false, about: feedsFr.about });

/** The feeds that these screens are about: the desk's, or around them those of a seller. */
export const FeedDesk = Current.Provider;
export const useFeedDesk = () => useContext(Current);
