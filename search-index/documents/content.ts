import { pluralForms } from '../french/plural.ts';
import { soundWord } from '../reading/sound.ts';
import { fold, storable, wordsOf } from '../text.ts';

/** A result of /api/search/content. */
export interface IndexedContent {
  title: string;
  href: string;
  excerpt: string;
  namespace: string;
}

/** One published page: an article, a page, a tool, a first name or a city. */
export interface ContentSource extends IndexedContent {
  /** Letters, digits, "-" and "_" only: what Meilisearch takes for an identifier. */
  id: string;
  /** Text without markup. */
  body: string;
  popularity?: number;
  /** Other words it is asked for by. */
  aliases?: readonly string[];
}

export interface ContentDocument extends IndexedContent {
  id: string;
  body: string;
  popularity: number;
  aliases: string[];
  forms: string[];
}

/** Longer bodies are cut: what matters for finding an article stands in its first pages. */
const BODY_LENGTH = 20_000;

/** Kinds of pages that bear a name, which people write as they hear it: "Dunkerke". */
const HEARD = new Set(['city', 'first-name', 'outings']);

const soundsOf = (namespace: string, title: string): string[] =>
  HEARD.has(namespace) ? wordsOf(title).map(soundWord).filter(Boolean) : [];

export function contentDocument(source: ContentSource): ContentDocument {
  const title = storable(source.title);
  return {
    id: source.id,
    title,
    href: source.href,
    excerpt: storable(source.excerpt),
    namespace: source.namespace,
    body: storable(source.body.slice(0, BODY_LENGTH)),
    popularity: source.popularity ?? 0,
    aliases: (source.aliases ?? []).map(storable),
    forms: [...pluralForms(wordsOf(fold(title))), ...soundsOf(source.namespace, title)],
  };
}
