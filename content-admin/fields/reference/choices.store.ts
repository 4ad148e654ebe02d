import { atom, onMount } from 'nanostores';
import { editorCalls } from '#src/features/content/content.calls.ts';

export interface ReferenceChoice {
  namespace: string;
  slug: string;
  title: string;
  published: boolean;
}

/** Everything a reference may point to, asked once a page; null until it is there. */
export const $choices = atom<ReferenceChoice[] | null>(null);

onMount($choices, () => {
  if ($choices.get() === null) load();
});

async function load(): Promise<void> {
  try {
    const { items } = await editorCalls.contentList();
    $choices.set(
      items.map(({ namespace, slug, title, status }) => ({
        ...{ namespace, slug, title },
        published: status === 'published',
      })),
    );
  } catch {
    // The value itself stays editable in the whole document.
    $choices.set([]);
  }
}
