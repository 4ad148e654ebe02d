import { ApiError } from '#src/calls/client.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { inspect, keyOrder } from '../document/inspect.ts';
import { hasTitleAddress } from '../document/new-document.ts';
import { editorFr } from '../editor.fr.ts';
import { $editor, patch } from './store.ts';
import { tell } from './told.store.ts';

/** A colleague may take the proposed address first: the next one is tried then, so many times in all. */
const TRIES = 3;

/** The address follows the title until the document was published, or an address chosen. */
export function addressFollows(): boolean {
  const { text, status, id, proposedSlug } = $editor.get();
  return (id === null || status === 'draft') && hasTitleAddress(text, proposedSlug);
}

/** Does `work`; where it is refused for an address that nobody typed, takes the one proposed and does it again. */
export async function withFreeAddress<T>(work: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1)
    try {
      return await work();
    } catch (error) {
      if (n === TRIES || !takeProposed(error)) throw error;
    }
}

function takeProposed(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'slug_taken' || !addressFollows()) return false;
  const { suggestion } = error.body;
  if (typeof suggestion !== 'string') return false;
  const { text } = $editor.get();
  const { values, template } = inspect(text);
  const changed = setField(text, { name: 'slug', value: suggestion }, keyOrder(template));
  if (changed === text) return false;
  patch({ text: changed, proposedSlug: suggestion, refused: {}, failure: null });
  tell(editorFr.told.proposedAddress(String(values?.slug), suggestion));
  return true;
}
