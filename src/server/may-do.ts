import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import type { Right } from '#src/lib/rights.ts';
import { person } from './db/schema/index.ts';

/** True of the people who hold a right of staff now: it is theirs, or they are administrators, and not disabled. */
export const mayDo = (right: Right) =>
  and(isNull(person.disabledAt), or(eq(person.isAdmin, true), arrayContains(person.rights, [right])));
