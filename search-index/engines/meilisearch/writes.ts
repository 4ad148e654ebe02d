import type { SearchDocument, SearchIndex } from '../../contract.ts';
import type { SearchKind } from '../../documents/kinds.ts';
import type { ProductDocument } from '../../documents/product.ts';
import type { Lexicon } from '../../lexicon.ts';
import { fold, wordsOf } from '../../text.ts';
import type { Opened } from './opened.ts';
import { type Journal, rebuildIndex } from './rebuild.ts';
import { done, makeIndex } from './tasks.ts';

/** Makes sure, once a process, that a kind's index exists with our settings. */
function createEnsure({ client, nameOf, lexicon }: Opened): (kind: SearchKind) => Promise<void> {
  const ready = new Map<SearchKind, Promise<void>>();
  return (kind) => {
    const known = ready.get(kind);
    if (known) return known;
    const made = makeIndex(client, { name: nameOf(kind), kind, lexicon: lexicon() });
    ready.set(kind, made);
    made.catch(() => ready.delete(kind));
    return made;
  };
}

/** This engine forgives typing mistakes in what a document holds: the other names of a product are put there. */
function enriched<K extends SearchKind>(kind: K, document: SearchDocument<K>, lexicon: Lexicon) {
  if (kind !== 'product') return document;
  const { name, forms } = document as ProductDocument;
  return { ...document, forms: [...forms, ...lexicon.otherNames(wordsOf(fold(name)))] };
}

async function* enrichedEach<K extends SearchKind>(
  kind: K,
  documents: AsyncIterable<SearchDocument<K>>,
  lexicon: Lexicon,
): AsyncGenerator<SearchDocument<K>> {
  for await (const document of documents) yield enriched(kind, document, lexicon);
}

export function createWrites(
  opened: Opened,
): Pick<SearchIndex, 'upsert' | 'remove' | 'rebuild' | 'configure'> {
  const { client, nameOf, lexicon } = opened;
  const journals = new Map<SearchKind, Journal>();
  const ensure = createEnsure(opened);
  return {
    async upsert(kind, documents) {
      if (documents.length === 0) return;
      const written = documents.map((document) => enriched(kind, document, lexicon()));
      for (const document of written) journals.get(kind)?.set(String(document.id), document);
      await ensure(kind);
      await done(client.index(nameOf(kind)).addDocuments(written));
    },

    async remove(kind, ids) {
      if (ids.length === 0) return;
      for (const id of ids) journals.get(kind)?.set(String(id), null);
      await ensure(kind);
      await done(client.index(nameOf(kind)).deleteDocuments(ids.map(String)));
    },

    configure: (kind) => makeIndex(client, { name: nameOf(kind), kind, lexicon: lexicon() }),

    async rebuild<K extends SearchKind>(
      kind: K,
      documents: AsyncIterable<SearchDocument<K>>,
      onProgress: (count: number) => void = () => {},
    ) {
      if (journals.has(kind)) throw new Error(`${kind} is being rebuilt already`);
      const journal: Journal = new Map();
      journals.set(kind, journal);
      const words = lexicon();
      try {
        return await rebuildIndex(client, {
          kind,
          name: nameOf(kind),
          lexicon: words,
          journal,
          onProgress,
          documents: enrichedEach(kind, documents, words),
        });
      } finally {
        journals.delete(kind);
      }
    },
  };
}
