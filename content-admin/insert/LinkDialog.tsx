import { type FormEvent, useState } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { LinkAtCursor } from '../types/writer.ts';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';
import { SearchPicker } from './SearchPicker.tsx';
import { findLinks, LinkLine, type SiteLink } from './site-links.tsx';

const { link: fr } = insertFr;

/** Never `javascript:` or anything else that runs; the page's renderer would drop it, later and in silence. */
function faultOf(href: string): string | null {
  if (href.trim() === '') return fr.missing;
  const path = /^(?:[/#](?!\/)|mailto:\S+@\S+|tel:[+\d])/i.test(href);
  return path || (URL.canParse(href) && /^https?:$/.test(new URL(href).protocol)) ? null : fr.invalid;
}

interface Props {
  initial: LinkAtCursor;
  onApply(link: LinkAtCursor): void;
  onClose(): void;
}

export function LinkDialog({ initial, onApply, onClose }: Props) {
  const [text, setText] = useState(initial.text);
  const [href, setHref] = useState(initial.href);
  const [fault, setFault] = useState<string | null>(null);
  function apply(event: FormEvent) {
    event.preventDefault();
    const found = faultOf(href);
    setFault(found);
    if (!found) onApply({ href: href.trim(), text: text.trim() || href.trim() });
  }
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <form className="form" onSubmit={apply} noValidate>
        <SearchPicker<SiteLink>
          label={fr.href}
          hint={fr.hrefHint}
          error={fault}
          value={href}
          search={findLinks}
          keyOf={(item) => item.href}
          textOf={(item) => item.href}
          draw={(item) => <LinkLine item={item} />}
          onTyped={setHref}
          onPick={(item) => {
            setHref(item.href);
            setText((typed) => typed || item.label);
          }}
          autoFocus
        />
        <Field label={fr.text} value={text} onChange={(event) => setText(event.target.value)} />
        <InsertActions
          apply={fr.apply}
          remove={initial.href ? { words: fr.remove, onRemove: () => onApply({ href: '', text }) } : null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
