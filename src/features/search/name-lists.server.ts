import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { NAME_LIST } from '#search/plan/page-intent.ts';
import { letterWord } from '#search/plan/page-wording.ts';
import type { Browse } from '#src/features/first-names/browse.ts';
import { browseText, trendLead } from '#src/features/first-names/browse-text.ts';
import { shownNameLists } from '#src/features/first-names/first-names.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { FIXED_WORDS } from './fixed-words.fr.ts';

const OF_GROUP: Readonly<Record<string, string>> = { filles: ' fille', garcons: ' garçon', mixtes: ' mixte' };

/** Engines keep no word of one letter: a list is found by its letter as `pageWording` writes it in queries. */
const letterAliases = ({ facet, value, group }: Browse): string[] =>
  facet === 'lettre' && value ? [`prénom${OF_GROUP[group ?? ''] ?? ''} ${letterWord(value)}`] : [];

/** The lists of first names that search engines are shown, but for those of two letters. */
export async function* nameListDocuments(db: Db): AsyncGenerator<ContentDocument> {
  for (const { browse, path } of await shownNameLists(db)) {
    const { facet, value, group } = browse;
    const words = FIXED_WORDS[path] ?? [];
    yield contentDocument({
      id: ['name-list', facet, value, group].filter(Boolean).join('-'),
      namespace: NAME_LIST,
      title: browseText({ browse, total: 0 }).heading,
      href: path,
      excerpt: facet === 'tendance' ? trendLead(value) : '',
      aliases: [...words, ...letterAliases(browse)],
      body: '',
      // The list of all names before those of girls and of boys.
      popularity: group ? 1 : 2,
    });
  }
}
