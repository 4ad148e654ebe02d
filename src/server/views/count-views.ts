import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Pages } from '../http/pages.ts';
import { hostOf, views } from './view-counter.ts';

/** Begins to count this process's pages; answers the way to count one, which tells of those a person read. */
export function countViews(
  { trustProxy, publicUrl }: Config,
  pages: Pages,
  told: { seen: (key: string) => void; onward: (path: string, from: string) => void },
): (key: string, request: IncomingMessage) => void {
  views.open({
    trustProxy,
    ownHost: hostOf(publicUrl) ?? '',
    pathOf: (key) => pages.countedAs(key),
    onward: told.onward,
  });
  return (key, request) => {
    if (views.view(key, request)) told.seen(key);
  };
}
