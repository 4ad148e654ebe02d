import '#src/ui/css/cards.css';
import { useEffect, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import { createTurns } from '#src/lib/turns.ts';
import '#src/ui/css/button.css';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Toast } from '#src/ui/Toast.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { favoritesFr as fr } from './favorites.fr.ts';
import { listCalls } from './list.calls.ts';

/** The articles the person set aside; taken out of here, an article can be put back. */
export function Favorites() {
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const { run, message: error } = useCall();
  const [removed, setRemoved] = useState<Product | null>(null);
  const [begin] = useState(createTurns);

  const load = async () => {
    const isNewest = begin();
    const { items } = await listCalls.getFavorites();
    if (isNewest()) setProducts(items);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    run(async () => {
      await requireLogin();
      await load();
    });
  }, []);

  const remove = (product: Product) =>
    run(async () => {
      await listCalls.removeFavorite({ product_id: product.id });
      setProducts((before) => before?.filter(({ id }) => id !== product.id) ?? null);
      setRemoved(product);
      await load();
    });
  const undo = (product: Product) =>
    run(async () => {
      setRemoved(null);
      await listCalls.addFavorite({ product_id: product.id });
      await load();
    });

  return (
    <div className="stack">
      <Refused says={error} />
      {products === null && !error && <Skeleton label={fr.loading} shape="tile" count={4} />}
      {products?.length === 0 && (
        <EmptyState title={fr.empty} drawing="bear">
          <p>{fr.emptyText}</p>
          <p>
            <a className="button" href="/i/marketplace/recherche">
              {fr.search}
            </a>
          </p>
        </EmptyState>
      )}
      <div className="tiles">
        {products?.map((product) => (
          <FavoriteCard key={product.id} product={product} onRemove={() => remove(product)} />
        ))}
      </div>
      <div className="toasts" role="status">
        {removed && (
          <Toast
            key={removed.id}
            text={fr.removed(removed.name)}
            undo={() => undo(removed)}
            onGone={() => setRemoved(null)}
          />
        )}
      </div>
    </div>
  );
}
