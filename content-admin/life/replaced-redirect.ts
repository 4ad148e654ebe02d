import { useEffect, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { contentPath } from '#src/features/content/content.ts';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';
import { type Inspection, inspect } from '../document/inspect.ts';
import { mayHere } from '../held-rights.ts';
import type { EditorState } from '../types/editor-state.ts';

export type Replaced = NonNullable<OutputOf<typeof redirectCalls.manualRedirect>['redirect']>;

/** Between two keys of somebody who types an address. */
const PAUSE_MS = 500;

/** The address that a text's header gives its page; null for what has none. */
export function pathIn({ values }: Inspection): string | null {
  if (!values) return null;
  const category = values.category ? String(values.category) : null;
  return contentPath({ namespace: String(values.namespace), slug: String(values.slug), category });
}

/** The address that publishing this text takes; null where its page answers there already. */
function takenPath({ status, liveText, text }: EditorState): string | null {
  const path = pathIn(inspect(text));
  const live = status === 'published' && liveText !== null ? pathIn(inspect(liveText)) : null;
  return path === live ? null : path;
}

async function ask(path: string | null): Promise<Replaced | null> {
  if (path === null || !mayHere('publish')) return null;
  return (await redirectCalls.manualRedirect({ path })).redirect;
}

/** The redirect, made by hand, that publishing would remove. */
export const replacedBy = (state: EditorState): Promise<Replaced | null> =>
  // A call that cannot be heard now refuses nothing: the publication itself will say so.
  ask(takenPath(state)).catch(() => null);

/** The same while the address is typed. */
export function useReplaced(state: EditorState): Replaced | null {
  const [found, setFound] = useState<Replaced | null>(null);
  const path = takenPath(state);
  useEffect(() => {
    let stale = false;
    setFound(null);
    const timer = setTimeout(
      () =>
        ask(path).then(
          (redirect) => stale || setFound(redirect),
          () => undefined,
        ),
      PAUSE_MS,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [path]);
  return found;
}
