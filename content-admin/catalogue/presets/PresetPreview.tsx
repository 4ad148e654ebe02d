import { useEffect, useState } from 'react';
import type { Product } from '#src/features/catalogue/product.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { presetsFr as fr } from '../catalogue.fr.ts';
import { Thumb } from '../list/Thumb.tsx';
import { filtersOf, type PresetDraft } from './preset-draft.ts';

const PAUSE_MS = 300;
const SHOWN = 12;

type Shown = { total: number; items: Product[] } | 'failed' | null;

/** The products that the search finds today, while it is being written; a late answer never replaces a newer one. */
export function PresetPreview({ draft }: { draft: PresetDraft }) {
  const [shown, setShown] = useState<Shown>(null);
  const { query, sort } = draft;
  const filters = JSON.stringify(filtersOf(draft));
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      searchCalls.products({ query, sort, filters: JSON.parse(filters), per_page: SHOWN }).then(
        (found) => late || setShown(found),
        () => late || setShown('failed'),
      );
    }, PAUSE_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [query, sort, filters]);
  const found = shown === 'failed' ? null : shown;
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="apercu" aria-busy={shown === null}>
      <h2 id="apercu">{fr.preview}</h2>
      <p role="status">
        {shown === 'failed' && fr.previewFailed}
        {found && (found.total === 0 ? fr.nothing : fr.found(found.total))}
      </p>
      <ul className="plain catalogue-preview">
        {found?.items.map((product) => (
          <li key={product.id}>
            <Thumb product={product} size={128} />
            <span className="small">
              {product.name} {product.price !== null && <strong>{formatPrice(product.price)}</strong>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
