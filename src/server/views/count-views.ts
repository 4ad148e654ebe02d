import type { Config } from '../config.ts';
import type { Pages } from '../http/pages.ts';
import type { ReadRequest } from '../page-store/http-fields.ts';
import { hostOf, views } from './view-counter.ts';

/** The path of an address that a browser says it came from. */
const pathOf = (address: string) => URL.parse(address)?.pathname ?? '/';

/** Begins to count this process's pages; answers the way to count one, which tells of those a person read. */
export function countViews(
  { trustProxy, publicUrl }: Config,
  pages: Pages,
  told: { seen: (key: string) => void; onward: (path: string, from: string, counted: () => string) => void },
): (key: string, request: ReadRequest) => void {
  views.open({
    trustProxy,
    ownHost: hostOf(publicUrl) ?? '',
    pathOf: (key) => pages.countedAs(key),
    onward: (path, from) => told.onward(path, from, () => pages.countedAs(pathOf(from)) ?? ''),
  });
  return (key, request) => {
    if (views.view(key, request)) told.seen(key);
  };
}
