import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { brandLine, marksDemo } from '#src/features/catalogue/demo-mark.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/lib/constants.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import { addWish } from './add-wish.ts';
import { editorFr } from './editor.fr.ts';
import { $list, say } from './editor.store.ts';

const fr = editorFr.add;
const LIMIT: [number, number, number] = [6, 0, 0];

interface Answer {
  query: string;
  products: Product[];
}

/** `onLink`: what was typed is the address of a page, not a name. */
export function AddFromCatalogue({ onLink }: { onLink: (url: string) => void }) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);

  // Not through useCall: each pause asks anew, and neither the answer nor the refusal of an older question may show.
  useEffect(() => {
    const text = query.trim();
    if (text === '') return setAnswer(null);
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const { products } = await searchCalls.instant({ query: text, limit: LIMIT });
        if (!current) return;
        setAnswer({ query: text, products: products.results });
        setError(null);
      } catch (failure) {
        if (current && failure instanceof ApiError) setError(failure.message);
      }
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);

  const type = (text: string) =>
    /^https?:\/\/\S+$/i.test(text.trim()) ? onLink(text.trim()) : setQuery(text);
  return (
    <>
      <Field
        label={fr.search}
        hint={fr.searchHint}
        type="search"
        maxLength={200}
        value={query}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <p className="muted" role="status">
        {answer && (answer.products.length > 0 ? fr.results(answer.products.length) : fr.none)}
      </p>
      <ul className="plain editor-results">
        {answer?.products.map((product) => (
          <Result key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}

function Result({ product }: { product: Product }) {
  const list = useStore($list);
  const { run, busy } = useCall();
  const onList = list?.items_in_list.some(({ item }) => item.id === product.id);
  const wish = {
    call: listCalls.addItem,
    input: { list_uuid: list?.uuid ?? '', product_id: product.id },
    wish: { name: product.name, price: product.price },
    key: `presence:${product.id}`,
  };
  const add = () =>
    run(
      () => addWish(wish),
      ({ message }) => say(message),
    );
  return (
    <li className="editor-result">
      <span className="editor-picture">
        {product.thumb_image ? (
          <img src={product.thumb_image} width="72" height="72" alt="" decoding="async" />
        ) : (
          <GiftPlaceholder name={product.name} />
        )}
      </span>
      <span className="editor-facts">
        <span className="editor-name">{product.name}</span>
        <span className="muted">
          {brandLine(product, { marked: marksDemo() })}{' '}
          {product.price !== null && <span className="price">{formatPrice(product.price)}</span>}
        </span>
      </span>
      <Button
        icon={onList ? 'check' : 'add'}
        busy={busy}
        aria-disabled={onList}
        onClick={onList ? undefined : add}
      >
        {onList ? fr.onList : fr.button}
        <span className="visually-hidden"> {product.name}</span>
      </Button>
    </li>
  );
}
