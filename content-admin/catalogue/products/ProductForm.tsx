import { useState } from 'react';
import {
  adminProductCalls as calls,
  type EditedProduct,
} from '#src/features/catalogue/admin/products.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { catalogueFr, productsFr } from '../catalogue.fr.ts';
import { FormFoot } from '../FormFoot.tsx';
import { findTags, type Named } from '../pick.ts';
import { listHref } from '../places.ts';
import { refusePrices } from '../typed-price.ts';
import { useDraft } from '../useDraft.ts';
import { Pictures } from './Pictures.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { draftOf, fieldsOf, type ProductDraft } from './product-draft.ts';
import { RemoveProducts } from './RemoveProducts.tsx';

const { form: fr } = productsFr;

interface Props {
  product: EditedProduct | null;
  onReload(): void;
}

async function save(id: number | null, draft: ProductDraft): Promise<EditedProduct> {
  refusePrices({ price: draft.price });
  const fields = fieldsOf(draft);
  if (id === null) return calls.createProduct(fields);
  return calls.updateProduct({ ...fields, id, revision: draft.revision, kept_fields: draft.keptFields });
}

export function ProductForm({ product, onReload }: Props) {
  const [known, setKnown] = useState(product);
  const [removing, setRemoving] = useState(false);
  const { draft, change, dirty, told, call, submit } = useDraft(
    draftOf(product),
    (sent) => save(known?.id ?? null, sent),
    (saved) => {
      if (!known) history.replaceState(null, '', `${location.pathname}?id=${saved.id}`);
      setKnown(saved);
      return draftOf(saved);
    },
  );
  return (
    <div className="catalogue-form">
      <div className="admin-head">
        <h1>{known?.name ?? fr.new}</h1>
        <p className="row">
          <a href={listHref('products')}>{catalogueFr.form.back}</a>
          {known?.enabled && !known.deleted && (
            <a href={`/marketplace/produit/${known.id}-${known.slug}`}>{catalogueFr.form.see}</a>
          )}
        </p>
      </div>
      {draft.keptFields.length > 0 && (
        <Notice>
          <p>{fr.kept(draft.keptFields.map((name) => fr.fields[name] ?? name).join(', '))}</p>
          <Button onClick={() => change({ keptFields: [] })}>{fr.handBack}</Button>
        </Notice>
      )}
      <ProductFacts draft={draft} change={change} errors={call.fields} />
      <Pictures images={draft.images} error={call.fields.images} onChange={(images) => change({ images })} />
      <Tags draft={draft} change={change} />
      <FormFoot call={call} dirty={dirty} told={told} onSave={() => void submit()} onReload={onReload} />
      {known && !known.deleted && (
        <div>
          <Button look="danger" icon="trash" onClick={() => setRemoving(true)}>
            {productsFr.remove.title}
          </Button>
        </div>
      )}
      {removing && known && (
        <RemoveProducts
          ids={[known.id]}
          onOver={(done) => (done ? location.assign(listHref('products')) : setRemoving(false))}
        />
      )}
    </div>
  );
}

function Tags({ draft, change }: { draft: ProductDraft; change(part: Partial<ProductDraft>): void }) {
  const { tags } = draft;
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="selections">
      <h2 id="selections">{fr.tags}</h2>
      {tags.length > 0 && (
        <ul className="plain catalogue-chips">
          {tags.map((tag) => (
            <li key={tag.id}>
              <Button
                icon="close"
                aria-label={fr.removeTag(tag.name)}
                onClick={() => change({ tags: tags.filter(({ id }) => id !== tag.id) })}
              >
                {tag.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchPicker<Named>
        key={tags.length}
        label={fr.addTag}
        value=""
        search={findTags}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        onPick={({ id, name }) => {
          if (!tags.some((tag) => tag.id === id)) change({ tags: [...tags, { id, name }] });
        }}
      />
    </section>
  );
}
