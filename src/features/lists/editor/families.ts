import { useStore } from '@nanostores/react';
import { ownSections, SECTION_MAX } from '../sections.ts';
import { editorFr } from './editor.fr.ts';
import { $classifications, $list } from './editor.store.ts';

const fr = editorFr.item;

/** No section can have this for its name: it begins with a space. */
const NEW = ' +';

/** The families a gift can stand in: the site's, those that its owners named, none, and one to be named. */
export function useFamilies() {
  const classifications = useStore($classifications);
  const own = ownSections(useStore($list)?.items_in_list ?? [], classifications);
  return [
    ...classifications.map(({ slug, label }) => ({ value: slug, label })),
    ...own.map((name) => ({ value: name, label: name })),
    { value: '', label: fr.noFamily },
    { value: NEW, label: fr.newFamily },
  ];
}

/** The family that was chosen, its name asked for where it is new; null when nothing was. */
export async function chosenFamily(value: string): Promise<string | null> {
  if (value !== NEW) return value;
  const { confirm } = await import('#src/ui/modals/open-modal.ts');
  const field = { name: 'section', label: fr.familyName(SECTION_MAX), type: 'text', required: true } as const;
  const { yes, fields } = await confirm({ ...fr.nameFamily, fields: [field] });
  return (yes && String(fields.section).trim().slice(0, SECTION_MAX).trim()) || null;
}
