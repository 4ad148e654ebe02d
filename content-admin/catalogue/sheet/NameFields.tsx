import { Field } from '#src/ui/Field.tsx';
import type { CallState } from '#src/ui/useCall.ts';
import { catalogueFr } from '../catalogue.fr.ts';

const { form: fr } = catalogueFr;

interface Form<D> {
  /** Null for a new record. */
  known: unknown;
  draft: D;
  change(part: Partial<D>): void;
  call: Pick<CallState, 'fields'>;
}

/** The name of a record, and the address that is made of it when none is typed. */
export function NameFields({ form }: { form: Form<{ name: string; slug: string }> }) {
  const { draft, change, call } = form;
  return (
    <>
      <Field
        label={fr.name}
        required
        maxLength={120}
        value={draft.name}
        error={call.fields.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SlugField form={form} />
    </>
  );
}

export function SlugField({ form: { known, draft, change, call } }: { form: Form<{ slug: string }> }) {
  return (
    <Field
      label={fr.slug}
      hint={known ? fr.slugHint : fr.slugNewHint}
      maxLength={80}
      value={draft.slug}
      error={call.fields.slug}
      onChange={({ target }) => change({ slug: target.value })}
    />
  );
}
