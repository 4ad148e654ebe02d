import { useState } from 'react';
import { Choices } from '#src/ui/Choices.tsx';
import { AddByLink } from './AddByLink.tsx';
import { AddCustom } from './AddCustom.tsx';
import { AddFromCatalogue } from './AddFromCatalogue.tsx';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.add;
const WAYS = ['catalogue', 'link', 'custom'] as const;
type Way = (typeof WAYS)[number];

/**
 * Three ways to add a wish; what was typed in one stays while another is looked at, and one shows by itself when what
 * a session's end left unsent is put back in it.
 */
export function AddPanel() {
  const [way, setWay] = useState<Way>('catalogue');
  const [pasted, setPasted] = useState('');
  const openLink = (url: string) => {
    setPasted(url);
    setWay('link');
  };
  return (
    <section className="editor-add" aria-labelledby="editor-add">
      <h3 id="editor-add">{fr.title}</h3>
      <Choices names={WAYS} chosen={way} labelOf={(name) => fr.ways[name]} onChoose={setWay} />
      <div hidden={way !== 'catalogue'} onInput={() => setWay('catalogue')}>
        <AddFromCatalogue onLink={openLink} />
      </div>
      <div hidden={way !== 'link'} onInput={() => setWay('link')}>
        <AddByLink key={pasted} pasted={pasted} />
      </div>
      <div hidden={way !== 'custom'} onInput={() => setWay('custom')}>
        <AddCustom />
      </div>
    </section>
  );
}
