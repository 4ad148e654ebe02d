import { useMemo } from 'react';
import { fieldLabel } from '../document/field-label.ts';
import { inspect } from '../document/inspect.ts';
import { differences } from '../document/merge.ts';
import { Changes } from './Changes.tsx';
import { lifeFr } from './life.fr.ts';

/** Two versions of a document, field by field and the text at the end. */
export function DocumentChanges({ before, after }: { before: string; after: string }) {
  const found = useMemo(() => differences({ base: before, mine: after, theirs: before }), [before, after]);
  const { template } = useMemo(() => inspect(after), [after]);
  if (found.length === 0) return <p className="muted">{lifeFr.history.same}</p>;
  return found.map(({ name, theirs, mine }) => (
    <div key={name} className="changed-field">
      <h4>{fieldLabel(name, template)}</h4>
      <Changes before={theirs} after={mine} label={fieldLabel(name, template)} />
    </div>
  ));
}
