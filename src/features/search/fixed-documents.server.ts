import { type ContentDocument, contentDocument } from '#search/documents/content.ts';
import { fixedPages } from '#src/features/site/fixed-pages.ts';
import { withProduct } from '#src/lib/paths.ts';
import { ASKED_WORDS } from './asked-words.fr.ts';
import { FIXED_EXCERPTS } from './fixed-excerpts.fr.ts';
import { FIXED_WORDS, NAME_LISTS } from './fixed-words.fr.ts';

/** They come before everything else of the same words: who writes "contact" wants that page. */
const FIXED_POPULARITY = 2_000_000;

/** The pages that stand whatever is written, with the words people ask for them by. */
export function fixedDocuments(): ContentDocument[] {
  return [...fixedPages('{product}'), ...NAME_LISTS].map(({ href: written, label }) => {
    const words = FIXED_WORDS[written] ?? [];
    const href = withProduct(written);
    return contentDocument({
      id: `fixed-${href.replaceAll(/[^a-z0-9]+/g, '-')}`,
      namespace: 'page',
      title: label,
      href,
      excerpt: FIXED_EXCERPTS[written] ?? '',
      aliases: [...words, ...(ASKED_WORDS[href] ?? [])],
      body: '',
      popularity: FIXED_POPULARITY,
    });
  });
}
