import { RIGHTS, type Right } from '#src/lib/rights.ts';
import type { person } from '../db/schema/index.ts';

type Holder = Pick<typeof person.$inferSelect, 'isAdmin' | 'rights'>;

/** The rights of an account: an admin has them all. */
export const rightsOf = ({ isAdmin, rights }: Holder): readonly Right[] => (isAdmin ? RIGHTS : rights);

/** True for whoever works for the site: an admin, or somebody with a right of their own. */
export const isStaff = ({ isAdmin, rights }: Holder): boolean => isAdmin || rights.length > 0;
