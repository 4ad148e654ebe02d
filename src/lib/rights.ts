/** The things that a member of staff may be given to do (docs/spec/calls.md §Roles of staff), in the order of the admin. */
export const RIGHTS = [
  'content',
  'publish',
  'themes',
  'catalogue',
  'orders',
  'payments',
  'people',
  'mailing',
  'stats',
  'offers',
  'merchants',
  'settings',
] as const;
export type Right = (typeof RIGHTS)[number];

/** Puts rights in order, each once. */
export function orderedRights(rights: Iterable<string>): Right[] {
  const held = new Set(rights);
  return RIGHTS.filter((right) => held.has(right));
}
