import type { Right } from '#src/lib/rights.ts';
import { adminFr } from '../admin.fr.ts';

/** Rights in words, as one line. */
export const rightsText = (rights: readonly Right[]): string =>
  rights.map((right) => adminFr.nav.rights[right]).join(', ');
