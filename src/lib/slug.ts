/** The shape of every address made of words (docs/spec/calls.md §/api/user/ check_slug_available). */
export const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The length of the longest one, in characters. */
export const SLUG_MAX = 60;
