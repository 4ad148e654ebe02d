import { useState } from 'react';
import {
  adminTagCalls as calls,
  type TagDetail,
  type TagMember,
} from '#src/features/catalogue/admin/tags.calls.ts';
import { Field, TextField } from '#src/ui/Field.tsx';
import { catalogueFr, tagsFr as fr } from '../catalogue.fr.ts';
import { FormFoot } from '../FormFoot.tsx';
import { listHref } from '../places.ts';
import { useDraft } from '../useDraft.ts';
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
  ...{ name: tag?.name ?? '', slug: tag?.slug ?? '', description: tag?.description ?? '' },
  ...{
    featured: tag?.featured_product_id ?? null,
    members: tag?.members ?? [],
    revision: tag?.revision ?? 0,
  },
});

export function TagForm({ tag, onReload }: Props) {
  const [known, setKnown] = useState(tag);
  const { draft, change, dirty, told, call, submit } = useDraft(
    draftOf(tag),
    ({ name, slug, description, featured, members, revision }) => {
      const fields = {
        ...{ name, slug: slug.trim() || null, description },
        featured_product_id: members.some(({ id }) => id === featured) ? featured : null,
        product_ids: members.map(({ id }) => id),
      };
      return known ? calls.updateTag({ ...fields, id: known.id, revision }) : calls.createTag(fields);
    },
    (saved) => {
      history.replaceState(null, '', `${location.pathname}?id=${saved.id}`);
      setKnown(saved);
      return draftOf(saved);
    },
  );
  return (
    <div className="catalogue-form">
      <div className="admin-head">
        <h1>{known?.name ?? fr.add}</h1>
        <p className="row">
          <a href={listHref('tags')}>{catalogueFr.form.back}</a>
          {known?.enabled && <a href={`/i/marketplace/selections/${known.slug}`}>{catalogueFr.form.see}</a>}
        </p>
      </div>
      <section className="sheet sheet-padded">
        <Field
          label={catalogueFr.form.name}
          required
          maxLength={120}
          value={draft.name}
          error={call.fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          label={catalogueFr.form.slug}
          hint={known ? catalogueFr.form.slugHint : catalogueFr.form.slugNewHint}
          maxLength={80}
          value={draft.slug}
          error={call.fields.slug}
          onChange={({ target }) => change({ slug: target.value })}
        />
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
      <FormFoot call={call} dirty={dirty} told={told} onSave={() => void submit()} onReload={onReload} />
    </div>
  );
}
