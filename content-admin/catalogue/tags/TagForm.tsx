import {
  adminTagCalls as calls,
  type TagDetail,
  type TagMember,
} from '#src/features/catalogue/admin/tags.calls.ts';
import { tagHref } from '#src/features/catalogue/links.ts';
import { TextField } from '#src/ui/Field.tsx';
import { tagsFr as fr } from '../catalogue.fr.ts';
import { NameFields } from '../sheet/NameFields.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { useSheet } from '../sheet/useSheet.ts';
import { Members } from './Members.tsx';

interface Props {
  tag: TagDetail | null;
  onReload(): void;
}

interface Draft {
  name: string;
  slug: string;
  description: string;
  featured: number | null;
  members: TagMember[];
  revision: number;
}

const draftOf = (tag: TagDetail | null): Draft => ({
  name: tag?.name ?? '',
  slug: tag?.slug ?? '',
  description: tag?.description ?? '',
  featured: tag?.featured_product_id ?? null,
  members: tag?.members ?? [],
  revision: tag?.revision ?? 0,
});

async function save(known: TagDetail | null, draft: Draft): Promise<TagDetail> {
  const { name, slug, description, featured, members, revision } = draft;
  const fields = {
    name,
    slug: slug.trim() || null,
    description,
    featured_product_id: members.some(({ id }) => id === featured) ? featured : null,
    product_ids: members.map(({ id }) => id),
  };
  return known ? calls.updateTag({ ...fields, id: known.id, revision }) : calls.createTag(fields);
}

export function TagForm({ tag, onReload }: Props) {
  const form = useSheet(tag, { draftOf, keyOf: ({ id }) => id, save });
  const { known, draft, change, call } = form;
  return (
    <Sheet
      place="tags"
      title={known?.name ?? fr.add}
      page={known?.enabled ? tagHref(known) : null}
      form={form}
      onReload={onReload}
    >
      <section className="sheet sheet-padded">
        <NameFields form={form} />
        <TextField
          label={fr.description}
          rows={3}
          maxLength={1000}
          value={draft.description}
          error={call.fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </section>
      <Members
        members={draft.members}
        featured={draft.featured}
        error={call.fields.product_ids ?? call.fields.featured_product_id}
        onChange={(members) => change({ members })}
        onFeature={(featured) => change({ featured })}
      />
    </Sheet>
  );
}
