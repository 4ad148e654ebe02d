import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { NAME_LIST } from '#search/plan/page-intent.ts';
import { readBrowse } from '#src/features/first-names/browse.ts';
import { browseText } from '#src/features/first-names/browse-text.ts';
import { firstNamePaths } from '#src/features/first-names/first-names.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { FIXED_WORDS } from './fixed-words.fr.ts';

/** A first page of names by letter, decade, length or trend: not the pages after it, nor lists of two letters. */
const LIST =
  /^\/prenoms\/(?<facet>lettre|annees|longueur|tendance)\/(?<rest>(?:[a-z]|\d+|[a-z-]{3,})(?:\/(?:filles|garcons))?)$/;

/** The lists of first names that search engines are shown. */
export async function* nameListDocuments(db: Db): AsyncGenerator<ContentDocument> {
  for (const href of await firstNamePaths(db)) {
    const { facet = '', rest = '' } = LIST.exec(href)?.groups ?? {};
    const browse = readBrowse(facet, rest)?.browse;
    if (!browse) continue;
    const aliases = FIXED_WORDS[href] ?? [];
    yield contentDocument({
      id: `name-list-${facet}-${rest.replace('/', '-')}`,
      namespace: NAME_LIST,
      title: browseText({ browse, total: 0 }).heading,
      href,
      excerpt: aliases.join(', '),
      aliases,
      body: '',
      // The list of all names before those of girls and of boys.
      popularity: browse.group ? 1 : 2,
    });
  }
}
