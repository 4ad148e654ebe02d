import { useState } from 'react';
import {
  adminProductCalls as calls,
  type EditedProduct,
} from '#src/features/catalogue/admin/products.calls.ts';
import { productHref } from '#src/features/catalogue/links.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SearchPicker } from '../../insert/SearchPicker.tsx';
import { productsFr } from '../catalogue.fr.ts';
import { findTags, type Named } from '../pick.ts';
import { listHref } from '../places.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { useSheet } from '../sheet/useSheet.ts';
import { refusePrices } from '../typed-price.ts';
import { Pictures } from './Pictures.tsx';
import { ProductAttributes } from './ProductAttributes.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { draftOf, fieldsOf, type ProductDraft } from './product-draft.ts';
import { RemoveProducts } from './RemoveProducts.tsx';

const { form: fr } = productsFr;

interface Props {
  product: EditedProduct | null;
  onReload(): void;
}

async function save(known: EditedProduct | null, draft: ProductDraft): Promise<EditedProduct> {
  refusePrices({ price: draft.price });
  const fields = fieldsOf(draft, known);
  if (!known) return calls.createProduct(fields);
  const { revision, keptFields } = draft;
  return calls.updateProduct({ ...fields, id: known.id, revision, kept_fields: keptFields });
}

export function ProductForm({ product, onReload }: Props) {
  const form = useSheet(product, { draftOf, keyOf: ({ id }) => id, save });
  const { known, draft, change, call } = form;
  return (
    <Sheet
      place="products"
      title={known?.name ?? fr.new}
      page={known?.enabled && !known.deleted ? productHref(known) : null}
      form={form}
      ending={known && !known.deleted && <Ending id={known.id} />}
      onReload={onReload}
    >
      {draft.keptFields.length > 0 && (
        <Notice>
          <p>{fr.kept(draft.keptFields.map((name) => fr.fields[name] ?? name).join(', '))}</p>
          <Button onClick={() => change({ keptFields: [] })}>{fr.handBack}</Button>
        </Notice>
      )}
      <ProductFacts draft={draft} change={change} errors={call.fields} />
      <ProductAttributes
        read={known?.read ?? null}
        draft={draft.attributes}
        errors={call.fields}
        onChange={(attributes) => change({ attributes })}
      />
      <Pictures images={draft.images} error={call.fields.images} onChange={(images) => change({ images })} />
      <Tags draft={draft} change={change} />
    </Sheet>
  );
}

function Ending({ id }: { id: number }) {
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <div>
        <Button look="danger" icon="trash" onClick={() => setRemoving(true)}>
          {productsFr.remove.title}
        </Button>
      </div>
      {removing && (
        <RemoveProducts
          ids={[id]}
          onOver={(done) => (done ? location.assign(listHref('products')) : setRemoving(false))}
        />
      )}
    </>
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
