import type { Meilisearch } from 'meilisearch';
import type { SearchKind } from '../../documents/kinds.ts';
import type { SearchDocument, SearchIndex } from '../../index.ts';
import type { IndexName } from '../meilisearch.ts';
import { type Journal, rebuildIndex } from './rebuild.ts';
import { done, makeIndex } from './tasks.ts';

/** Makes sure, once a process, that a kind's index exists with our settings. */
function createEnsure(client: Meilisearch, nameOf: IndexName): (kind: SearchKind) => Promise<void> {
  const ready = new Map<SearchKind, Promise<void>>();
  return (kind) => {
    const known = ready.get(kind);
    if (known) return known;
    const made = makeIndex(client, nameOf(kind), kind);
    ready.set(kind, made);
    made.catch(() => ready.delete(kind));
    return made;
  };
}

export function createWrites(
  client: Meilisearch,
  nameOf: IndexName,
): Pick<SearchIndex, 'upsert' | 'remove' | 'rebuild'> {
  const journals = new Map<SearchKind, Journal>();
  const ensure = createEnsure(client, nameOf);
  return {
    async upsert(kind, documents) {
      if (documents.length === 0) return;
      for (const document of documents) journals.get(kind)?.set(String(document.id), document);
      await ensure(kind);
      await done(client.index(nameOf(kind)).addDocuments(documents));
    },

    async remove(kind, ids) {
      if (ids.length === 0) return;
      for (const id of ids) journals.get(kind)?.set(String(id), null);
      await ensure(kind);
      await done(client.index(nameOf(kind)).deleteDocuments(ids.map(String)));
    },

    async rebuild<K extends SearchKind>(
      kind: K,
      documents: AsyncIterable<SearchDocument<K>>,
      onProgress: (count: number) => void = () => {},
    ) {
      if (journals.has(kind)) throw new Error(`${kind} is being rebuilt already`);
      const journal: Journal = new Map();
      journals.set(kind, journal);
      try {
        await ensure(kind);
        return await rebuildIndex(client, { kind, name: nameOf(kind), journal, documents, onProgress });
      } finally {
        journals.delete(kind);
      }
    },
  };
}
