import type { ReactNode } from 'react';
import { catalogueFr } from '../catalogue.fr.ts';
import { FormFoot } from '../FormFoot.tsx';
import { type CataloguePlace, listHref } from '../places.ts';
import type { useDraft } from '../useDraft.ts';

interface Props {
  place: CataloguePlace;
  title: string;
  /** The record's page on the site; null while readers cannot see it. */
  page: string | null;
  form: Pick<ReturnType<typeof useDraft>, 'call' | 'dirty' | 'told' | 'submit'>;
  /** More ways on, beside the list and the page. */
  links?: ReactNode;
  /** Shown under the button that saves: the end of the record. */
  ending?: ReactNode;
  onReload(): void;
  /** The fields. */
  children: ReactNode;
}

/** The sheet of one record of the catalogue: its title, the ways from it, its fields, and saving them. */
export function Sheet({ place, title, page, form, links, ending, onReload, children }: Props) {
  const { call, dirty, told, submit } = form;
  return (
    <div className="catalogue-form">
      <div className="admin-head">
        <h1>{title}</h1>
        <p className="row">
          <a href={listHref(place)}>{catalogueFr.form.back}</a>
          {page && <a href={page}>{catalogueFr.form.see}</a>}
          {links}
        </p>
      </div>
      {children}
      <FormFoot call={call} dirty={dirty} told={told} onSave={() => void submit()} onReload={onReload} />
      {ending}
    </div>
  );
}
